"""A run's losses and Elo as a picture: plot.py PROGRESS.jsonl OUT.svg"""
import json
import sys

from progress import nets_in

WIDTH, HEIGHT, LEFT, TOP = 720, 220, 60, 30
KINDS = {'fixed': 'against fixed', 'oldest': 'against oldest', 'student': 'against student {}', 'small': 'student {} against fixed'}
COLOURS = ['#2a6f97', '#c1554b', '#5a8f3c', '#8a5fa8', '#b07d2b', '#4f5d75']


def panel(title, curves, top):
    """Curves are {name: [(x, y), …]}; axes fit the data."""
    points = [p for curve in curves.values() for p in curve]
    if not points:
        return f'<text x="{LEFT}" y="{top}">{title}: nothing yet</text>'
    right, low, high = max(max(x for x, _ in points), 1), min(y for _, y in points), max(y for _, y in points)
    high += (high == low)
    px = lambda x: LEFT + x / right * (WIDTH - LEFT - 20)
    py = lambda y: top + HEIGHT - (y - low) / (high - low) * HEIGHT
    parts = [f'<text x="{LEFT}" y="{top - 10}" font-weight="bold">{title}</text>',
             f'<rect x="{LEFT}" y="{top}" width="{WIDTH - LEFT - 20}" height="{HEIGHT}" fill="none" stroke="#999"/>']
    for k in range(5):
        x, y = right * k / 4, low + (high - low) * k / 4
        parts.append(f'<text x="{LEFT - 6}" y="{py(y) + 4:.1f}" text-anchor="end">{y:.3g}</text>')
        parts.append(f'<text x="{px(x):.1f}" y="{top + HEIGHT + 15}" text-anchor="middle">{x:.0f} s</text>')
    for i, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[i % len(COLOURS)]
        path = ' '.join(f'{px(x):.1f},{py(y):.1f}' for x, y in curve)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [f'<circle cx="{px(x):.1f}" cy="{py(y):.1f}" r="2" fill="{colour}"/>' for x, y in curve]
        parts.append(f'<text x="{LEFT + 10 + 210 * (i % 3)}" y="{top + 16 + 14 * (i // 3)}" fill="{colour}">{name}</text>')
    return '\n'.join(parts)


def curves_of(rows):
    progress = [r for r in rows if r['kind'] == 'progress']
    matches, now = [], 0.0
    for r in rows:  # a match's own seconds say how long it took; it stands where the progress before it stands
        if r['kind'] == 'progress':
            now = r['seconds']
        elif r['kind'] == 'match':
            matches.append({**r, 'seconds': now})
    nets = dict.fromkeys(net for r in progress for net in nets_in(r))
    losses = lambda key: {net: [(r['seconds'], r[net][key]) for r in progress if net in r] for net in nets}
    chain, climbed = [], 0
    for r in matches:
        if r['opponent'] == 'previous':
            climbed += r['elo']
            chain.append((r['seconds'], climbed))
    elo = {'sum over snapshots': chain}
    for kind in dict.fromkeys(r['opponent'] for r in matches):
        opponent, _, visits = kind.partition(' at ')
        opponent, _, size = opponent.partition(' ')
        if opponent in KINDS:
            name = KINDS[opponent].format(size) + (f', {visits} visits' if visits else '')
            elo[name] = [(r['seconds'], r['elo']) for r in matches if r['opponent'] == kind]
    some = lambda curves: {name: curve for name, curve in curves.items() if curve}
    return some(losses('policy')), some(losses('value')), some(elo)


def main():
    source, target = sys.argv[1:3]
    policy, value, elo = curves_of([json.loads(line) for line in open(source)])
    step = HEIGHT + 60
    panels = [panel('Policy: divergence from the search', policy, TOP), panel('Value: cross entropy', value, TOP + step),
              panel('Elo of the large net, and of students', elo, TOP + 2 * step)]
    with open(target, 'w') as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{TOP + 3 * step}" font-family="sans-serif" '
                f'font-size="11">\n<rect width="100%" height="100%" fill="white"/>\n' + '\n'.join(panels) + '\n</svg>\n')


if __name__ == '__main__':
    main()
