"""Self-play and training of one game in one process: train.py SETTINGS.json [--out DIR] [--resume STATE] [--seconds N] [--total N]

Writes to DIR, again and again until its time is over: GAME-CxB.knet (large net and students), GAME-state.pt to resume from,
GAME-progress.jsonl. The replay is not saved: after a resume it refills first, in seconds.
"""
import time

BEGAN = time.time()  # the time limit counts from here, with all that is slow to load

import argparse
import json
import os
import signal
import sys

import torch

from arena import Arena
from encoding import Encoding
from evaluator import Evaluator, is_cuda
from games import GAMES, game_of
from native import Library, SelfPlay, make_settings
from nets import export_knet, forward, grown, import_knet, with_potentials
from progress import Progress
from replay import Replay
from schedule import line, stage
from selfcheck import check
from trainer import Trainer


class Run:
    def __init__(self, settings, path, out, resume, device):
        self.settings, self.out, self.device = settings, out, device
        sizes = [size_text(own['net']) for own in (settings, *settings['students'])]
        if len(set(sizes)) < len(sizes):
            raise ValueError(f'nets of one size, whose files would have one name: {", ".join(sizes)}')
        self.folder, name = os.path.split(os.path.abspath(path))
        self.name = os.path.splitext(name)[0]
        self.game = GAMES[settings['game']]
        self.stopped = False
        os.makedirs(out, exist_ok=True)
        self.progress = Progress(os.path.join(out, f'{self.game.name}-progress.jsonl'), BEGAN)
        self.library = Library(self.game)
        check(self.library)
        self.progress.say('self-check passed')
        state = torch.load(resume, map_location='cpu') if resume else None
        self.earlier = state['counts'] if state else {'seconds': 0.0, 'games': 0, 'positions': 0, 'trained': 0}
        self.snapshots = state['snapshots'] if state else []  # [name, params in 16 bits], oldest first
        if state:
            self.progress.continue_from(state['progress'])
        self.build(state)

    # ---- setting up

    def build(self, state):
        s, cuda = self.settings, is_cuda(self.device)
        self.encoding = Encoding(self.library, self.device, torch.bfloat16 if cuda else torch.float32)
        self.playing = Encoding(self.library, self.device, torch.bfloat16) if s.get('bfloat16') else self.encoding
        self.threads = s['threads'] or len(os.sched_getaffinity(0))
        self.replay = Replay(self.library, self.device, s['capacity'])
        self.replay.total = self.earlier['positions']
        self.batch = self.replay.batch(s['batch'])
        self.forward = compiled(self.progress) if cuda and s['compile'] else forward
        self.large = self.trainer(s, state and state['large'])
        teacher = s['learning']['teacher_share'] > 0 and self.large
        self.students = [self.trainer(own, state and state['students'][i], teacher) for i, own in enumerate(s['students'])]
        self.player = s.get('player') and self.read_net(s['player'])
        self.groups = self.guarded(self.evaluators)
        self.groups[0].load(self.player[1] if self.player else self.large.average)
        self.arena = Arena(self.library, self.playing, s['arena'], self.threads)
        self.stage = stage(s['visits'], 0)
        self.play = SelfPlay(self.library, s['games'], 2, self.threads, self.search_settings(), 12345 + int(self.earlier['seconds']))

    def guarded(self, make):
        """A compiler that fails costs speed, not the run."""
        try:
            return make()
        except Exception as error:
            if self.forward is forward:
                raise
            self.progress.say(f'not compiled: {str(error)[:300]}')
            self.forward = forward
            return make()

    def trainer(self, own, state, teacher=None):
        size = own['net']
        make = lambda: Trainer(self.game, tuple(size), self.encoding, self.batch, self.forward, self.settings['learning'], teacher)
        trainer = self.guarded(make)
        if state:
            trainer.restore(state)
        elif own['warm_start']:
            found, params = self.read_net(own['warm_start'])
            trainer.load(params if found == list(size) else grown(params, self.game, found, size))
        self.progress.say(f'net {size_text(size)} ready to train')
        return trainer

    def nets(self):
        """(name, its settings, trainer) of every net."""
        s = self.settings
        yield 'large', s, self.large
        for own, trainer in zip(s['students'], self.students):
            yield f'student {size_text(own["net"])}', own, trainer

    def evaluators(self):
        size = self.player[0] if self.player else self.settings['net']
        make = lambda share=None: Evaluator(self.library, self.playing, [tuple(size)], self.settings['games'], self.forward, share)
        first = make()
        return [first, make(first)]

    def read_net(self, path):
        """(size, params)"""
        header, params = import_knet(os.path.join(self.folder, path))
        game = game_of(header)
        if (game.name, self.game.name) == ('gipf', 'gipf-project'):
            params = with_potentials(params, game, self.game)
        elif game != self.game:
            raise ValueError(f'{path} is for {game.name}')
        return [header['channels'], header['blocks']], params

    def search_settings(self, **change):
        return make_settings({**self.settings['search'], 'visits': self.stage[0], 'considered': self.stage[1], **change})

    # ---- the loop

    def bind(self):
        for group, evaluator in enumerate(self.groups):
            evaluator.bind(self.play, group)
            evaluator.launch()

    def turn(self, between=lambda: None):
        """Every game goes on to its next question; `between` is given time while the answers come."""
        for group, evaluator in enumerate(self.groups):
            evaluator.wait()
            self.play.step(group)
            evaluator.launch()
            between()

    def rest(self):
        """Answers under way must have come before the buffers serve other games."""
        for evaluator in self.groups:
            evaluator.wait()

    def spread(self, steps):
        """Games at all stages, by random and then quick steps that are not recorded, so that positions come evenly from the start."""
        quick = {'fullShare': 0, 'fastVisits': 4, 'fastConsidered': 4}
        begin = self.search_settings(**quick, openingShare=1, openingSteps=steps)
        self.play.close()
        self.play = SelfPlay(self.library, self.settings['games'], 2, self.threads, begin, 12345 + int(self.earlier['seconds']))
        self.play.use(self.search_settings(**quick))
        self.bind()
        while self.play.counts()['games'] < 2 * self.settings['games']:
            self.turn()
        self.rest()
        quick_play, self.play = self.play, self.play.copy(self.threads, self.search_settings())
        quick_play.close()

    def train(self, deadline, total):
        s = self.settings
        self.loop_began = time.time()
        self.deadline = deadline
        end = deadline - s['arena']['reserve']
        self.total = total or self.earlier['seconds'] + max(1.0, end - self.loop_began)
        pending = [at for at in s['arena']['at'] if at > self.share()]
        needed = s['refill_positions'] if self.earlier['seconds'] else s['first_positions']
        self.trained = self.reloaded = 0
        self.owed_from = None  # positions there were when training began in this process
        saved = logged = time.time()
        self.progress.start()
        self.schedule()
        self.bind()
        while time.time() < end and not self.stopped:
            self.turn(lambda: self.replay.size - self.replay.fresh >= needed and self.train_some())
            self.replay.drain(self.play)
            now = time.time()
            if now - logged > s['log_seconds']:
                logged = now
                self.schedule()
                self.report()
            if now - saved > s['save_seconds']:
                saved = now
                self.save()
            if pending and self.share() >= pending[0]:
                pending.pop(0)
                self.snapshot()
                self.evaluate(s['arena']['during'])
                logged = time.time()
        self.schedule()
        self.report()
        self.save()
        if not self.stopped:
            self.snapshot()
            self.evaluate(s['arena']['final'])
            self.save()
        self.progress.say('done')

    def train_some(self):
        s = self.settings
        if self.owed_from is None:
            self.owed_from = self.replay.total
        window = int(min(self.replay.size, max(s['window_least'], s['window_share'] * self.replay.total)))
        for _ in range(s['steps_at_once']):
            if self.trained >= s['ratio'] * (self.replay.total - self.owed_from):
                break
            self.replay.sample(self.batch, window)
            if s['train_large']:
                self.large.step()
            share = self.share()
            learning = [(own['steps'], student) for own, student in zip(s['students'], self.students) if share >= own['from']]
            for k in range(max((steps for steps, _ in learning), default=0)):
                if k:
                    self.replay.sample(self.batch, window)
                for steps, student in learning:
                    if k < steps:
                        student.step()
            self.trained += s['batch']
        if not self.player and self.large.steps - self.reloaded >= s['reload_steps']:
            self.groups[0].load(self.large.average)
            self.reloaded = self.large.steps

    def seconds(self):
        return self.earlier['seconds'] + time.time() - self.loop_began

    def share(self):
        return min(1.0, self.seconds() / self.total)

    def schedule(self):
        s, share = self.settings, self.share()
        average = line(s['learning']['average'], share)
        self.large.set_rates(line(s['learning']['rate'], share), average)
        for own, student in zip(s['students'], self.students):
            student.set_rates(line(own['rate'], share), average)
        if stage(s['visits'], share) != self.stage:
            self.stage = stage(s['visits'], share)
            self.play.use(self.search_settings())

    # ---- what comes out

    def counts(self):
        return {
            'seconds': round(self.seconds(), 1), 'games': self.earlier['games'] + self.play.counts()['games'],
            'positions': self.replay.total, 'trained': self.earlier['trained'] + self.trained,
        }

    def report(self):
        row = {'share': round(self.share(), 4), **self.counts(), 'steps': self.large.steps, 'visits': self.stage[0]}
        for name, _, trainer in self.nets():
            if trainer.steps and self.replay.fresh:  # after a resume positions come first
                self.replay.sample_fresh(self.batch)
                row[name] = {**trainer.named_losses(), 'fresh': trainer.measure()}
        self.progress.report(row, self.play.counts())

    def save(self):
        s, counts = self.settings, self.counts()
        record = {
            'run': self.name, **counts, 'visits': self.stage[0], 'mix': s['search']['mix'], 'noise': [s['search']['noise'], s['search']['lateNoise']],
            'searchShare': s['learning']['search_share'], 'before': s['before'],
            'total': {key: round(counts[key] + s['before'][key], 1) for key in ('seconds', 'games', 'positions')},
        }
        for _, own, trainer in self.nets():
            if not trainer.steps:
                continue
            path = os.path.join(self.out, f'{self.game.name}-{size_text(trainer.size)}.knet')
            part = {'steps': trainer.steps, 'trained': trainer.steps * s['batch'], 'warmStart': os.path.basename(own['warm_start'] or '')}
            if trainer.teacher:
                part['teacherShare'] = s['learning']['teacher_share']
            export_knet(path, self.game, *trainer.size, trainer.average, {**record, **part})
        state = {'counts': self.counts(), 'large': self.large.state(), 'snapshots': self.snapshots,
                 'students': [student.state() for student in self.students], 'progress': self.progress.lines}
        path = os.path.join(self.out, f'{self.game.name}-state.pt')
        torch.save(state, path + '.tmp')
        os.replace(path + '.tmp', path)

    def snapshot(self):
        """Keeps the first and the newest few, in 16 bits, to play against."""
        params = [p.detach().cpu().half() for p in self.large.average]
        self.snapshots.append([f'{self.seconds():.0f} s', params])
        if len(self.snapshots) > self.settings['arena']['snapshots']:
            del self.snapshots[1]

    def matches(self, name):
        """(kind, player, label, opponent) of every match of this name, nets as (size, params)."""
        of = lambda trainer: (trainer.size, trainer.average)
        if name == 'student':
            return [(net, of(self.large), net, of(student)) for net, _, student in list(self.nets())[1:]]
        if name in ('fixed', 'small'):
            nets = [('fixed', self.settings, self.large)] if name == 'fixed' else list(self.nets())[1:]
            return [(net.replace('student', 'small'), of(trainer), os.path.basename(own['fixed_net']), self.on_device(*self.read_net(own['fixed_net'])))
                    for net, own, trainer in nets if own['fixed_net']]
        if len(self.snapshots) < 2:
            return []
        label, params = self.snapshots[-2 if name == 'previous' else 0]
        return [(name, of(self.large), label, self.on_device(self.settings['net'], params))]

    def on_device(self, size, params):
        return size, [p.float().to(self.device) for p in params]

    def evaluate(self, opponents):
        """Matches of the averaged nets. A failure here is told and leaves the training alone."""
        seen = set()
        for entry in opponents:
            name, visits = entry if isinstance(entry, list) else (entry, None)
            try:
                for kind, player, label, opponent in self.matches(name):
                    match = (size_text(player[0]), label, visits)
                    if match in seen or time.time() > self.deadline - 2:
                        continue
                    seen.add(match)
                    result = self.arena.play(player, opponent, visits, 1 + int(self.seconds()), self.deadline - 2)
                    if result:
                        self.progress.match(self.seconds(), f'{kind} at {visits}' if visits else kind, label, result)
            except Exception as error:
                self.progress.say(f'match against {entry} failed: {str(error)[:300]}')


def size_text(size):
    return f'{size[0]}x{size[1]}'


def compiled(progress):
    try:
        import torch._dynamo
        for limit in ('cache_size_limit', 'recompile_limit'):  # one form for every net and batch size
            if hasattr(torch._dynamo.config, limit):
                setattr(torch._dynamo.config, limit, 64)
        return torch.compile(forward, dynamic=False)
    except Exception as error:
        progress.say(f'no compiler: {str(error)[:300]}')
        return forward


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('settings')
    parser.add_argument('--out', default='out')
    parser.add_argument('--resume', help='state to go on from')
    parser.add_argument('--seconds', type=float, help='time limit of this process, instead of the one in the settings')
    parser.add_argument('--total', type=float, help='seconds of all processes together, for the schedules; else this one ends them')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    args = parser.parse_args()
    settings = json.load(open(args.settings))
    torch.backends.cudnn.benchmark = True
    torch.manual_seed(1)
    run = Run(settings, args.settings, args.out, args.resume, args.device)
    signal.signal(signal.SIGTERM, lambda *_: setattr(run, 'stopped', True))
    if settings['spread_steps']:
        run.spread(settings['spread_steps'])
    run.train(BEGAN + (args.seconds or settings['seconds']), args.total or settings['total_seconds'])
    sys.stdout.flush()
    os._exit(0)  # threads and graphs need no farewell


if __name__ == '__main__':
    main()
