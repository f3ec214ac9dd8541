"""What the nets do against themselves, counted: study.py NET.knet … [--out DIR] [--seconds N]

Plays games of every kind in `kinds_of` and writes DIR/study-GAME.json for each net, again and again until its time is over. A
game that has begun is played to its end, so that short games count no more than long ones; what the end of the time cut off is told.
"""
import time

BEGAN = time.time()

import argparse
import collections
import ctypes
import json
import math
import os

import numpy as np
import torch

from encoding import Encoding
from evaluator import Evaluator, is_cuda
from games import GAMES
from native import FOLDER, Exchange, Library, make_settings, pointer
from nets import forward, import_knet
from selfcheck import check

SEARCH = {
    'considered': 16, 'fastVisits': 1, 'fastConsidered': 1, 'fastNoise': 1.0, 'fullShare': 1.0, 'explore': 1.5, 'fpu': 0.2,
    'visitOffset': 50, 'valueScale': 0.5, 'noise': 1.0, 'lateNoise': 0.0, 'noiseSteps': 16, 'openingShare': 0, 'openingSteps': 0,
    'arena': 0, 'width': 24, 'cappedCredit': 0, 'mix': [0],
}
MAX_STEPS = {'yinsh': 400, 'gipf': 200}
HEAD = ['done', 'result', 'steps']
RESULTS = ['white', 'black', 'drawn', 'cut']
SIDES = ['white', 'black']
BOTH = 2

# The columns of native/study/facts.h: names with how many numbers each has.
COLUMNS = {
    'yinsh': {'moves': 1, 'rings': 10, 'taken': 5, 'takenAt': 5, 'given': 1, 'chanceSide': 1, 'chanceAt': 1, 'chanceTaken': 1,
              'offered': 9, 'made': 9, 'hash': 1},
    'gipf': {'pushes': 1, 'brought': 2, 'left': 2, 'reserve': 2, 'firstRow': 1, 'firstCapture': 1, 'noGipf': 1, 'hash': 1},
}

Kind = collections.namedtuple('Kind', 'name weight job')  # a job: variant, White's and Black's extra, plan, side, number
FREE, RANDOM_RINGS, TAKE_FIRST, LEAVE_FIRST = range(4)
BRING = 1
MAX_BROUGHT = 7


def kinds_of(game):
    """What is played, and how many games of it compared with the others."""
    if game == 'yinsh':
        return [
            Kind('standard', 26, (0, 0, 0, FREE, 0, 0)), Kind('blitz', 11, (1, 0, 0, FREE, 0, 0)),
            Kind('random rings', 12, (0, 0, 0, RANDOM_RINGS, BOTH, 0)),
            *(Kind(f'random rings of {name}', 5, (0, 0, 0, RANDOM_RINGS, side, 0)) for side, name in enumerate(SIDES)),
            Kind('first row taken', 14, (0, 0, 0, TAKE_FIRST, 0, 0)), Kind('first row left', 14, (0, 0, 0, LEAVE_FIRST, 0, 0)),
        ]
    handicap = [Kind(f'basic, {name} {n} more', 6, (0, n * (side == 0), n * (side == 1), FREE, 0, 0))
                for n in (1, 2, 3) for side, name in enumerate(SIDES)]
    bring = [Kind(f'tournament, {name} brings {n}', 3, (2, 0, 0, BRING, side, n))
             for n in range(1, MAX_BROUGHT + 1) for side, name in enumerate(SIDES)]
    return [Kind('basic', 12, (0, 0, 0, FREE, 0, 0)), *handicap, Kind('standard', 12, (1, 0, 0, FREE, 0, 0)),
            Kind('tournament', 14, (2, 0, 0, FREE, 0, 0)), *bring]


def line_up(kinds, most):
    """Which kind each game is of, so that any number of first games has the shares of the weights."""
    places = sorted(((i + 0.5) / kind.weight, k) for k, kind in enumerate(kinds) for i in range(math.ceil(most * kind.weight / sum(
        other.weight for other in kinds))))
    return np.array([k for _, k in places[:most]])


class Games:
    """Games in progress; see native/study/games.cpp."""

    def __init__(self, game, group_size, groups, threads, settings, seed, jobs):
        path = os.path.join(FOLDER, f'libstudy-{game}.so')
        if not os.path.exists(path):
            raise FileNotFoundError(f'{path}: run make study in the training folder')
        self.c, self.jobs, self.settings = ctypes.CDLL(path), np.ascontiguousarray(jobs, np.int32), settings
        columns = self.c.study_columns()
        if columns != len(HEAD) + sum(COLUMNS[game].values()):
            raise ValueError(f'{path} does not fit study.py')
        self.rows = np.zeros((len(jobs), columns), np.int32)
        self.c.study_new.restype = ctypes.c_void_p
        self.handle = ctypes.c_void_p(self.c.study_new(
            group_size, groups, threads, ctypes.byref(settings), ctypes.c_uint64(seed), pointer(self.jobs), len(jobs), pointer(self.rows)))

    def record_to(self, path, steps):
        self.c.study_record_to(self.handle, path.encode(), steps)

    def free(self):
        self.c.study_free(self.handle)

    def bind(self, group, *arrays):
        self.c.study_bind(self.handle, group, ctypes.byref(Exchange(*(pointer(a) for a in arrays))))

    def step(self, group):
        self.c.study_step(self.handle, group)

    def begin_no_more(self):
        self.c.study_begin_no_more(self.handle)

    def alive(self):
        return self.c.study_alive(self.handle)


def play(games, evaluators, visits, deadline, report):
    """Until all games are over or the time is. New ones begin while even a long one would still come to its end."""
    for group, evaluator in enumerate(evaluators):
        evaluator.bind(games, group)
        evaluator.launch()
    began, reported, rounds, is_closing = time.time(), time.time(), 0, False
    while True:
        for group, evaluator in enumerate(evaluators):
            evaluator.wait()
            games.step(group)
            evaluator.launch()
        rounds += 1
        if rounds % 32:
            continue
        now = time.time()
        if not is_closing:
            steps = games.rows[games.rows[:, 0] == 1, 2]
            long = np.percentile(steps, 99.5) if len(steps) >= 200 else 130
            is_closing = now + 1.1 * long * (visits + 1) * (now - began) / rounds > deadline
            if is_closing:
                games.begin_no_more()
        if now > deadline or games.alive() == 0:
            break
        if now - reported > 10:
            reported = now
            report(games)
    for evaluator in evaluators:
        evaluator.wait()


# ---- counting

class Table:
    """The finished games of some kinds, columns by name."""

    def __init__(self, game, rows):
        self.rows, self.game = rows, game
        self.at, start = {}, 0
        for name, width in [*((name, 1) for name in HEAD), *COLUMNS[game].items()]:
            self.at[name] = (start, width)
            start += width

    def __getattr__(self, name):
        start, width = self.at[name]
        return self.rows[:, start] if width == 1 else self.rows[:, start:start + width]

    def __len__(self):
        return len(self.rows)

    def where(self, mask):
        return Table(self.game, self.rows[mask])


def results(table):
    """Games won by White, won by Black, drawn, cut."""
    return np.bincount(table.result, minlength=4).tolist()


def results_of(table, side):
    """The same for a side, which may differ from game to game: won, lost, drawn, cut."""
    own = np.where(table.result < 2, table.result ^ side, table.result)
    return np.bincount(own, minlength=4).tolist()


def ratio(part, whole):
    """What happens several times in a game, with half of its 95 % interval: games are independent, what happens in one is not."""
    count = max(1, int(whole.sum()))
    half = 1.96 * math.sqrt(float(((part - part.sum() / count * whole) ** 2).sum())) / count
    return {'count': int(part.sum()), 'of': int(whole.sum()), 'half': round(half, 4)}


def grouped(keys, table, count):
    """Results by key, keys as text."""
    keys = np.asarray(keys)
    return {str(key): count(table.where(keys == key)) for key in sorted(set(keys.tolist()))}


def summary(table):
    length = table.moves if table.game == 'yinsh' else table.pushes
    return {
        'games': len(table), 'distinct': len(set(table.hash.tolist())), 'results': results(table),
        'length': {'mean': round(float(length.mean()), 2), 'deviation': round(float(length.std()), 2)},
    }


class Board:
    """Points of the YINSH board, those that a symmetry carries into each other taken together."""

    def __init__(self, library):
        places, images, _ = library.tables()
        self.names = [f'{chr(97 + q)}{r + 1}' for q, r in library.game.points]
        lowest = images.min(0)  # of all the points that a point can be turned to
        firsts = sorted(set(lowest.tolist()))
        self.orbit = np.array([firsts.index(p) for p in lowest])
        self.orbits = [[self.names[p] for p in np.flatnonzero(self.orbit == k)] for k in range(len(firsts))]
        q, r = places[:, 0], places[:, 1]
        self.distance = np.maximum(np.maximum(abs(q), abs(r)), abs(q - r))  # steps from the middle
        between = places[:, None] - places[None]
        self.apart = np.maximum(np.maximum(abs(between[..., 0]), abs(between[..., 1])), abs(between[..., 0] - between[..., 1]))

    def spread(self, rings):
        """Steps between the rings of a side, summed over all pairs."""
        return sum(self.apart[rings[:, i], rings[:, j]] for i in range(rings.shape[1]) for j in range(i))


def yinsh_facts(tables, board):
    count = len(board.orbits)
    placed = lambda t: [np.bincount(board.orbit[t.rings[:, k]], minlength=count).tolist() for k in range(10)]
    found = {'orbits': board.orbits, 'distance': [int(board.distance[board.names.index(o[0])]) for o in board.orbits]}
    for name in ('standard', 'blitz'):
        table = tables[name]
        found[name] = {
            'placed': placed(table), 'byFirstRing': grouped(board.orbit[table.rings[:, 0]], table, results),
            'order': orders(table), 'firstTakenAt': np.bincount(np.maximum(table.takenAt[:, 0], 0), minlength=60).tolist(),
            'given': ratio(table.given, (table.taken >= 0).sum(1)), 'completed': completed(table), 'chance': chances(table),
        }
    found['apart'] = {name: apart(tables[name], board) for name in ('standard', 'blitz', 'random rings')}
    found['taken'], found['left'] = (chances(tables[name]) for name in ('first row taken', 'first row left'))
    found['random'] = random_rings(tables['random rings'], board)
    return found


def apart(table, board):
    """Pairs of rings by how many steps they are apart, from one step on: two of one side, and one of each."""
    pairs = np.stack([board.apart[table.rings[:, i], table.rings[:, j]] for i in range(10) for j in range(i)], 1)
    is_own = np.array([(i - j) % 2 == 0 for i in range(10) for j in range(i)])
    own, other = pairs[:, is_own], pairs[:, ~is_own]
    near = lambda steps: ratio((steps == 1).sum(1), np.full(len(table), steps.shape[1]))
    return {'own': np.bincount(own.ravel(), minlength=11)[1:].tolist(), 'other': np.bincount(other.ravel(), minlength=11)[1:].tolist(),
            'ownSideBySide': near(own), 'otherSideBySide': near(other)}


def completed(table):
    """Turns with a chance to complete a row, and those in which it was taken: by rings taken off, own-other's, and by own alone."""
    found = {f'{k // 3}-{k % 3}': ratio(table.made[:, k], table.offered[:, k]) for k in range(9)}
    own = lambda columns, k: columns[:, 3 * k:3 * k + 3].sum(1)
    return {**found, **{str(k): ratio(own(table.made, k), own(table.offered, k)) for k in range(3)}}


def orders(table):
    """Results by the order in which rings were taken off, such as wbw."""
    texts = [''.join('wb'[side] for side in row if side >= 0) for row in table.taken]
    return grouped(np.array(texts, dtype=object), table, results)


def chances(table):
    """The first chance of a game to complete a row, before any ring was taken off: taken or not, what came of it for its side."""
    first = table.takenAt[:, 0]
    table = table.where((table.chanceSide >= 0) & ((first < 0) | (first > table.chanceAt)))
    found = {'games': len(table), 'at': np.bincount(np.maximum(table.chanceAt, 0), minlength=50).tolist()}
    for name, taken in (('taken', 1), ('left', 0)):
        part = table.where(table.chanceTaken == taken)
        owner = part.taken[:, 0]
        found[name] = {
            'results': results_of(part, part.chanceSide),
            'firstRing': {'own': int((owner == part.chanceSide).sum()), 'other': int((owner == 1 - part.chanceSide).sum()),
                          'none': int((owner < 0).sum())},
        }
    return found


def random_rings(table, board):
    """Where both sides' rings stand at random: the owner's results by the place of a ring, and White's by what differs."""
    white, black = table.rings[:, 0::2], table.rings[:, 1::2]
    by_orbit = np.zeros((len(board.orbits), 4), int)
    for side, rings in enumerate((white, black)):
        for k in range(rings.shape[1]):
            for orbit, found in grouped(board.orbit[rings[:, k]], table, lambda t: results_of(t, side)).items():
                by_orbit[int(orbit)] += found
    farther = board.distance[black].sum(1) - board.distance[white].sum(1)
    wider = board.spread(white) - board.spread(black)
    return {'byOrbit': by_orbit.tolist(), 'byNearer': grouped(farther, table, results), 'bySpread': grouped(wider // 4 * 4, table, results)}


def gipf_facts(tables):
    found = {'endings': {}, 'first': {}}
    for name in ('basic', 'standard', 'tournament'):
        table = tables[name]
        over = table.where(table.result < 2)
        found['endings'][name] = {'noGipf': int((over.noGipf >= 0).sum()), 'noReserve': int((over.noGipf < 0).sum())}
        found['first'][name] = {
            key: results_of(part, column) for key in ('firstRow', 'firstCapture')
            for part in [table.where(getattr(table, key) >= 0)] for column in [getattr(part, key)]}
        found['first'][name]['left'] = {
            'winner': round(float(over.left[np.arange(len(over)), over.result].mean()), 2) if len(over) else None,
            'loser': round(float(over.left[np.arange(len(over)), 1 - over.result].mean()), 2) if len(over) else None}
    table = tables['tournament']
    found['brought'] = grouped(np.array([f'{w}-{b}' for w, b in table.brought], dtype=object), table, results)
    found['bringing'] = {}
    for side, name in enumerate(SIDES):
        for n in range(1, MAX_BROUGHT + 1):
            part = tables[f'tournament, {name} brings {n}']
            lost = part.where(part.result == 1 - side)
            found['bringing'][f'{name} {n}'] = {
                'results': results_of(part, side), 'lostByGipfs': int(((lost.noGipf == side) | (lost.noGipf == 2)).sum()), 'brought': np.bincount(part.brought[:, side], minlength=10).tolist(),
                'other': np.bincount(part.brought[:, 1 - side], minlength=10).tolist()}
    return found


def write(path, text):
    with open(path + '.tmp', 'w') as f:
        f.write(text)
    os.replace(path + '.tmp', path)


def laid_out(value, indent=0):
    """JSON with short lists and objects, and all lists of numbers, on one line."""
    flat = json.dumps(value)
    if len(flat) + indent < 110 or not isinstance(value, (dict, list)) or all(isinstance(v, int) for v in value):
        return flat
    pad = '\n' + ' ' * (indent + 2)
    if isinstance(value, list):
        return '[' + ','.join(pad + laid_out(v, indent + 2) for v in value) + '\n' + ' ' * indent + ']'
    return '{' + ','.join(f'{pad}{json.dumps(k)}: {laid_out(v, indent + 2)}' for k, v in value.items()) + '\n' + ' ' * indent + '}'


def say(text):
    print(f'[{time.time() - BEGAN:6.1f}] {text}', flush=True)


def prepare(path, args, kinds):
    """Everything to play with a net: the header, the library, the evaluators, the games, and which kind each game is of."""
    header, params = import_knet(path)
    game, size = header['game'], (header['channels'], header['blocks'])
    library = Library(GAMES[game])
    check(library)
    encoding = Encoding(library, args.device, torch.bfloat16 if is_cuda(args.device) else torch.float32)
    threads = args.threads or len(os.sched_getaffinity(0))
    group = args.games or {'yinsh': 1024, 'gipf': 2048}[game]
    first = Evaluator(library, encoding, [size], group, forward)
    evaluators = [first, Evaluator(library, encoding, [size], group, forward, first)]
    first.load([p.to(args.device) for p in params])
    kind_of = line_up(kinds, args.most)
    settings = make_settings({**SEARCH, 'visits': args.visits, 'maxSteps': MAX_STEPS[game]})
    games = Games(game, group, 2, threads, settings, args.seed, np.array([kind.job for kind in kinds])[kind_of])
    say(f'{path}: {game} {size[0]}x{size[1]}, up to {args.most} games')
    return header, library, evaluators, games, kind_of


def study(path, args, deadline):
    kinds = kinds_of(import_knet(path)[0]['game'])
    header, library, evaluators, games, kind_of = prepare(path, args, kinds)
    game, size = header['game'], (header['channels'], header['blocks'])
    began = time.time()

    def report(games):
        done = games.rows[:, 0] == 1
        alive = games.alive()
        say(f'{int(done.sum())} games over, {alive} going on, {time.time() - began:.1f} s')
        tables = {kind.name: Table(game, games.rows[done & (kind_of == k)]) for k, kind in enumerate(kinds)}
        if not all(len(table) for table in tables.values()):
            return
        found = {
            'game': game, 'net': {'file': os.path.basename(path), 'size': list(size), 'training': header['training']},
            'visits': args.visits, 'noise': [SEARCH['noise'], SEARCH['noiseSteps'], SEARCH['lateNoise']], 'maxSteps': MAX_STEPS[game],
            'seed': args.seed, 'device': torch.cuda.get_device_name() if is_cuda(args.device) else 'CPU',
            'seconds': round(time.time() - began, 1), 'games': int(done.sum()), 'unfinished': alive,
            'kinds': {name: summary(table) for name, table in tables.items()},
            **(yinsh_facts(tables, Board(library)) if game == 'yinsh' else gipf_facts(tables)),
        }
        write(os.path.join(args.out, f'study-{game}.json'), laid_out(found) + '\n')

    play(games, evaluators, args.visits, deadline, report)
    report(games)
    if args.rows:
        np.savez_compressed(os.path.join(args.out, f'rows-{game}.npz'), rows=games.rows, kind=kind_of)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('nets', nargs='+')
    parser.add_argument('--out', default='out')
    parser.add_argument('--seconds', type=float, default=140, help='time limit of the process, shared by the nets')
    parser.add_argument('--visits', type=int, default=128)
    parser.add_argument('--games', type=int, help='at once, in each of two groups')
    parser.add_argument('--most', type=int, default=40000, help='games of one net')
    parser.add_argument('--threads', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    return parser


def run(parser, work):
    """Gives every net its share of the time."""
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    torch.backends.cudnn.benchmark = True
    for k, path in enumerate(args.nets):
        now = time.time()
        work(path, args, now + (BEGAN + args.seconds - now) / (len(args.nets) - k))
    os._exit(0)  # threads and graphs need no farewell


if __name__ == '__main__':
    options = arguments()
    options.add_argument('--rows', action='store_true', help='also write the facts of every single game')
    run(options, study)
