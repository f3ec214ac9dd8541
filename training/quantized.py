"""Nets in 8-bit whole numbers, KNET version 2 of docs/nets.md: the numbers, files, and the arithmetic of the engine.

Activations are whole numbers from 0 to 255, weights from -127 to 127. Both are kept as floats here: no sum of their products
reaches 2^24, up to where floats are exact, so it is the same in whatever order it is computed.
"""
import json
import struct

import numpy as np
import torch
import torch.nn.functional as F

from nets import from_file_layout, to_file_layout, write_file

MOST, HIGHEST = 127, 255  # of weights, of activations
EXACT = 2 ** 24


def layer(inputs, outputs, kernel=1):
    return {'weights': torch.zeros(outputs, inputs, kernel, kernel), 'scale': torch.zeros(outputs), 'bias': torch.zeros(outputs)}


def empty(header):
    """A net of zeros with the sizes of a header."""
    c, values, hidden, outputs = (header[k] for k in ('channels', 'valueChannels', 'valueHidden', 'valueOutputs'))
    return {
        'planeUnit': torch.zeros(header['planes']),
        'entry': layer(header['planes'], c, 3),
        'units': [torch.zeros(c) for _ in range(header['blocks'] + 1)],  # of what the entry and each block give
        'blocks': [{'first': layer(c, c, 3), 'spread': torch.zeros(c, c), 'second': layer(c, c, 3)} for _ in range(header['blocks'])],
        'policyHidden': layer(c, c),
        'policy': layer(c, header['policyPlanes']),
        'value': layer(c, values),
        'head': [torch.zeros(hidden, 2 * values), torch.zeros(hidden), torch.zeros(outputs, hidden), torch.zeros(outputs)],
    }


def parts(net):
    """The floats of a net and its whole numbers, outputs first, in the order of the file."""
    ends = [net['policyHidden'], net['policy'], net['value']]
    floats = [net['planeUnit'], net['entry']['scale'], net['entry']['bias'], net['units'][0]]
    for block, unit in zip(net['blocks'], net['units'][1:]):
        first, second = block['first'], block['second']
        floats += [first['scale'], first['bias'], block['spread'], second['scale'], second['bias'], unit]
    floats += [part[k] for part in ends for k in ('scale', 'bias')] + net['head']
    layers = [net['entry']] + [block[k] for block in net['blocks'] for k in ('first', 'second')] + ends
    return floats, [part['weights'] for part in layers]


def write_quantized(path, header, net):
    floats, wholes = parts(net)
    for w in wholes:
        assert torch.equal(w, w.round()) and w.abs().max() <= MOST and HIGHEST * w.abs().sum((1, 2, 3)).max() < EXACT
    flat = lambda tensors, kind: np.concatenate([to_file_layout(t).reshape(-1) for t in tensors]).astype(kind).tobytes()
    assert all(torch.isfinite(t).all() for t in floats)
    write_file(path, 2, header, flat(floats, '<f4') + flat(wholes, 'i1'))


def read_quantized(path):
    """(header, net) of a file of version 2."""
    with open(path, 'rb') as f:
        raw = f.read()
    magic, version, length = struct.unpack('<4sII', raw[:12])
    if magic != b'KNET' or version != 2:
        raise ValueError(f'{path}: not a KNET file of version 2')
    header, at = json.loads(raw[12:12 + length]), 12 + length
    net = empty(header)
    for tensors, kind, size in zip(parts(net), ('<f4', 'i1'), (4, 1)):
        for t in tensors:
            count = t.numel() if t.shape[-1:] != (3,) or t.dim() != 4 else t.numel() // 9 * 7
            t.copy_(from_file_layout(np.frombuffer(raw, kind, count, at), t.shape))
            at += size * count
    if at != len(raw):
        raise ValueError(f'{path}: {len(raw)} bytes where {at} are needed')
    return header, net


def whole(x):
    """The nearest activations, of two as near the even one."""
    return x.clamp(0, HIGHEST).round()


def channels(t):
    return t[:, None, None]


def sums(part, a):
    return F.conv2d(a, part['weights'], padding=part['weights'].shape[-1] // 2)


def scaled(part, a):
    return channels(part['scale']) * sums(part, a) + channels(part['bias'])


def block_first(block, a, mask):
    """The activations between the two convolutions of a block."""
    return whole(scaled(block['first'], a)) * mask


def block_second(block, x, h, mask):
    """What a block makes of x, in floats."""
    second = block['second']
    g = F.linear(h.sum((2, 3)), block['spread'])
    return F.relu(x + (channels(second['scale']) * sums(second, h) + (second['bias'] + g)[:, :, None, None])) * mask


def forward(net, planes, mask, share):
    """As `forward` of nets.py, of the first planes that the net has."""
    planes = planes[:, :len(net['planeUnit'])]
    x = F.relu(scaled(net['entry'], whole(planes * channels(net['planeUnit'])))) * mask
    a = whole(x * channels(net['units'][0]))
    for block, unit in zip(net['blocks'], net['units'][1:]):
        x = block_second(block, x, block_first(block, a, mask), mask)
        a = whole(x * channels(unit))
    policy = scaled(net['policy'], whole(scaled(net['policyHidden'], a))) * mask
    policy = policy.permute(0, 2, 3, 1).reshape(len(planes), -1)
    f1, fb1, f2, fb2 = net['head']
    return policy, F.linear(F.relu(F.linear(features(net['value'], a, mask, share), f1, fb1)), f2, fb2)


def features(part, a, mask, share):
    """What the value is made of: the mean and the maximum of its channels."""
    v = F.relu(scaled(part, a)) * mask
    return torch.cat([v.sum((2, 3)) * share, v.amax((2, 3))], 1)
