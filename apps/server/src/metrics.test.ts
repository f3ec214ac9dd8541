import { expect, test } from 'vitest';
import { openMetrics } from './metrics.js';

test('counters and gauges are shown', async () => {
  const metrics = openMetrics();
  let rooms = 3;
  metrics.watch('rooms', () => rooms);
  metrics.watch('engine_queue', () => Promise.reject(new Error('out of reach')));
  metrics.turn();
  metrics.turn();
  metrics.refused('STALE_TURN');
  metrics.acknowledged(4);
  metrics.stored('games.append', 20, true);
  metrics.storeFailed('57P01');
  metrics.request('GET', '/api/me', 200, 12);
  const text = await metrics.text();
  expect(text).toContain('korong_rooms 3');
  expect(text).toContain('korong_turns_total 2');
  expect(text).toContain('korong_refused_total{code="STALE_TURN"} 1');
  expect(text).toContain('korong_acknowledged_seconds_bucket{le="0.005"} 1');
  expect(text).toContain('korong_acknowledged_seconds_bucket{le="0.0025"} 0');
  expect(text).toMatch(/korong_store_seconds_sum\{what="games.append",ok="true"\} 0.02/);
  expect(text).toContain('korong_store_failures_total{code="57P01"} 1');
  expect(text).toMatch(/korong_http_request_seconds_count\{method="GET",route="\/api\/me",status="200"\} 1/);
  expect(text).toContain('korong_nodejs_eventloop_lag_seconds');
  expect(text).not.toMatch(/^korong_engine_queue \d/m);
  rooms = 4;
  expect(await metrics.text()).toContain('korong_rooms 4');
});
