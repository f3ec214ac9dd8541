"""study.py at toy size on a CPU, and whether what it counts agrees with itself: test_study.py FOLDER"""
import json
import os
import subprocess
import sys

import numpy as np

import study
from games import GAMES
from nets import export_knet, init_params

HERE = os.path.dirname(os.path.abspath(__file__))


def run(folder, game):
    net = os.path.join(folder, f'{game}.knet')
    export_knet(net, GAMES[game], 8, 1, init_params(GAMES[game], 8, 1), {})
    subprocess.run([sys.executable, os.path.join(HERE, 'study.py'), net, '--out', folder, '--visits', '2', '--games', '32', '--most', '200',
                    '--threads', '1', '--seconds', '300', '--device', 'cpu', '--rows'], check=True)
    saved = np.load(os.path.join(folder, f'rows-{game}.npz'))
    kinds = study.kinds_of(game)
    tables = {kind.name: study.Table(game, saved['rows'][saved['kind'] == k]) for k, kind in enumerate(kinds)}
    found = json.load(open(os.path.join(folder, f'study-{game}.json')))
    assert found['games'] == 200 and found['unfinished'] == 0 and saved['rows'][:, 0].all()
    assert sum(kind['games'] for kind in found['kinds'].values()) == 200
    assert all(sum(kind['results']) == kind['games'] for kind in found['kinds'].values())
    return tables, found


def examine_yinsh(folder):
    tables, found = run(folder, 'yinsh')
    for name, table in tables.items():
        goal = 1 if name == 'blitz' else 3
        for taken, result in zip(table.taken, table.result):
            white, black = (taken == 0).sum(), (taken == 1).sum()
            assert max(white, black) <= goal and result == (0 if white > black else 1 if black > white else 2)
        assert all(len(set(rings)) == 10 for rings in table.rings.tolist())
        assert (table.made <= table.offered).all()
        assert ((table.taken >= 0).sum(1) - table.given >= table.made.sum(1)).all(), 'a row made is a ring taken off'
        chance = table.chanceTaken[table.chanceSide >= 0]
        assert len(chance) > 0
        assert chance.all() or name != 'first row taken', 'what is laid down is done'
        assert not chance.any() or name != 'first row left'
    assert [len(orbit) for orbit in found['orbits']] == [12, 12, 6, 12, 6, 6, 12, 6, 6, 6, 1]
    assert all(sum(counts) == found['kinds']['standard']['games'] for counts in found['standard']['placed'])


def examine_gipf(folder):
    tables, found = run(folder, 'gipf')
    for kind in study.kinds_of('gipf'):
        table, (variant, white, black, plan, side, number) = tables[kind.name], kind.job
        assert (table.left <= np.array([white, black]) + (15, 18, 18)[variant]).all()
        over = table.where(table.result < 2)
        loser = 1 - over.result
        broke = over.reserve[np.arange(len(over)), loser] == 0
        assert (broke | (over.noGipf >= 0)).all(), 'a side loses by its reserve or by its GIPF-pieces'
        assert (table.noGipf < 0).all() or variant != 0
        assert (table.brought.min(1) >= 1).all() if variant == 2 else not table.brought.any()
        assert plan != study.BRING or (table.brought[:, side] <= number).all()
    assert sum(map(sum, found['brought'].values())) == found['kinds']['tournament']['games']


def examine_openings(folder):
    nets = [os.path.join(folder, f'{game}.knet') for game in ('yinsh', 'gipf')]
    subprocess.run([sys.executable, os.path.join(HERE, 'openings.py'), *nets, '--out', folder, '--visits', '2', '--games', '32', '--most', '60',
                    '--threads', '1', '--seconds', '300', '--device', 'cpu'], check=True)
    for game, variants in (('yinsh', 2), ('gipf', 3)):
        lines = [line.split() for line in open(os.path.join(folder, f'openings-{game}.txt'))]
        assert len(lines) == 60 and all(line[1] in ('white', 'black', 'draw') for line in lines)
        assert sorted(line[0] for line in lines) == sorted(str(i % variants) for i in range(60))
        assert all(2 < len(line) <= 30 for line in lines)


if __name__ == '__main__':
    os.makedirs(sys.argv[1], exist_ok=True)
    examine_yinsh(sys.argv[1])
    examine_gipf(sys.argv[1])
    examine_openings(sys.argv[1])
    print('study: ok')
