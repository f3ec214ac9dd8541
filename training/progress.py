"""The record of a run: JSON lines in a file, short lines for a person on the way."""
import json
import os
import time


class Progress:
    def __init__(self, path, began):
        self.path, self.began = path, began
        self.lines = []
        self.before, self.before_at = None, time.time()

    def say(self, text):
        print(f'[{time.time() - self.began:6.1f}] {text}', flush=True)

    def start(self):
        """Speeds are counted from here."""
        self.before_at = time.time()

    def continue_from(self, lines):
        self.lines = list(lines)

    def add(self, row):
        self.lines.append(row)
        with open(self.path + '.tmp', 'w') as f:
            f.writelines(json.dumps(line) + '\n' for line in self.lines)
        os.replace(self.path + '.tmp', self.path)

    def report(self, row, counts):
        """A row of the run with what has been played since the row before."""
        now = time.time()
        since = self.before or {key: 0 for key in counts if key != 'variants'}
        new = {key: counts[key] - since[key] for key in since if key != 'variants'}
        span, games = max(now - self.before_at, 1e-9), max(1, new['games'])
        self.before, self.before_at = counts, now
        row = {
            'kind': 'progress', **row,
            'perSecond': {'games': round(new['games'] / span, 1), 'evaluations': round(new['evaluations'] / span)},
            'results': {key: round(new[key] / games, 4) for key in ('white', 'black', 'drawn', 'capped')},
            'stepsPerGame': round(new['steps'] / games, 1), 'variants': counts['variants'],
        }
        self.add(row)
        losses = ''
        for net in nets_in(row):
            values = dict(row[net])
            values.update({f'fresh {name}': value for name, value in values.pop('fresh').items() if name in ('policy', 'value')})
            losses += f'{net}: ' + ' '.join(f'{name}={value}' for name, value in values.items()) + ' '
        self.say(f"{row['seconds']:.0f} s {row['share']:.0%} games {row['games']} positions {row['positions']} steps {row['steps']} "
                 f"{row['perSecond']} {losses}{row['results']} {row['stepsPerGame']} steps a game")

    def match(self, seconds, kind, name, result):
        self.add({'kind': 'match', 'seconds': round(seconds, 1), 'opponent': kind, 'name': name, **result})
        self.say(f'match against {kind} ({name}): {result}')


def nets_in(row):
    """Names of the nets whose losses a row has."""
    return [key for key in row if key == 'large' or key.startswith('student ')]
