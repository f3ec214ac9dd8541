"""Positions of random games with a rounded net's answers, to test other implementations.

testvectors.py NET.knet OUT.json [COUNT]
testvectors.py --again NET.knet OUT.json                  the net's answers for the positions that OUT.json has
testvectors.py --random GAME CHANNELS BLOCKS NET.knet     writes a float net of random numbers, for quantize.py

Computed as `quantized.py` does. Planes are a flat list, point by point.
"""
import json
import sys

import numpy as np
import torch

from encoding import Encoding
from games import GAMES, game_of
from native import Library
from nets import export_knet, init_params
from quantized import forward, read_quantized


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


def positions_of(library, encoding, planes, count):
    """Positions of random games, as the file has them, with so many planes."""
    game, rows = library.game, []
    for bits, globals_, cells, position, steps in choose(library, count):
        x = encoding.planes(torch.from_numpy(bits.view(np.int64))[None], torch.from_numpy(globals_)[None])[0, :planes]
        at_points = x.flatten(1).T[[game.grid_index(p) for p in range(len(game.points))]]
        listed = [[list(divmod(int(c), game.policy_planes)) for c in row if c < game.cells] for row in cells]
        rows.append({
            'position': position,
            'planes': at_points.reshape(-1).tolist(),
            'steps': [{'text': t, 'cells': c} for t, c in zip(steps, listed)],
        })
    return rows


def answered(header, net, encoding, row):
    """A position with what the net says of it."""
    game = encoding.game
    grid = [game.grid_index(p) for p in range(len(game.points))]
    x = torch.zeros(header['planes'], encoding.area)
    x[:, grid] = torch.tensor(row['planes']).view(len(grid), -1).T
    policy, out = forward(net, x.view(1, -1, game.side, game.side), encoding.mask, encoding.share)
    policy = policy.view(encoding.area, -1)[grid]
    logit = lambda cells: float(sum(policy[point, plane] for point, plane in cells))
    steps = [{'text': s['text'], 'cells': s['cells'], 'logit': logit(s['cells'])} for s in row['steps']]
    values = dict(zip(('value', 'difference', 'left'), out[0].tolist()))
    return {'position': row['position'], 'planes': row['planes'], 'steps': steps, **values}


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
    again = sys.argv[1] == '--again'
    path, out, *count = sys.argv[2 if again else 1:]
    header, net = read_quantized(path)
    library = Library(game_of(header))
    encoding = Encoding(library, 'cpu', torch.float32)
    rows = json.load(open(out)) if again else positions_of(library, encoding, header['planes'], int(count[0]) if count else 12)
    with torch.no_grad():
        rows = [answered(header, net, encoding, row) for row in rows]
    with open(out, 'w') as f:
        f.write('[\n' + ',\n'.join(json.dumps(row, separators=(',', ':')) for row in rows) + '\n]\n')
    print(f'{len(rows)} positions:', [phase_of(row['position']) for row in rows])


if __name__ == '__main__':
    main()
