import { CLOSE_CODES } from '@korong/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HUGE } from '../size.ts';
import { greet, HELLO, openWire, type Wire } from '../wire.ts';
import { ATTACKER, setScene, type Scene } from './testing.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

const from = ATTACKER;
const TOO_BIG = 1009;
const CUT = 1006;
const game = 'AAAAAAAAAA';

const NONSENSE: Readonly<Record<string, string>> = {
  'no JSON': 'hello?',
  'half a message': '{"kind":"watch"',
  nothing: '',
  null: 'null',
  'a number': '7',
  'a list': '[{"kind":"ping","at":1}]',
  'an unknown kind': '{"kind":"sudo"}',
  'no kind': '{"game":"AAAAAAAAAA"}',
  'a kind that is no text': '{"kind":{"toString":"watch"}}',
  'a prototype': '{"__proto__":{"kind":"ping"},"constructor":{"prototype":{}}}',
  'a field too many': '{"kind":"ping","at":1,"by":"white"}',
  'a number too large': `{"kind":"watch","game":"${game}","since":1e400,"chat":0}`,
  'a number below zero': `{"kind":"watch","game":"${game}","since":-1,"chat":0}`,
  'an id of something else': '{"kind":"watch","game":"../../etc/p","since":0,"chat":0}',
  'a command that no player may give': `{"kind":"do","game":"${game}","id":"12345678","command":{"kind":"outage","from":0,"to":9}}`,
  'a command with a name on it': `{"kind":"do","game":"${game}","id":"12345678","command":{"kind":"resign","by":"white"}}`,
  'a turn as long as a book': `{"kind":"do","game":"${game}","id":"12345678","command":{"kind":"turn","answers":0,"text":"${'f6;'.repeat(200)}"}}`,
  'lists in lists in lists': '['.repeat(2_000) + ']'.repeat(2_000),
  'objects in objects in objects': '{"a":'.repeat(600) + '1' + '}'.repeat(600),
};

test.each(Object.entries(NONSENSE))('%s is refused with a code', async (_name, text) => {
  const wire = await greet(scene.base, { from });
  wire.send(text);
  expect(await wire.next({ kind: 'refused' })).toMatchObject({ code: 'BAD_MESSAGE' });
  // A single bad message does not close the connection.
  wire.say({ kind: 'ping', at: 1 });
  await wire.next({ kind: 'pong', at: 1 });
  wire.socket.terminate();
});

test('bytes that are no text are refused', async () => {
  const wire = await greet(scene.base, { from });
  wire.send(Buffer.from([0, 255, 254, 1, 2, 3]));
  const heard = await Promise.race([wire.next({ kind: 'refused' }), wire.close()]);
  expect(typeof heard === 'number' || heard.code).toBe('BAD_MESSAGE');
  wire.socket.terminate();
});

test('nothing is done before hello', async () => {
  const wire = await openWire(scene.base, { from });
  wire.say({ kind: 'watch', game, since: 0, chat: 0 });
  expect(await wire.next({ kind: 'refused' })).toMatchObject({ code: 'HELLO_FIRST' });
  wire.socket.terminate();
});

test('a client with an old protocol is told to update and is closed', async () => {
  const wire = await openWire(scene.base, { from });
  wire.say({ ...HELLO, protocol: 0 });
  await wire.next({ kind: 'tooOld' });
  expect(await wire.close()).toBe(CLOSE_CODES.tooOld);
});

test('a client that keeps sending nonsense is closed', async () => {
  await scene.beside('nonsense on and on', async () => {
    const wires = await Promise.all(Array.from({ length: 20 }, () => greet(scene.base, { from })));
    const texts = Object.values(NONSENSE);
    for (const wire of wires) for (let i = 0; i < 200; i++) wire.send(texts[i % texts.length]!);
    const codes = await Promise.all(wires.map(wire => wire.close()));
    expect(new Set(codes)).toEqual(new Set([CLOSE_CODES.refused]));
    return { sockets: wires.length, closedWith: codes[0] };
  });
});

const huge = async (wire: Wire, parts: number, part: string): Promise<number> => {
  for (let i = 0; i < parts && wire.socket.readyState === wire.socket.OPEN; i++)
    await new Promise(resolve => {
      wire.socket.send(part, { fin: i === parts - 1 }, resolve);
    });
  return wire.close();
};

test('messages larger than any honest one are not even read, whole or in pieces', async () => {
  await scene.beside('huge messages', async () => {
    const large = 'x'.repeat(8 * 1024 * 1024);
    // All say hello before the first one sends: this process is busy afterwards, and the server waits for a hello only so long.
    const greetAll = (): Promise<Wire[]> =>
      Promise.all(Array.from({ length: HUGE }, () => greet(scene.base, { from })));
    const whole = await Promise.all((await greetAll()).map(wire => huge(wire, 1, large)));
    const pieces = await Promise.all((await greetAll()).map(wire => huge(wire, 100_000, 'x'.repeat(1_000))));
    // A connection that is closed while it still sends may not receive the reason.
    for (const code of [...whole, ...pieces]) expect([TOO_BIG, CUT]).toContain(code);
    return { megabytesEach: 8, whole: whole.length, inPieces: pieces.length };
  });
});

test('a client with too many messages is told to wait, and is closed if it does not', async () => {
  await scene.beside('a flood of messages', async () => {
    const wire = await greet(scene.base, { from });
    for (let i = 0; i < 20_000 && wire.closed === undefined; i++) {
      wire.say({ kind: 'ping', at: i });
      if (i % 500 === 0) await new Promise(resolve => setImmediate(resolve));
    }
    const code = await wire.close();
    const pongs = wire.heard.filter(message => message.kind === 'pong').length;
    const refused = wire.heard.filter(message => message.code === 'TOO_MANY_REQUESTS').length;
    expect(refused).toBeGreaterThan(0);
    expect(pongs).toBeLessThan(1_000);
    // A connection that is closed while it still sends may not receive the reason.
    expect([CLOSE_CODES.refused, CUT]).toContain(code);
    return { pongs, refused, closedWith: code };
  });
});
