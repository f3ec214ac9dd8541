"""Rounds a net to 8 bits, KNET version 2: quantize.py NET.knet OUT.knet --settings runs/GAME-N.json [--player NET.knet] [--positions N]

Layer after layer, from the first to the last: what a layer reads comes from the layers that are rounded already, what it should give is
what it gives in the float net, so that it makes up for errors before it. The weights that do this best, by least squares, are rounded one
after the other; those that are still free make up for the error of each (GPTQ: Frantar et al. 2022), and then each once more for all.
"""
import argparse
import json
import os
import time

import torch
import torch.nn.functional as F

from encoding import Encoding
from fit_steps import TESTED, positions_of
from games import FIRST_PIECES, FIRST_SHARED, TAPS, game_of
from native import KEEP_UPRIGHT, SYMMETRIES, Library
from nets import effective, forward, import_knet
from quantized import HIGHEST, MOST, block_first, block_second, channels, empty, features, scaled, whole, write_quantized
from quantized import forward as forward_rounded

BATCH = 512
RIDGE = 1e-3  # how much the weights are held where they were, as a share of what they read
OWN = 0.9  # how much the range of a channel is its own; the rest is the largest of all channels
STEPS = (1, 0.93, 0.86, 0.8, 0.7, 0.6)  # units of an output's weights, as shares of what its largest needs
SWEEPS = 4
HEXAGON = [(dq + 1) * 3 + dr + 1 for dq, dr in TAPS]


def product(a, b):
    """a.T @ b as a convolution, which is fast in every build of PyTorch, unlike a product of matrices.

    On one thread PyTorch would make it one after all, but not if it is dilated, which means nothing here.
    """
    return F.conv1d(b[None], a.T[:, :, None].contiguous(), dilation=2)[0]


class Squares:
    """Sums of squares and products of what a layer reads and should give, from which the best weights follow.

    The columns are what whole numbers are multiplied with, then what floats are multiplied with; the last is 1.
    """

    def __init__(self):
        self.reads = self.gives = 0

    def add(self, columns, target):
        self.reads = self.reads + product(columns, columns).double()
        self.gives = self.gives + product(target, columns).double()

    def held(self, start):
        """The same with a share of each square that is the least where the weights are those of `start`."""
        diagonal = self.reads.diagonal()
        ridge = RIDGE * diagonal + 1e-9 * diagonal.mean()
        found = Squares()
        found.reads, found.gives = self.reads + torch.diag(ridge), self.gives + start * ridge
        return found

    def best(self):
        return torch.cholesky_solve(self.gives.T, torch.linalg.cholesky(self.reads)).T

    def error(self, weights):
        """Of each output, but for a part that is the same for all weights."""
        return ((weights @ self.reads - 2 * self.gives) * weights).sum(1)


def rounded(squares, best, steps, wholes):
    """Weights in whole multiples of each output's step, floats after the first `wholes`: one after the other is rounded."""
    order = torch.cat([squares.reads.diagonal()[:wholes].argsort(descending=True), torch.arange(wholes, len(squares.reads))])
    inverse = torch.cholesky_inverse(torch.linalg.cholesky(squares.reads[order][:, order]))
    upper = torch.linalg.cholesky(inverse).T
    weights = best[:, order].T.clone()
    for i in range(wholes):
        nearest = (weights[i] / steps).round().clamp(-MOST, MOST) * steps
        error = (weights[i] - nearest) / upper[i, i]
        weights[i] = nearest
        weights[i + 1:] -= upper[i, i + 1:, None] * error
    found = torch.empty_like(best)
    found[:, order] = weights.T
    return found


def settled(squares, weights, steps, wholes):
    """Rounded weights of which none can be moved alone for less error; the floats are the best for them."""
    weights, reads = weights.clone(), squares.reads
    floats = torch.cholesky_inverse(torch.linalg.cholesky(reads[wholes:, wholes:]))
    slope = weights @ reads - squares.gives
    for _ in range(SWEEPS):
        for i in range(wholes):
            wanted = weights[:, i] - slope[:, i] / reads[i, i]
            moved = (wanted / steps).round().clamp(-MOST, MOST) * steps - weights[:, i]
            weights[:, i] += moved
            slope += moved[:, None] * reads[i]
        moved = -slope[:, wholes:] @ floats
        weights[:, wholes:] += moved
        slope += moved @ reads[wholes:]
    return weights


def fitted(squares, start, wholes):
    """(whole numbers, steps, floats) of a layer, whose step of each output is the one with the least error."""
    squares = squares.held(start)
    best = squares.best()
    largest = best[:, :wholes].abs().amax(1).clamp(min=1e-12) / MOST
    trials = [rounded(squares, best, largest * share, wholes) for share in STEPS]
    chosen = torch.stack([squares.error(weights) for weights in trials]).argmin(0)
    step = largest * torch.tensor(STEPS).double()[chosen]
    weights = settled(squares, torch.stack(trials)[chosen, torch.arange(len(chosen))], step, wholes)
    numbers = (weights[:, :wholes] / step[:, None]).round()
    return numbers, step, weights[:, wholes:]


class Rounding:
    """A net that is rounded layer by layer, with what its layers say of the positions."""

    def __init__(self, header, params, encoding, batches):
        self.header, self.encoding, self.batches = header, encoding, batches
        self.mask, self.share = encoding.mask, encoding.share
        self.near = neighbours(encoding)
        self.params = effective(params, torch.float32)
        outputs = header['valueOutputs']
        self.params[0] = self.params[0][:, :header['planes']]
        self.params[-2:] = [p[:outputs] for p in self.params[-2:]]
        self.net = empty(header)

    def columns(self, a, kernel):
        """[positions * points, taps * inputs] of activations that are zero off the board."""
        flat = a.permute(0, 2, 3, 1).reshape(-1, a.shape[1])
        near = self.near if kernel == 3 else self.near[:, :1]
        index = torch.arange(len(a))[:, None, None] * self.encoding.area + near
        return flat.index_select(0, index.view(-1)).view(index.shape[0] * index.shape[1], -1)

    def squares(self, inputs, targets, kernel, spread=False):
        """Of pairs of activations and targets, batch by batch."""
        found = Squares()
        for a, y in zip(inputs, targets):
            columns = self.columns(a, kernel)
            extra = [(a.sum((2, 3)) * self.share).repeat_interleave(len(self.near), 0)] if spread else []
            found.add(torch.cat([columns, *extra, torch.ones(len(columns), 1)], 1), self.columns(y, 1))
        return found

    def start(self, weights, units, bias, spread=None):
        """The weights of the float net where the inputs are in these units."""
        flat = (weights / channels(units)).flatten(2)
        flat = flat[:, :, HEXAGON] if weights.shape[-1] == 3 else flat
        parts = [flat.transpose(1, 2).flatten(1)] + ([spread / units] if spread is not None else []) + [bias[:, None]]
        return torch.cat(parts, 1).double()

    def put(self, part, found, into=None):
        """Sets a layer, and returns the spread if there is one; `into` are the units of its outputs if they are activations."""
        numbers, step, floats = found
        kernel = part['weights'].shape[-1]
        flat = part['weights'].flatten(2)
        flat[:, :, HEXAGON if kernel == 3 else [0]] = numbers.float().view(flat.shape[0], -1, flat.shape[1]).transpose(1, 2)
        into = torch.ones(()) if into is None else into.double()
        part['scale'].copy_(step * into)
        part['bias'].copy_(floats[:, -1] * into)
        return floats[:, :-1].float() * self.share

    def float_of(self, k, x):
        return F.conv2d(x, self.params[k], self.params[k + 1], padding=self.params[k].shape[-1] // 2)

    def units(self, x):
        """Of activations x. Nothing seen is cut off: finer units with the least error of x made the value of some positions far worse."""
        most = torch.stack([part.amax((0, 2, 3)) for part in x]).amax(0)
        largest = most.max().clamp(min=1e-3)
        return HIGHEST / (most.clamp(min=1e-3 * float(largest)) ** OWN * largest ** (1 - OWN))

    @torch.no_grad()
    def run(self):
        net, p = self.net, self.params
        planes = [batch[0][:, :self.header['planes']] for batch in self.batches]
        net['planeUnit'].copy_(self.plane_units())
        a = [whole(x * channels(net['planeUnit'])) for x in planes]
        wanted = [self.float_of(0, x) for x in planes]
        start = self.start(p[0], net['planeUnit'], p[1])
        self.put(net['entry'], fitted(self.squares(a, wanted, 3), start, start.shape[1] - 1))
        x = [self.shown(scaled(net['entry'], part)) for part in a]
        exact = [self.shown(w) for w in wanted]
        for i, block in enumerate(net['blocks']):
            exact, x = self.block(2 + 5 * i, block, net['units'][i], exact, x)
            error = sum((e - part).square().sum() for e, part in zip(exact, x)) / sum(e.square().sum() for e in exact)
            print(f'block {i + 1} is {float(error) ** 0.5:.4f} off', flush=True)
        self.outputs(2 + 5 * len(net['blocks']), exact, x)
        return net

    def shown(self, x):
        return F.relu(x) * self.mask

    def block(self, k, block, unit, exact, x):
        """What the float net has after the block, and what the rounded one has."""
        p = self.params
        unit.copy_(self.units(x))
        a = [whole(part * channels(unit)) for part in x]
        start = self.start(p[k], unit, p[k + 1])
        first = fitted(self.squares(a, (self.float_of(k, e) for e in exact), 3), start, start.shape[1] - 1)
        inner = self.put_hidden(block['first'], first, a)
        h = [block_first(block, part, self.mask) for part in a]
        # What the block gives and x together are what the float net has after it.
        wanted = [self.after(k, e) for e in exact]
        targets = (w - part for w, part in zip(wanted, x))
        start = self.start(p[k + 2], inner, p[k + 3], p[k + 4])
        block['spread'].copy_(self.put(block['second'], fitted(self.squares(h, targets, 3, True), start, 7 * len(inner))))
        return [self.shown(w) for w in wanted], [block_second(block, part, inside, self.mask) for part, inside in zip(x, h)]

    def after(self, k, x):
        h = self.shown(self.float_of(k, x))
        return x + self.float_of(k + 2, h) + F.linear(h.sum((2, 3)) * self.share, self.params[k + 4])[:, :, None, None]

    def put_hidden(self, part, found, a):
        """Sets a layer that gives activations, and returns their units."""
        self.put(part, found)
        units = self.units([self.shown(scaled(part, batch)) for batch in a])
        self.put(part, found, units)
        return units

    def outputs(self, k, exact, x):
        """The policy's and the value's first layers read the same activations and are fitted as one."""
        net, p = self.net, self.params
        both = torch.cat([p[k], p[k + 4]]), torch.cat([p[k + 1], p[k + 5]])
        targets = [F.conv2d(e, *both) for e in exact]
        unit = net['units'][-1].copy_(self.units(x))
        a = [whole(part * channels(unit)) for part in x]
        c = len(unit)
        found = fitted(self.squares(a, targets, 1), self.start(both[0], unit, both[1]), c)
        hidden = [t[:c] for t in found]
        self.put(net['value'], [t[c:] for t in found])
        wanted = [self.float_of(k + 2, F.relu(t[:, :c])) for t in targets]
        inner = self.put_hidden(net['policyHidden'], hidden, a)
        h = [whole(scaled(net['policyHidden'], a)) * self.mask for a in a]
        self.put(net['policy'], fitted(self.squares(h, wanted, 1), self.start(p[k + 2], inner, p[k + 3]), c))
        self.head(p[k + 6:], targets, a, c)

    def head(self, floats, targets, a, c):
        """The last layers stay floats; they too make up for what came before."""
        f1, fb1, f2, fb2 = floats
        of = lambda v: torch.cat([v.sum((2, 3)) * self.share, v.amax((2, 3))], 1)
        wanted = torch.cat([of(self.shown(t[:, c:])) for t in targets])
        given = torch.cat([features(self.net['value'], a, self.mask, self.share) for a in a])
        hidden = F.linear(wanted, f1, fb1)
        w, b = solved(given, hidden, f1, fb1)
        out = F.linear(F.relu(hidden), f2, fb2)
        w2, b2 = solved(F.relu(F.linear(given, w, b)), out, f2, fb2)
        for t, found in zip(self.net['head'], (w, b, w2, b2)):
            t.copy_(found)

    def plane_units(self):
        """Every value of a plane becomes a whole number, also where counts are up to twice the usual, as with potentials."""
        game = self.encoding.game
        most = [round(1 / scale) for scale in game.scales]
        most = [1] * (FIRST_PIECES + 1) + most[:FIRST_SHARED] + [1] * (game.piece_planes - FIRST_PIECES) + most[FIRST_SHARED:]
        return torch.tensor([float(HIGHEST if n == 1 else HIGHEST // (2 * n) * n) for n in most[:self.header['planes']]])


def neighbours(encoding):
    """Of every point the grid places of its taps; those off the board are one that is always zero."""
    side, on = encoding.game.side, encoding.flat_mask.bool()
    off = int((~on).nonzero()[0])
    place = lambda q, r: q * side + r if 0 <= q < side and 0 <= r < side and on[q * side + r] else off
    return torch.tensor([[place(int(at) // side + dq, int(at) % side + dr) for dq, dr in TAPS] for at in on.nonzero()[:, 0]])


def solved(given, wanted, weights, bias):
    """Weights and bias of a layer of floats."""
    squares = Squares()
    squares.add(torch.cat([given, torch.ones(len(given), 1)], 1), wanted)
    best = squares.held(torch.cat([weights, bias[:, None]], 1).double()).best().float()
    return best[:, :-1], best[:, -1]


@torch.no_grad()
def answers(ask, encoding, batches):
    """Logarithms of the policy over the legal steps, and the value numbers."""
    found = []
    for planes, cells, count, symmetry in batches:
        policy, out = ask(planes)
        logits = encoding.logits(policy, cells, symmetry)
        legal = torch.arange(logits.shape[1]) < count[:, None]
        found.append((torch.where(legal, logits, torch.tensor(-1e9)).log_softmax(1), out))
    return [torch.cat(part) for part in zip(*found)]


def compared(exact, near):
    """How far the answers of the rounded net are from those of the float net."""
    (policy, out), (policy_near, out_near) = exact, near
    value = torch.tanh(out[:, 0] / 2) - torch.tanh(out_near[:, 0] / 2)
    found = {
        'value': value.square().mean() ** 0.5, 'valueMean': value.mean(),
        'policy': (policy.exp() * (policy - policy_near)).sum(1).mean(),
        'same': (policy.argmax(1) == policy_near.argmax(1)).float().mean(),
    }
    if out_near.shape[1] > 2:
        found['left'] = (out[:, 2] - out_near[:, 2]).square().mean() ** 0.5
    return {k: round(float(v), 5) for k, v in found.items()}


def batches_of(positions, encoding):
    """(planes, cells of the steps, their number, symmetry), each position in one of its symmetries."""
    found = []
    bits, globals_, cells, count = positions[:4]
    for first in range(0, len(bits), BATCH):
        part = slice(first, first + BATCH)
        symmetry = torch.randint(0, SYMMETRIES, (len(bits[part]),)) * (1 - globals_[part, KEEP_UPRIGHT].long())
        x = encoding.planes(bits[part], globals_[part], symmetry)
        found.append((x, cells[part], count[part], symmetry))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('net')
    parser.add_argument('out')
    parser.add_argument('--settings', required=True)
    parser.add_argument('--player')
    parser.add_argument('--positions', type=int, default=8192)
    parser.add_argument('--threads', type=int, default=2)
    args = parser.parse_args()
    header, params = import_knet(args.net)
    header.setdefault('valueOutputs', 2)
    library = Library(game_of(header))
    encoding = Encoding(library, 'cpu', torch.float32)
    search = json.load(open(args.settings))['search']
    began = time.time()
    positions = positions_of(args.player or args.net, library, search, args.positions, args.threads)[:4]
    print(f'{time.time() - began:4.0f} s {args.positions} positions', flush=True)
    torch.manual_seed(1)
    seen = int(args.positions * (1 - TESTED))
    positions, tested = ([t[part] for t in positions] for part in (slice(seen), slice(seen, None)))
    tested = batches_of(tested, encoding)
    params = effective(params, torch.float32)
    exact = answers(lambda x: forward(params, header['blocks'], x, encoding.mask, encoding.share), encoding, tested)
    net = Rounding(header, params, encoding, batches_of(positions, encoding)).run()
    found = compared(exact, answers(lambda x: forward_rounded(net, x, encoding.mask, encoding.share), encoding, tested))
    print(f'{time.time() - began:4.0f} s {found}', flush=True)
    rounded = {'from': os.path.splitext(os.path.basename(args.net))[0], 'positions': args.positions, **found}
    write_quantized(args.out, {**header, 'training': {**header['training'], 'rounded': rounded}}, net)


if __name__ == '__main__':
    main()
