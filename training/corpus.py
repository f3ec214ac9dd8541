"""The corpus of legal play as plain text for native/check: corpus.py FIXTURES OUT.txt"""
import json
import re
import sys


def head(row):
    handicap = row.get('handicap') or {}
    return [row['game'], row['variant'], handicap.get('white', 0), handicap.get('black', 0)]


def project(options):
    """A set-up with potentials as words; letters in `linked` say what may be denied, `-` nothing."""
    side, extra = options.get('handicap', 'white 0').split(' ')
    both = lambda text: (text.split('-') * 2)[:2]
    potentials = both(options['potentials'])
    linked = options.get('linked', 'no')
    if linked == 'yes':
        linked = ''.join(sorted(set(re.findall('[A-Z]', options['potentials']))))
    return ['project', options['variant'], extra if side == 'white' else 0, extra if side == 'black' else 0,
            *both(options.get('pieces', '15' if options['variant'] == 'basic' else '18')), *potentials, '-' if linked == 'no' else linked]


def lines(folder):
    for row in json.load(open(folder + '/corpus/perft.json')):
        yield ['perft', *head(row), *row['steps'], '=', *row['perft']]
    for line in open(folder + '/corpus/games.jsonl'):
        game = json.loads(line)
        steps = zip(game['steps'], game['acts'], game['legal'], game['digest'])
        yield ['game', *head(game), game['result'] or 'none', *(word for step in steps for word in step)]
    for row in json.load(open(folder + '/potentials-perft.json')):
        yield ['perft', *project(row['options']), *row['steps'], '=', *row['perft']]
    for line in open(folder + '/potentials-games.jsonl'):
        game = json.loads(line)
        steps = zip(game['steps'] + ['end'], game['digest'])
        yield ['game', *project(game['options']), game['result'] or 'none', *(word for step in steps for word in step)]


if __name__ == '__main__':
    folder, out = sys.argv[1:3]
    with open(out, 'w') as f:
        for words in lines(folder):
            f.write(' '.join(map(str, words)) + '\n')
