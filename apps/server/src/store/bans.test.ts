import { expect, test } from 'vitest';
import { onBoth } from './testing.js';

onBoth(({ open }) => {
  test('banned addresses are listed while it lasts, changed and let in again', async () => {
    const store = await open();
    const later = Date.now() + 3_600_000;
    await store.bans.add({ network: '203.0.113.7/32' });
    await store.bans.add({ network: '2001:db8::/48', until: later });
    await store.bans.add({ network: '198.51.100.0/24', until: 1_000 });
    expect(await store.bans.all()).toEqual([
      { network: '2001:db8::/48', until: later },
      { network: '203.0.113.7/32' },
    ]);
    await store.bans.add({ network: '203.0.113.7/32', until: later });
    expect(await store.bans.all()).toContainEqual({ network: '203.0.113.7/32', until: later });
    expect(await store.bans.remove('203.0.113.7/32')).toBe(true);
    expect(await store.bans.remove('203.0.113.7/32')).toBe(false);
    expect(await store.bans.all()).toHaveLength(1);
  });
});
