"""The corpus of legal play as plain text for native/check: corpus.py FOLDER OUT.txt"""
import json
import sys


def head(row):
    handicap = row.get('handicap') or {}
    return [row['game'], row['variant'], handicap.get('white', 0), handicap.get('black', 0)]


def lines(folder):
    for row in json.load(open(folder + '/perft.json')):
        yield ['perft', *head(row), *row['steps'], '=', *row['perft']]
    for line in open(folder + '/games.jsonl'):
        game = json.loads(line)
        steps = zip(game['steps'], game['acts'], game['legal'], game['digest'])
        yield ['game', *head(game), game['result'] or 'none', *(word for step in steps for word in step)]


if __name__ == '__main__':
    folder, out = sys.argv[1:3]
    with open(out, 'w') as f:
        for words in lines(folder):
            f.write(' '.join(map(str, words)) + '\n')
