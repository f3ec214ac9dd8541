import type { MatchRules } from '@korong/match';
import type { RoomMessage } from './roomMessage.js';
import type { ClientOptions, FetchRules, PlayedSetup } from './types.js';

/** Passes messages on in order, once the rules of their game are loaded. */
interface RulesLoader {
  readonly rules: () => MatchRules | undefined;
  readonly receive: (message: RoomMessage) => void;
}

const FETCH_AGAIN = 2_000;

export const createRulesLoader = (
  options: Pick<ClientOptions, 'rules' | 'after'>,
  handle: (message: RoomMessage) => void,
): RulesLoader => {
  let rules = typeof options.rules === 'function' ? undefined : options.rules;
  /** Messages that came while the rules were being fetched. */
  let waiting: RoomMessage[] | undefined;

  const receive = (message: RoomMessage): void => {
    if (waiting !== undefined) {
      waiting.push(message);
      return;
    }
    const game = gameIn(message);
    if (rules !== undefined || game === undefined || typeof options.rules !== 'function') handle(message);
    else fetchRules(game, options.rules, [message]);
  };

  const fetchRules = (game: PlayedGame, from: FetchRules, messages: RoomMessage[]): void => {
    waiting = messages;
    from(game.name, game.setup).then(
      fetched => {
        rules = fetched;
        const held = waiting ?? [];
        waiting = undefined;
        held.forEach(receive);
      },
      () =>
        options.after(FETCH_AGAIN, () => {
          fetchRules(game, from, waiting ?? []);
        }),
    );
  };

  return { rules: () => rules, receive };
};

interface PlayedGame {
  readonly name: string;
  readonly setup: PlayedSetup;
}

const gameIn = (message: RoomMessage): PlayedGame | undefined => {
  const first = message.kind === 'game' ? message.events[0] : undefined;
  if (first?.kind !== 'started' || typeof first.game !== 'string') return undefined;
  const { options = {}, links, position } = first as Partial<PlayedSetup>;
  return { name: first.game, setup: { options, ...(links && { links }), ...(position && { position }) } };
};
