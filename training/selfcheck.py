"""What a run checks of itself before it spends time: boards, geometry, symmetries of the encoding, files."""
import os
import tempfile

import numpy as np
import torch

from encoding import Encoding
from games import FIRST_PLANES, GAMES
from nets import board_mask, effective, export_knet, forward, grown, import_knet, init_params, with_potentials

PERFT = {'yinsh': [[85, 7140, 592620], [85, 7140, 592620]], 'gipf': [[42, 1764, 73800], [42, 1764, 73800], [42, 1764, 148176]],
         'gipf-project': [[126, 15876], [84, 7056], [252, 63504], [84, 7056], [252, 63504]]}


def check(library):
    game = library.game
    for variant, counts in enumerate(PERFT[game.name]):
        for depth, count in enumerate(counts, 1):
            expect(library.perft(variant, depth) == count, f'perft of variant {variant} at depth {depth}')
    places, _, _ = library.tables()
    middle = game.side // 2
    expect([tuple(p) for p in (places + middle).tolist()] == list(game.points), 'points in the order of games.py')
    check_turns(library)
    check_file(game)
    check_growth(game)
    if game.name == 'gipf-project':
        check_potentials(game)


def expect(holds, what):
    if not holds:
        raise RuntimeError(f'self-check: {what}')


def check_turns(library):
    """A turned position with turned cells has the same planes, turned, and reads the same logits off turned numbers."""
    encoding = Encoding(library, 'cpu', torch.float32)
    _, points, cells = library.tables()
    game = library.game
    sample = next(s for s in (library.sample(seed, 0, 30) for seed in range(1, 99)) if s)
    bits, globals_ = torch.from_numpy(sample[0].view(np.int64))[None], torch.from_numpy(sample[1])[None]
    legal = torch.from_numpy(sample[2].astype(np.int16))[None]
    grid = torch.tensor([game.grid_index(p) for p in range(len(game.points))])
    upright = encoding.planes(bits, globals_).flatten(2)[0][:, grid]
    numbers = torch.randn(game.cells)
    spread = lambda values: spread_out(values, grid, game)
    for k in range(12):
        symmetry = torch.tensor([k])
        turned = encoding.planes(bits, globals_, symmetry).flatten(2)[0][:, grid]
        expect(torch.equal(turned[:, torch.from_numpy(points[k]).long()], upright), f'planes under symmetry {k}')
        images = torch.zeros(game.cells)
        images[torch.from_numpy(cells[k]).long()] = numbers
        same = torch.allclose(encoding.logits(spread(images), legal, symmetry), encoding.logits(spread(numbers), legal), atol=1e-5)
        expect(same, f'logits under symmetry {k}')


def spread_out(values, grid, game):
    flat = torch.zeros(game.side * game.side, game.policy_planes)
    flat[grid] = values.view(-1, game.policy_planes)
    return flat.view(1, -1)


def check_file(game):
    """What is written is read back, and a net gives numbers of the right shape."""
    params = init_params(game, 8, 2)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'net.knet')
        export_knet(path, game, 8, 2, params, {})
        header, read = import_knet(path)
    expect(header['channels'] == 8 and header['game'] == (game.registry or game.name), 'header of a file')
    for before, after in zip(effective(params, torch.float32), read):
        expect(before.shape == after.shape and torch.allclose(before, after, atol=2e-3, rtol=2e-3), 'weights of a file')
    x = torch.zeros(3, game.planes, game.side, game.side)
    policy, out = forward(read, 2, x, torch.ones(1, 1, game.side, game.side), torch.tensor(0.01))
    expect(policy.shape == (3, game.side ** 2 * game.policy_planes) and out.shape == (3, 3), 'shapes of the net')


def check_growth(game):
    """A net made larger answers as before."""
    params = [p.normal_(0, 0.1) for p in init_params(game, 8, 1)]
    x = torch.rand(2, game.planes, game.side, game.side)
    answer = lambda p, blocks: forward(effective(p, torch.float32), blocks, x, board_mask(game, 'cpu', torch.float32), torch.tensor(0.01))
    for before, after in zip(answer(params, 1), answer(grown(params, game, (8, 1), (16, 3)), 3)):
        expect(torch.allclose(before, after, atol=1e-4), 'a larger net that answers as before')


def check_potentials(game):
    """A net of plain GIPF that was given the planes of potentials answers as before, whatever stands in them."""
    plain = GAMES['gipf']
    params = [p.normal_(0, 0.1) for p in init_params(plain, 8, 2)]
    x = torch.rand(2, game.planes, game.side, game.side)
    mask, share = board_mask(game, 'cpu', torch.float32), torch.tensor(0.01)
    seen = torch.zeros(2, plain.planes, game.side, game.side)
    seen[:, :FIRST_PLANES] = x[:, :FIRST_PLANES]
    policy, out = forward(effective(params, torch.float32), 2, seen, mask, share)
    wider, same = forward(effective(with_potentials(params, plain, game), torch.float32), 2, x, mask, share)
    before = policy.view(2, -1, plain.policy_planes)
    expect(torch.allclose(wider.view(2, -1, game.policy_planes)[:, :, :plain.policy_planes], before, atol=1e-4), 'policy with potentials')
    expect(torch.allclose(out, same, atol=1e-4), 'value with potentials')
