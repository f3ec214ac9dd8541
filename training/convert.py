"""YNZ1 weights (32-bit floats, YINSH only) into a KNET file: convert.py IN.ynz OUT.knet"""
import struct
import sys

import numpy as np

from games import GAMES, VALUE_CHANNELS, VALUE_HIDDEN
from nets import export_knet, unpack

RECORD = {
    'origin': 'prototype of 21 minutes on one H200: self-play with a Gumbel root, 16 to 48 visits',
    'games': 698000, 'positions': 44800000, 'variants': 'standard only',
}


def convert(source, target):
    raw = open(source, 'rb').read()
    magic, channels, blocks, planes, policy, value, hidden, _ = struct.unpack('<4s7i', raw[:32])
    game = GAMES['yinsh']
    if magic != b'YNZ1' or (planes, policy, value, hidden) != (game.planes, game.policy_planes, VALUE_CHANNELS, VALUE_HIDDEN):
        raise ValueError(f'{source}: not the YNZ1 file expected')
    # Order, layout and planes are those of KNET; only the numbers become shorter.
    params = unpack(np.frombuffer(raw, '<f4', offset=32), game, channels, blocks)
    export_knet(target, game, channels, blocks, params, RECORD)
    return params


if __name__ == '__main__':
    convert(*sys.argv[1:3])
