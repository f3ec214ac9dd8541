"""The native library of a game, seen from Python."""
import ctypes
import os

import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.build')
GLOBALS = 48
KEEP_UPRIGHT = 47  # this global byte is 1 where a position must not be turned
SYMMETRIES = 12
COUNTERS = ['games', 'white', 'black', 'drawn', 'capped', 'steps', 'searches', 'evaluations', 'net0', 'net1', 'neither']


class Settings(ctypes.Structure):
    """Mirrors `Settings` in native/search.h, where the fields are explained."""
    _fields_ = [
        ('visits', ctypes.c_int), ('considered', ctypes.c_int), ('fastVisits', ctypes.c_int), ('fastConsidered', ctypes.c_int),
        ('fastNoise', ctypes.c_float), ('fullShare', ctypes.c_float), ('explore', ctypes.c_float), ('fpu', ctypes.c_float),
        ('visitOffset', ctypes.c_float), ('valueScale', ctypes.c_float),
        ('noise', ctypes.c_float), ('lateNoise', ctypes.c_float), ('noiseSteps', ctypes.c_int),
        ('openingShare', ctypes.c_float), ('openingSteps', ctypes.c_int), ('arena', ctypes.c_int), ('width', ctypes.c_int),
        ('maxSteps', ctypes.c_int), ('cappedCredit', ctypes.c_float), ('hurry', ctypes.c_float), ('mix', ctypes.c_float * 4),
    ]


def make_settings(values):
    """From a dictionary with the fields' names; an unknown or missing name is an error, but for `hurry`, which older runs did not have."""
    values = {'hurry': 0, **values}
    mix = list(values.pop('mix')) + [0] * 4
    settings = Settings(**values, mix=(ctypes.c_float * 4)(*mix[:4]))
    missing = {name for name, _ in Settings._fields_} - set(values) - {'mix'}
    if missing:
        raise ValueError(f'search settings lack {sorted(missing)}')
    return settings


class Exchange(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ('bits', 'globals', 'cells', 'net', 'logits', 'value', 'left')]


def pointer(array):
    return ctypes.c_void_p(array.ctypes.data if isinstance(array, np.ndarray) else array.data_ptr())


class Library:
    def __init__(self, game):
        path = os.path.join(FOLDER, f'lib{game.name}.so')
        if not os.path.exists(path):
            raise FileNotFoundError(f'{path}: run make in the training folder')
        self.game, self.c = game, ctypes.CDLL(path)
        self.c.play_new.restype = ctypes.c_void_p
        self.c.play_new.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64]
        self.c.play_copy.restype = ctypes.c_void_p
        self.c.play_copy.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
        self.c.perft.restype = ctypes.c_uint64
        found = np.zeros(9, np.int32)
        self.c.describe(pointer(found))
        (self.points, self.policy_planes, self.words, self.cells_per_action, self.max_actions, self.variants,
         self.counters, settings_size, piece_planes) = map(int, found)
        self.bit_words = piece_planes * self.words  # 64 bits each, of a position's piece planes
        if (self.points, self.policy_planes, piece_planes) != (len(game.points), game.policy_planes, game.piece_planes) or settings_size != ctypes.sizeof(Settings):
            raise ValueError(f'{path} does not fit games.py or native.py')

    def tables(self):
        """Places of the points; images of points and of cells under each symmetry."""
        places = np.zeros((self.points, 2), np.int32)
        points = np.zeros((SYMMETRIES, self.points), np.int32)
        cells = np.zeros((SYMMETRIES, self.game.cells), np.int32)
        self.c.tables(pointer(places), pointer(points), pointer(cells))
        return places, points, cells

    def perft(self, variant, depth):
        return self.c.perft(variant, depth)

    def sample(self, seed, variant, steps):
        """A position of a random game: bits, globals, cells of the legal steps, position text, step texts; or None."""
        bits, globals_ = np.zeros(self.bit_words, np.uint64), np.zeros(GLOBALS, np.uint8)
        cells = np.zeros((self.max_actions, self.cells_per_action), np.uint16)
        text = ctypes.create_string_buffer(1 << 16)
        n = self.c.sample(ctypes.c_uint64(seed), variant, steps, pointer(bits), pointer(globals_), pointer(cells), text, len(text))
        if n == 0:
            return None
        position, *steps = text.value.decode().split('\n')
        return bits, globals_, cells[:n], position, steps


class SelfPlay:
    """Games in progress; see native/selfplay.h."""

    def __init__(self, library, group_size, groups, threads, settings, seed):
        self.c, self.n_counters = library.c, library.counters
        self.handle = ctypes.c_void_p(self.c.play_new(group_size, groups, threads, ctypes.addressof(settings), seed))

    def copy(self, threads, settings):
        """Games that go on from where these stand."""
        other = object.__new__(SelfPlay)
        other.c, other.n_counters = self.c, self.n_counters
        other.handle = ctypes.c_void_p(self.c.play_copy(self.handle, threads, ctypes.addressof(settings)))
        return other

    def use(self, settings):
        self.c.play_settings(self.handle, ctypes.byref(settings))

    def bind(self, group, *arrays):
        exchange = Exchange(*(pointer(a) for a in arrays))
        self.c.play_bind(self.handle, group, ctypes.byref(exchange))

    def step(self, group):
        self.c.play_step(self.handle, group)

    def alive(self):
        return self.c.play_alive(self.handle)

    def pending(self):
        return self.c.play_pending(self.handle)

    def take(self, arrays, most):
        return self.c.play_take(self.handle, *(pointer(a) for a in arrays), most)

    def counts(self):
        found = np.zeros(self.n_counters, np.int64)
        self.c.play_counters(self.handle, pointer(found))
        counts = dict(zip(COUNTERS, map(int, found)))
        by_variant = found[len(COUNTERS):].reshape(-1, 4)  # white, black, drawn, capped
        counts['variants'] = by_variant.tolist()
        return counts

    def close(self):
        if self.handle:
            self.c.play_free(self.handle)
            self.handle = None
