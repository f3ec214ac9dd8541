import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLog } from '../audit.ts';
import { greet } from '../wire.ts';
import { setScene, sitDown, turn, type Scene } from './testing.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.end());

const turnsOf = async (game: string): Promise<(string | undefined)[]> =>
  (await readLog(scene.base, game)).filter(event => event.kind === 'turn').map(event => event.text);

test('turns out of turn, of yesterday and against the rules are refused with the reason', async () => {
  const { game, white, black } = await sitDown(scene.api);
  const [w, b] = [await greet(scene.base, white), await greet(scene.base, black)];
  const refusal = async (wire: typeof w, ...said: Parameters<typeof turn>): Promise<unknown> => {
    wire.say(turn(...said));
    return (await wire.next({ kind: 'refused', game })).code;
  };
  expect(await refusal(b, game, 0, 'f6')).toBe('NOT_YOUR_TURN');
  w.say(turn(game, 0, 'f6', 'the-first-turn'));
  await w.next({ kind: 'ack', id: 'the-first-turn' });
  expect(await refusal(w, game, 1, 'g7')).toBe('NOT_YOUR_TURN');
  expect(await refusal(b, game, 0, 'g7')).toBe('STALE_TURN');
  expect(await refusal(b, game, 7, 'g7')).toBe('STALE_TURN');
  expect(await refusal(b, game, 1, 'f6')).toBe('TURN_REFUSED');
  expect(await refusal(b, game, 1, 'drop table events')).toBe('TURN_REFUSED');
  expect(await turnsOf(game)).toEqual(['f6']);
});

test('in a game of others one may look on, and nothing else', async () => {
  const { game, white } = await sitDown(scene.api);
  const stranger = await greet(scene.base, await scene.api.guest('Eve'));
  const nobody = await greet(scene.base);
  const commands = [
    { kind: 'turn', answers: 0, text: 'f6' },
    { kind: 'resign' },
    { kind: 'abort' },
    { kind: 'draw', how: 'accept' },
    { kind: 'addTime' },
    { kind: 'claim', what: 'win' },
  ];
  for (const [i, command] of commands.entries()) {
    stranger.say({ kind: 'do', game, id: `stranger-${i}`, command });
    expect(await stranger.next({ id: `stranger-${i}` })).toMatchObject({
      kind: 'refused',
      code: 'NOT_A_PLAYER',
    });
    nobody.say({ kind: 'do', game, id: `nobody---${i}`, command });
    expect(await nobody.next({ id: `nobody---${i}` })).toMatchObject({ kind: 'refused', code: 'NO_SESSION' });
  }
  nobody.say({ kind: 'watch', game, since: 0, chat: 0 });
  await nobody.next({ kind: 'game', game });
  const owner = await greet(scene.base, white);
  owner.say(turn(game, 0, 'f6', 'still-mine'));
  await owner.next({ kind: 'ack', id: 'still-mine' });
  expect((await readLog(scene.base, game)).map(event => event.kind)).toEqual(['started', 'turn']);
});

test('a message that is sent again is the same message, on any connection', async () => {
  const { game, white, black } = await sitDown(scene.api);
  const [w, b] = [await greet(scene.base, white), await greet(scene.base, black)];
  const message = turn(game, 0, 'f6', 'recorded-1');
  w.say(message);
  const { seq } = await w.next({ kind: 'ack', id: 'recorded-1' });
  for (let i = 0; i < 20; i++) {
    w.say(message);
    expect(await w.next({ id: 'recorded-1' })).toMatchObject({ kind: 'ack', seq });
  }
  // A repeat of the idempotency key with another text changes nothing: the first one counts.
  w.say(turn(game, 0, 'g7', 'recorded-1'));
  expect(await w.next({ id: 'recorded-1' })).toMatchObject({ kind: 'ack', seq });
  // From another player it is another message.
  b.say(message);
  expect(await b.next({ id: 'recorded-1' })).toMatchObject({ kind: 'refused' });
  expect(await turnsOf(game)).toEqual(['f6']);
});

test('a session cannot be forged', async () => {
  const { game, white, black } = await sitDown(scene.api);
  const [name, value] = black.cookie.split('=') as [string, string];
  const flip = (text: string, at: number): string =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const forged = [
    `${name}=${flip(value, 0)}`,
    `${name}=${flip(value, Math.floor(value.length / 2))}`,
    `${name}=${flip(value, value.length - 2)}`,
    `${name}=${value.split('.')[0]}`,
    `${name}=${white.id}`,
    `${name}=`,
    `${name}=${'x'.repeat(4_000)}`,
    `${name}=%00%ff; ${name}=s%3A`,
  ];
  for (const cookie of forged) {
    const wire = await greet(scene.base, { cookie });
    expect([cookie, wire.heard[0]]).toMatchObject([cookie, { kind: 'welcome', you: null }]);
    wire.say(turn(game, 0, 'f6', 'forged-turn'));
    expect(await wire.next({ id: 'forged-turn' })).toMatchObject({ kind: 'refused', code: 'NO_SESSION' });
    wire.socket.terminate();
  }
  expect(await turnsOf(game)).toEqual([]);
});

test('hundreds of wrong turns a second delay no other player', async () => {
  await scene.beside('wrong turns on and on', async () => {
    const { game } = await sitDown(scene.api);
    const wires = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => greet(scene.base, await scene.api.guest(`Eve ${i}`))),
    );
    const codes: Record<string, number> = {};
    for (let round = 0; round < 30; round++) {
      for (const wire of wires) if (wire.closed === undefined) wire.say(turn(game, 0, 'f6'));
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    await expect
      .poll(() => wires.some(({ heard }) => heard.some(({ code }) => code === 'NOT_A_PLAYER')))
      .toBe(true);
    for (const { heard } of wires)
      for (const { kind, code } of heard)
        if (kind === 'refused') codes[String(code)] = (codes[String(code)] ?? 0) + 1;
    expect(codes.NOT_A_PLAYER).toBeGreaterThan(0);
    return { refused: codes };
  });
});
