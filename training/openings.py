"""Games for the opening book: openings.py NET.knet … [--out DIR] [--seconds N]

Plays every variant in equal shares and writes DIR/openings-GAME.txt, from which `korong book make` counts: a line for each game with its
variant, its result and its first steps.
"""
import os

from nets import import_knet
from study import FREE, Kind, arguments, play, prepare, run, say

VARIANTS = {'yinsh': 2, 'gipf': 3}
STEPS = 28


def openings(path, args, deadline):
    game = import_knet(path)[0]['game']
    kinds = [Kind(str(variant), 1, (variant, 0, 0, FREE, 0, 0)) for variant in range(VARIANTS[game])]
    _, _, evaluators, games, _ = prepare(path, args, kinds)
    games.record_to(os.path.join(args.out, f'openings-{game}.txt'), STEPS)
    report = lambda games: say(f'{int((games.rows[:, 0] == 1).sum())} games over, {games.alive()} going on')
    play(games, evaluators, args.visits, deadline, report)
    report(games)
    games.free()


if __name__ == '__main__':
    run(arguments(), openings)
