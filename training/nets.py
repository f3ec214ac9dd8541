"""The network of docs/nets.md on a rectangular grid: parameters, forward pass, KNET files.

Points off the board are held at zero by a mask; a hexagonal convolution is a 3x3 one with two opposite corners at zero.
Parameters are a plain list of tensors in the order of `shapes`, so that captured graphs can copy into them.
"""
import json
import math
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

from games import FIRST_PLANES, TAPS, VALUE_CHANNELS, VALUE_HIDDEN, VALUE_OUTPUTS, game_of


def shapes(game, channels, blocks):
    """Name and shape of every tensor, outputs first, in the order of the file."""
    c, policy = channels, game.policy_planes
    found = [('win', (c, game.planes, 3, 3)), ('bin', (c,))]
    for _ in range(blocks):
        found += [('w1', (c, c, 3, 3)), ('b1', (c,)), ('w2', (c, c, 3, 3)), ('b2', (c,)), ('wg', (c, c))]
    found += [('wp1', (c, c, 1, 1)), ('bp1', (c,)), ('wp2', (policy, c, 1, 1)), ('bp2', (policy,))]
    found += [('wv1', (VALUE_CHANNELS, c, 1, 1)), ('bv1', (VALUE_CHANNELS,))]
    found += [('f1', (VALUE_HIDDEN, 2 * VALUE_CHANNELS)), ('fb1', (VALUE_HIDDEN,)), ('f2', (VALUE_OUTPUTS, VALUE_HIDDEN)), ('fb2', (VALUE_OUTPUTS,))]
    return found


def init_params(game, channels, blocks, device='cpu'):
    """Random weights. Blocks begin as the identity (w2 and wg zero), so no normalisation is needed."""
    params = []
    for name, shape in shapes(game, channels, blocks):
        t = torch.zeros(shape, device=device)
        if name in ('win', 'w1'):
            t.normal_(0, math.sqrt(2 / (7 * shape[1])))
        elif name in ('wp1', 'wv1', 'f1'):
            t.normal_(0, math.sqrt(2 / shape[1]))
        elif name == 'wp2':
            t.normal_(0, 0.3 / math.sqrt(shape[1]))
        elif name == 'f2':
            t.normal_(0, 0.1 / math.sqrt(shape[1]))
        params.append(laid_out(t))
    return params


def grown(params, game, size, larger):
    """Weights of a larger net that gives the same answers: nothing reads the new channels yet, and new blocks add nothing."""
    (channels, blocks), (wide, deep) = size, larger
    if wide < channels or deep < blocks:
        raise ValueError(f'a net {larger} is not larger than {size}')
    fresh = init_params(game, wide, deep)
    first = 2 + 5 * blocks  # of the old tensors that come after the blocks
    pairs = list(zip(range(first), range(first))) + list(zip(range(first, len(params)), range(2 + 5 * deep, len(fresh))))
    for old, new in pairs:
        source, target = params[old].float().cpu(), fresh[new]
        if target.dim() > 1:
            target[:source.shape[0], source.shape[1]:] = 0
            target[:source.shape[0], :source.shape[1]] = source
        else:
            target[:source.shape[0]] = source
    return fresh


# Where policy planes of GIPF with potentials begin: (planes, how many, those of GIPF that they begin as). See gipf_project_net.h.
BEGIN_AS = [(16, 6, 0), (27, 6, 0)]  # a loaded push and the extra push as a push of a single piece
LOADED_KINDS, LOADED_LIKED = slice(22, 27), 0.7  # so much more than a single one


def with_potentials(params, plain, project):
    """Weights for GIPF with potentials that play as those of plain GIPF where there are no threats, which it has no planes for:
    nothing reads the new planes yet.
    """
    found = [p.float().cpu() for p in params]
    policy = next(i for i, (name, _) in enumerate(shapes(plain, found[0].shape[0], (len(found) - 12) // 5)) if name == 'wp2')
    entry = torch.zeros(found[0].shape[0], project.planes, 3, 3)
    entry[:, :FIRST_PLANES] = found[0][:, :FIRST_PLANES]
    weights, biases = torch.zeros(project.policy_planes, found[0].shape[0], 1, 1), torch.zeros(project.policy_planes)
    weights[:plain.policy_planes], biases[:plain.policy_planes] = found[policy], found[policy + 1]
    for at, count, like in BEGIN_AS:
        weights[at:at + count], biases[at:at + count] = found[policy][like:like + count], found[policy + 1][like:like + count]
    biases[LOADED_KINDS] = LOADED_LIKED
    found[0], found[policy], found[policy + 1] = laid_out(entry), laid_out(weights), biases
    return found


def laid_out(t):
    return t.to(memory_format=torch.channels_last) if t.dim() == 4 else t


_hex_masks = {}


def hex_mask(device):
    """1 on the seven taps of a 3x3 kernel."""
    key = str(device)
    if key not in _hex_masks:
        mask = torch.zeros(3, 3)
        for dq, dr in TAPS:
            mask[dq + 1, dr + 1] = 1
        _hex_masks[key] = mask.to(device)
    return _hex_masks[key]


def effective(params, dtype):
    """The weights that act: corners of the kernels zeroed, in the type asked for."""
    mask = hex_mask(params[0].device)
    return [((p * mask) if p.dim() == 4 and p.shape[-1] == 3 else p).to(dtype) for p in params]


def board_mask(game, device, dtype):
    mask = torch.zeros(game.side * game.side)
    mask[[game.grid_index(p) for p in range(len(game.points))]] = 1
    return mask.to(device=device, dtype=dtype).view(1, 1, game.side, game.side)


LOUDEST = 32  # nets in good health have few activations above it


def excess(a):
    """How far activations go beyond LOUDEST. Nothing else keeps a net from driving them up without end, one block making up for another."""
    return F.relu(a.float() / LOUDEST - 1).square().mean()


def forward(p, blocks, x, mask, share, measured=False):
    """Policy numbers [batch, grid, planes] flattened, zero off the board, and the value numbers.

    `p` are effective weights, `mask` the board, `share` one over its number of points. With `measured` also of what the blocks hold: the
    mean excess, and the largest activation.
    """
    x, k, measures = trunk(p, blocks, x, mask, share, measured)
    policy = F.conv2d(F.relu(F.conv2d(x, p[k], p[k + 1])), p[k + 2], p[k + 3]) * mask
    policy = policy.permute(0, 2, 3, 1).reshape(x.shape[0], -1)
    return (policy, value_of(p[k + 4:], x, mask, share)[1], *measures)


def trunk(p, blocks, x, mask, share, measured=False):
    """What the blocks make of the planes, the number of weights before the outputs, and what `forward` measures."""
    excesses, largest = [], []
    x = F.relu(F.conv2d(x, p[0], p[1], padding=1)) * mask
    k = 2
    for _ in range(blocks):
        h = F.relu(F.conv2d(x, p[k], p[k + 1], padding=1)) * mask
        g = F.linear(h.sum((2, 3)) * share, p[k + 4])
        x = F.relu(x + F.conv2d(h, p[k + 2], p[k + 3], padding=1) + g[:, :, None, None]) * mask
        for a in (h, x) if measured else ():
            excesses.append(excess(a))
            largest.append(a.detach().amax().float())
        k += 5
    return x, k, (torch.stack(excesses).mean(), torch.stack(largest).max()) if measured else ()


def value_of(p, x, mask, share):
    """The last hidden layer of the value, and its outputs."""
    v = F.relu(F.conv2d(x, p[0], p[1])) * mask
    f = torch.cat([v.sum((2, 3)) * share, v.amax((2, 3))], 1)
    hidden = F.relu(F.linear(f, p[2], p[3]))
    return hidden, F.linear(hidden, p[4], p[5])


# ---- KNET files

def to_file_layout(t):
    """[tap][in][out], [in][out] or [out]: the index of the output runs fastest."""
    a = t.detach().float().cpu().numpy()
    if a.ndim == 4 and a.shape[-1] == 3:
        return np.stack([a[:, :, dq + 1, dr + 1].T for dq, dr in TAPS])
    if a.ndim == 4:
        return a[:, :, 0, 0].T
    return a.T


def from_file_layout(a, shape):
    """The inverse; `a` is flat."""
    if len(shape) == 4 and shape[-1] == 3:
        taps = a.reshape(7, shape[1], shape[0])
        out = np.zeros(shape, np.float32)
        for (dq, dr), w in zip(TAPS, taps):
            out[:, :, dq + 1, dr + 1] = w.T
    elif len(shape) == 1:
        out = a.astype(np.float32)
    else:
        out = a.reshape(shape[1], shape[0]).T.astype(np.float32).reshape(shape)
    return laid_out(torch.from_numpy(np.ascontiguousarray(out)))


def export_knet(path, game, channels, blocks, params, training):
    header = {
        'game': game.registry or game.name, 'points': len(game.points), 'planes': game.planes, 'channels': channels, 'blocks': blocks,
        'policyPlanes': game.policy_planes, 'valueChannels': VALUE_CHANNELS, 'valueHidden': VALUE_HIDDEN, 'valueOutputs': VALUE_OUTPUTS,
        'training': training,
    }
    write_knet(path, header, np.concatenate([to_file_layout(p).reshape(-1) for p in params]))


def write_knet(path, header, weights):
    """`weights` are in the order of the file."""
    write_file(path, 1, header, np.clip(weights, -65504, 65504).astype('<f2').tobytes())


def write_file(path, version, header, numbers):
    text = json.dumps(header).encode()
    text += b' ' * (-len(text) % 4)
    with open(path + '.tmp', 'wb') as f:
        f.write(b'KNET' + struct.pack('<II', version, len(text)) + text + numbers)
    os.replace(path + '.tmp', path)  # a run that ends while writing leaves the older file whole


def read_knet(path):
    """(header, weights) as they stand in a KNET file."""
    with open(path, 'rb') as f:
        raw = f.read()
    magic, version, length = struct.unpack('<4sII', raw[:12])
    if magic != b'KNET' or version != 1:
        raise ValueError(f'{path}: not a KNET file of version 1')
    return json.loads(raw[12:12 + length]), np.frombuffer(raw, '<f2', offset=12 + length)


def import_knet(path):
    """(header, float32 parameters) of a KNET file, for all planes that the game has today, and all outputs."""
    header, weights = read_knet(path)
    game = game_of(header)
    planes = header['planes']
    taps = len(TAPS) * header['channels']
    entry = weights[:planes * taps].reshape(len(TAPS), planes, -1)
    entry = np.pad(entry, ((0, 0), (0, game.planes - planes), (0, 0)))  # nothing reads planes that an older net has not seen
    outputs = header.get('valueOutputs', 2)
    last = VALUE_HIDDEN * outputs + outputs
    f2, fb2 = weights[-last:-outputs].reshape(VALUE_HIDDEN, outputs), weights[-outputs:]
    f2 = np.pad(f2, ((0, 0), (0, VALUE_OUTPUTS - outputs)))
    fb2 = np.pad(fb2, (0, VALUE_OUTPUTS - outputs), constant_values=1)  # the end is always a long way off
    weights = np.concatenate([entry.reshape(-1), weights[planes * taps:-last], f2.reshape(-1), fb2])
    return header, unpack(weights, game, header['channels'], header['blocks'])


def unpack(weights, game, channels, blocks):
    """Flat numbers in the order of the file, as parameters."""
    params, at = [], 0
    for _, shape in shapes(game, channels, blocks):
        size = 7 * shape[0] * shape[1] if len(shape) == 4 and shape[-1] == 3 else int(np.prod(shape))
        params.append(from_file_layout(weights[at:at + size], shape))
        at += size
    if at != len(weights):
        raise ValueError(f'{len(weights)} weights where {at} are needed')
    return params
