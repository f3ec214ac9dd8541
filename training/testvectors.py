"""Positions of random games with a net's answers, to test other implementations.

testvectors.py NET.knet OUT.json [COUNT]
testvectors.py --random GAME CHANNELS BLOCKS NET.knet    writes a net of random numbers

Computed in float32 from the 16-bit weights. Planes are a flat list, point by point.
"""
import json
import sys

import numpy as np
import torch

from encoding import Encoding
from games import GAMES, game_of
from native import Library
from nets import effective, export_knet, forward, import_knet, init_params


def phase_of(position):
    return position.split('phase=')[1].split(' ')[0]


def kind_of(position):
    """Variant and, in GIPF, what the sides may bring in."""
    fields = position.split(' ')
    return ' '.join([fields[1]] + [f for f in fields if f.startswith('entry=')])


def choose(library, count):
    """Different positions of every phase and kind: one after the other of those that were taken least."""
    longest = {'yinsh': 70, 'gipf': 50, 'gipf-project': 60}[library.game.name]
    samples = [library.sample(1 + seed, seed % library.variants, seed * 11 // 3 % longest) for seed in range(600)]
    pool = list({s[3]: s for s in samples if s and len(s[4]) > 1}.values())
    taken, found = {}, []
    while pool and len(found) < count:
        rank = lambda i: [taken.get(key(pool[i][3]), 0) for key in (phase_of, kind_of)]
        best = pool.pop(min(range(len(pool)), key=rank))
        for key in (phase_of, kind_of):
            taken[key(best[3])] = taken.get(key(best[3]), 0) + 1
        found.append(best)
    return found


def vectors(path, count):
    header, params = import_knet(path)
    game = game_of(header)
    library = Library(game)
    encoding = Encoding(library, 'cpu', torch.float32)
    weights = effective(params, torch.float32)
    rows = []
    for bits, globals_, cells, position, steps in choose(library, count):
        x = encoding.planes(torch.from_numpy(bits.view(np.int64))[None], torch.from_numpy(globals_)[None])
        with torch.no_grad():
            policy, out = forward(weights, header['blocks'], x, encoding.mask, encoding.share)
            logits = encoding.logits(policy, torch.from_numpy(cells.astype(np.int16))[None])[0]
        at_points = x[0].permute(1, 2, 0).reshape(-1, game.planes)[[game.grid_index(p) for p in range(len(game.points))]]
        listed = [[list(divmod(int(c), game.policy_planes)) for c in row if c < game.cells] for row in cells]
        rows.append({
            'position': position,
            'planes': [float(v) for v in at_points.reshape(-1)],
            'steps': [{'text': t, 'cells': c, 'logit': float(l)} for t, c, l in zip(steps, listed, logits)],
            'value': float(out[0, 0]),
            'difference': float(out[0, 1]),
            'left': float(out[0, 2]),
        })
    return rows


def random_net(name, channels, blocks, path):
    """No tensor is zero, so that a test sees every one of them."""
    torch.manual_seed(1)
    params = init_params(GAMES[name], channels, blocks)
    params = [p if p.abs().sum() > 0 else p.normal_(0, 0.1) for p in params]
    export_knet(path, GAMES[name], channels, blocks, params, {'origin': 'random numbers, for tests'})


def main():
    if sys.argv[1] == '--random':
        name, channels, blocks, path = sys.argv[2:6]
        return random_net(name, int(channels), int(blocks), path)
    net, out = sys.argv[1:3]
    rows = vectors(net, int(sys.argv[3]) if len(sys.argv) > 3 else 12)
    with open(out, 'w') as f:
        f.write('[\n' + ',\n'.join(json.dumps(row, separators=(',', ':')) for row in rows) + '\n]\n')
    print(f'{len(rows)} positions:', [phase_of(row['position']) for row in rows])


if __name__ == '__main__':
    main()
