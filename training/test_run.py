"""What the toy runs must have left behind: test_run.py FOLDER"""
import json
import os
import sys

import torch

from nets import import_knet


def lines(path):
    return [json.loads(line) for line in open(path)]


def examine(folder, game):
    first, second = (torch.load(os.path.join(folder, part, f'{game}-state.pt')) for part in ('first', 'second'))
    assert second['counts']['seconds'] > first['counts']['seconds'] > 0
    assert second['counts']['games'] > first['counts']['games'] > 0
    assert second['large']['steps'] > first['large']['steps'] > 0
    assert second['large']['count'] > first['large']['count'] > 0, 'the optimizer went on'
    assert second['student']['steps'] > 0
    rows = lines(os.path.join(folder, 'second', f'{game}-progress.jsonl'))
    progress = [row for row in rows if row['kind'] == 'progress']
    matches = [row for row in rows if row['kind'] == 'match']
    assert {'previous', 'student', 'small'} <= {row['opponent'] for row in matches}, 'arenas were played'
    assert [row['seconds'] for row in progress] == sorted(row['seconds'] for row in progress), 'progress goes on after the resume'
    policy = [row['large']['policy'] for row in progress if 'large' in row]
    assert all(0 <= p < 10 for p in policy)
    for size, trainer in (('16x2', 'large'), ('8x1', 'student')):
        header, params = import_knet(os.path.join(folder, 'second', f'{game}-{size}.knet'))
        assert header['training']['steps'] == second[trainer]['steps']
        for written, held in zip(params, second[trainer]['average']):
            mask = written != 0  # corners of the kernels are not written
            assert torch.allclose(written[mask], held[mask], atol=1e-3, rtol=2e-3)
    print(f'{game}: ok, policy loss {policy[0]} to {policy[-1]}, {second["counts"]["games"]} games')


def examine_study(folder):
    runs = json.load(open(os.path.join(folder, 'study', 'study.json')))
    assert len(runs) == 3 and all(run['steps'] > 0 and run['match'] for run in runs), 'every run of the study was trained and measured'


for game in ('yinsh', 'gipf'):
    examine(sys.argv[1], game)
examine_study(sys.argv[1])
