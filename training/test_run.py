"""What the toy runs must have left behind: test_run.py FOLDER"""
import json
import os
import sys

import torch

from games import VALUE_HIDDEN
from nets import effective, import_knet, read_knet
from quantized import parts, read_quantized


def lines(path):
    return [json.loads(line) for line in open(path)]


def examine(folder, game):
    first, second = (torch.load(os.path.join(folder, part, f'{game}-state.pt')) for part in ('first', 'second'))
    assert second['counts']['seconds'] > first['counts']['seconds'] > 0
    assert second['counts']['games'] > first['counts']['games'] > 0
    assert second['large']['steps'] > first['large']['steps'] > 0
    assert second['large']['count'] > first['large']['count'] > 0, 'the optimizer went on'
    assert second['students'][0]['steps'] > 0
    rows = lines(os.path.join(folder, 'second', f'{game}-progress.jsonl'))
    progress = [row for row in rows if row['kind'] == 'progress']
    matches = [row for row in rows if row['kind'] == 'match']
    assert {'previous', 'student 8x1', 'small 8x1'} <= {row['opponent'] for row in matches}, 'arenas were played'
    assert [row['seconds'] for row in progress] == sorted(row['seconds'] for row in progress), 'progress goes on after the resume'
    policy = [row['large']['policy'] for row in progress if 'large' in row]
    assert all(0 <= p < 10 for p in policy)
    assert all(0 < row['large']['fresh']['policy'] < 10 for row in progress if 'large' in row), 'measured on positions not yet trained on'
    assert all(0 < row['large']['largest'] < 32 for row in progress if 'large' in row), 'activations are measured and stay in bounds'
    left = [row['large']['left'] for row in progress if 'large' in row]
    assert 0 < left[-1] < 0.3, 'the steps left are learned: guessing the mean is about 0.1 away, and what a net says at first up to 1'
    for size, trainer in (('16x2', second['large']), ('8x1', second['students'][0])):
        header, params = import_knet(os.path.join(folder, 'second', f'{game}-{size}.knet'))
        assert header['training']['steps'] == trainer['steps']
        assert header['valueOutputs'] == 3, 'a net says how many steps are left'
        assert header['training']['run'] == f'tiny-{game}', 'a net names its run'
        for written, held in zip(params, trainer['average']):
            mask = written != 0  # corners of the kernels are not written
            assert torch.allclose(written[mask], held[mask], atol=1e-3, rtol=2e-3)
    print(f'{game}: ok, policy loss {policy[0]} to {policy[-1]}, {second["counts"]["games"]} games')


def examine_rounded(folder, game):
    """A rounded net has the sizes of the float net and answers nearly as it does."""
    before, _ = read_knet(os.path.join(folder, 'second', f'{game}-16x2.knet'))
    after, net = read_quantized(os.path.join(folder, f'{game}-rounded.knet'))
    rounded = after['training'].pop('rounded')
    assert after == before and rounded['from'] == f'{game}-16x2' and rounded['positions'] == 512
    floats, wholes = parts(net)
    assert all(t.abs().sum() > 0 for t in wholes) and all(torch.isfinite(t).all() for t in floats)
    assert rounded['value'] < 0.03 and rounded['policy'] < 0.01 and rounded['same'] > 0.8, rounded
    rows = json.load(open(os.path.join(folder, f'{game}.json')))
    assert len(rows) == 4 and all(row['steps'] and 'left' in row for row in rows)


def examine_steps(folder):
    """Only the third value output is new."""
    (before, old), (after, new) = (read_knet(path) for path in (os.path.join('nets', 'gipf-32x4-1.knet'), os.path.join(folder, 'steps.knet')))
    assert (before.get('valueOutputs', 2), after['valueOutputs']) == (2, 3) and after['planes'] == before['planes']
    last = VALUE_HIDDEN + 1
    assert (new[:-3 * last] == old[:-2 * last]).all()
    assert (new[-3 * last:].reshape(last, 3)[:, :2] == old[-2 * last:].reshape(last, 2)).all() and new[-1] > 0


def examine_students(folder):
    """Where only students train, the large net stays as it was."""
    state = torch.load(os.path.join(folder, 'students', 'yinsh-state.pt'))
    _, params = import_knet(os.path.join('nets', 'yinsh-32x4.knet'))
    for before, after in zip(params, effective(state['large']['average'], torch.float32)):
        assert torch.equal(before, after)
    first, second = state['students']
    assert second['steps'] > first['steps'] > 0 == state['large']['steps'], 'each takes steps of its own number'
    assert sorted(f for f in os.listdir(os.path.join(folder, 'students')) if f.endswith('.knet')) == ['yinsh-16x1.knet', 'yinsh-8x1.knet']


def examine_study(folder):
    runs = json.load(open(os.path.join(folder, 'study', 'study.json')))
    assert len(runs) == 3 and all(run['steps'] > 0 and run['match'] for run in runs), 'every run of the study was trained and measured'


for game in ('yinsh', 'gipf'):
    examine(sys.argv[1], game)
    examine_rounded(sys.argv[1], game)
assert 'small 8x1 at 1' in {row.get('opponent') for row in lines(os.path.join(sys.argv[1], 'second', 'yinsh-progress.jsonl'))}, 'bare policies played'
examine_steps(sys.argv[1])
examine_students(sys.argv[1])
examine_study(sys.argv[1])
