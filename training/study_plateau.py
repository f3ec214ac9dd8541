"""What holds a plateau: short runs from one starting point, each with one factor changed, measured against a fixed net.

study_plateau.py STUDY.json [--out DIR] [--seconds N]

All runs begin with the same weights (`warm_start`), the same replay and the same games in progress, which the net has played
under the settings of `base`; each then has the same time. Writes DIR/study.json after every run, and the record of all of them.
"""
import argparse
import copy
import json
import os
import sys
import time

import torch

from evaluator import is_cuda
from schedule import stage
from train import BEGAN, Run


def changed(base, change):
    """The settings with some values replaced; inner objects are merged."""
    found = copy.deepcopy(base)
    for key, value in change.items():
        found[key] = changed(found[key], value) if isinstance(value, dict) else value
    return found


class Study(Run):
    def prepare(self, seconds):
        """The net plays under the settings of the base: the replay and the games from which all runs go on."""
        end = time.time() + seconds
        self.spread(self.settings['spread_steps'])
        self.bind()
        while time.time() < end or self.replay.size < self.settings['first_positions']:
            self.turn()
            self.replay.drain(self.play)
        self.rest()
        self.common, self.mark = self.play, (self.replay.at, self.replay.size, self.replay.total)
        self.evaluators_of = {tuple(self.settings['net']): self.groups}
        self.progress.say(f'{self.replay.size} positions to begin with')

    def run_one(self, name, settings, seconds):
        self.settings = settings
        self.large = self.trainer(settings, None)
        size = tuple(settings['net'])
        if size not in self.evaluators_of:
            self.evaluators_of[size] = self.guarded(self.evaluators)
        self.groups = self.evaluators_of[size]
        self.groups[0].load(self.large.average)
        self.replay.at, self.replay.size, self.replay.total = self.mark
        self.snapshots, self.stage = [], stage(settings['visits'], 0)
        self.play = self.common.copy(self.threads, self.search_settings())
        self.progress.before = None
        self.progress.add({'kind': 'run', 'name': name})
        self.train(time.time() + seconds + settings['arena']['reserve'], None)
        self.rest()
        rows = self.progress.lines
        counts = self.play.counts()
        self.play.close()
        last = [row for row in rows if row['kind'] == 'progress'][-1]
        match = rows[-1] if rows[-1]['kind'] == 'match' else None
        return {'name': name, 'seconds': round(seconds, 1), 'steps': self.large.steps, 'games': counts['games'],
                'positions': last['positions'] - self.mark[2], 'large': last.get('large'), 'match': match}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('settings')
    parser.add_argument('--out', default='out')
    parser.add_argument('--seconds', type=float, help='time limit of the process, instead of the one in the settings')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    args = parser.parse_args()
    plan = json.load(open(args.settings))
    torch.backends.cudnn.benchmark = True
    torch.manual_seed(1)
    study = Study(plan['base'], args.settings, args.out, None, args.device)
    study.prepare(plan['prepare_seconds'])
    left = BEGAN + (args.seconds or plan['seconds']) - time.time()
    seconds = (left - plan['compile_seconds'] * is_cuda(args.device)) / len(plan['runs']) - plan['match_seconds']
    study.progress.say(f'{len(plan["runs"])} runs of {seconds:.1f} s')
    found = []
    for run in plan['runs']:
        try:
            found.append({**study.run_one(run['name'], changed(plan['base'], run['change']), seconds), 'change': run['change']})
            study.progress.say(f'{run["name"]}: {found[-1]}')
        except Exception as error:
            study.progress.say(f'{run["name"]} failed: {str(error)[:1000]}')
            study.groups = study.evaluators_of[tuple(plan['base']['net'])]
        with open(os.path.join(args.out, 'study.json'), 'w') as f:
            json.dump(found, f, indent=1)
    sys.stdout.flush()
    os._exit(0)


if __name__ == '__main__':
    main()
