"""Fits the steps left, the third value output, to games of a net, and leaves everything else that the net says as it is:
fit_steps.py NET.knet OUT.knet --settings runs/GAME-N.json [--player NET.knet] [--positions N]

The player, the net itself if none is named, plays against itself with `hurry`. The output is the best linear one on the last hidden layer,
where positions count the more the surer the result is, since the search asks for it only there.
"""
import argparse
import json
import time

import numpy as np
import torch

from encoding import Encoding
from evaluator import Evaluator
from games import VALUE_HIDDEN, VALUE_OUTPUTS, game_of
from native import Library, SelfPlay, make_settings
from nets import effective, forward, import_knet, read_knet, trunk, value_of, write_knet
from replay import Replay

GAMES_AT_ONCE, VISITS, CONSIDERED, HURRY = 256, 16, 6, 0.5
BATCH = 2048
RIDGE = 0.01
TESTED = 0.15  # share of the positions that the fit does not see


def positions_of(player, library, search, count, threads):
    """So many positions as in a replay, from games that were at all stages when the counting began."""
    header, params = import_knet(player)
    evaluator = Evaluator(library, Encoding(library, 'cpu', torch.bfloat16), [(header['channels'], header['blocks'])], GAMES_AT_ONCE, forward)
    evaluator.load(params)
    search = {**search, 'visits': VISITS, 'considered': CONSIDERED, 'hurry': HURRY}
    quick = {**search, 'fullShare': 0, 'fastVisits': 2, 'fastConsidered': 2, 'openingShare': 1, 'openingSteps': 60}
    spread = SelfPlay(library, GAMES_AT_ONCE, 1, threads, make_settings(quick), 1)

    def play(games, goes_on):
        evaluator.bind(games, 0)
        while goes_on():
            evaluator.launch()
            games.step(0)

    play(spread, lambda: spread.counts()['games'] < 2 * GAMES_AT_ONCE)
    games = spread.copy(threads, make_settings(search))
    replay = Replay(library, 'cpu', count + Replay.CHUNK)

    def drained():
        replay.drain(games)
        return replay.size < count

    play(games, drained)
    return [t[:count] for t in replay.store]


def features_of(params, blocks, encoding, bits, globals_):
    """The last hidden layer of the value, and the value itself."""
    weights, found = effective(params, torch.float32), []
    with torch.no_grad():
        for first in range(0, len(bits), BATCH):
            x = encoding.planes(bits[first:first + BATCH], globals_[first:first + BATCH])
            x, outputs, _ = trunk(weights, blocks, x, encoding.mask, encoding.share)
            found.append(value_of(weights[outputs + 4:], x, encoding.mask, encoding.share))
    hidden, out = map(torch.cat, zip(*found))
    return hidden, torch.tanh(out[:, 0] * 0.5)


def fitted(hidden, left, weights):
    """Weights and bias of the linear map with the least weighted squares."""
    x = torch.cat([hidden, torch.ones(len(hidden), 1)], 1).double()
    weighted = (x * weights[:, None].double()).T
    return torch.linalg.solve(weighted @ x + RIDGE * torch.eye(x.shape[1]).double(), weighted @ left.double()).float()


def explained(said, left):
    return float(1 - (said - left).square().mean() / (left - left.mean()).square().mean())


def write(source, target, found, record):
    """The file with this output; all other weights are the same to the bit, and it has as many planes as before."""
    header, weights = read_knet(source)
    outputs = header.get('valueOutputs', 2)
    last = weights[-(VALUE_HIDDEN + 1) * outputs:].reshape(VALUE_HIDDEN + 1, outputs)[:, :2]  # the biases are the last row
    header = {**header, 'valueOutputs': VALUE_OUTPUTS, 'training': {**header['training'], 'stepsLeft': record}}
    write_knet(target, header, np.concatenate([weights[:-(VALUE_HIDDEN + 1) * outputs], np.column_stack([last, found]).reshape(-1)]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('net')
    parser.add_argument('out')
    parser.add_argument('--settings', required=True)
    parser.add_argument('--player')
    parser.add_argument('--positions', type=int, default=98304)
    parser.add_argument('--threads', type=int, default=2)
    args = parser.parse_args()
    header, params = import_knet(args.net)
    library = Library(game_of(header))
    began = time.time()
    found = positions_of(args.player or args.net, library, json.load(open(args.settings))['search'], args.positions, args.threads)
    (bits, globals_), left = found[:2], found[-1][:, 4]
    hidden, value = features_of(params, header['blocks'], Encoding(library, 'cpu', torch.float32), bits, globals_)
    weights, seen = value.abs() ** 4 + 0.05, int(len(bits) * (1 - TESTED))
    found = fitted(hidden[:seen], left[:seen], weights[:seen])
    said, sure = (hidden @ found[:-1] + found[-1])[seen:], value[seen:].abs() > 0.8
    shares = {'explained': round(explained(said, left[seen:]), 3), 'explainedWhereSure': round(explained(said[sure], left[seen:][sure]), 3)}
    print(f'{len(bits)} positions, {time.time() - began:.0f} s, {shares}')
    write(args.net, args.out, found.numpy(), {'positions': len(bits), **shares})


if __name__ == '__main__':
    main()
