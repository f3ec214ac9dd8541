"""What a net needs to know of a game: its points on a grid, its policy planes. Agrees with docs/nets.md and native/."""
from dataclasses import dataclass

VALUE_CHANNELS = 32
VALUE_HIDDEN = 64
VALUE_OUTPUTS = 3  # result, difference, steps left; older files have no steps left
# Planes 0-3 are pieces, 4 is ones, 5-15 are the same on every point; what a game has more of each comes after them, in this order.
FIRST_PIECES, FIRST_SHARED = 4, 11
FIRST_PLANES = FIRST_PIECES + 1 + FIRST_SHARED
THREATS = 12

# A point's taps: itself and its neighbours in the directions 0 to 5, as axial steps (dq, dr).
TAPS = [(0, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]


@dataclass(frozen=True)
class Game:
    name: str
    side: int  # the grid is side x side
    points: tuple  # (q, r) from the lower corner of the grid, in the order of the names
    policy_planes: int
    scales: tuple  # of the global bytes, planes 5 to 15 and those at the end
    piece_planes: int = FIRST_PIECES
    registry: str = ''  # the game's name in files, where it is another one

    @property
    def planes(self):
        return self.piece_planes + 1 + len(self.scales)

    @property
    def cells(self):
        return len(self.points) * self.policy_planes

    def grid_index(self, point):
        q, r = self.points[point]
        return q * self.side + r


def _yinsh_points():
    spans = [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)]
    return tuple((q, number - 1) for q, (low, high) in enumerate(spans) for number in range(low, high + 1))


def _gipf_points():
    inside = lambda q, r: max(abs(q), abs(r), abs(q - r)) <= 3
    return tuple((q + 3, r + 3) for q in range(-3, 4) for r in range(-3, 4) if inside(q, r))


_GIPF_SCALES = (1, 1, 1 / 18, 1 / 18) + (1,) * 7

GAMES = {
    'yinsh': Game('yinsh', 11, _yinsh_points(), 72, (1,) * 8 + (1 / 51, 1 / 10, 1), FIRST_PIECES + THREATS),
    'gipf': Game('gipf', 7, _gipf_points(), 16, _GIPF_SCALES, FIRST_PIECES + THREATS),
    # With potentials: stocks, stakes and denials of five kinds, the extra push.
    'gipf-project': Game('gipf-project', 7, _gipf_points(), 56, _GIPF_SCALES + (1 / 3,) * 10 + (1,) * 18, 24, 'gipf'),
}


def game_of(header):
    """The game of a file: its name, and where that is not enough how many policy planes it has. Older files have no planes for threats."""
    found = [g for g in GAMES.values() if (g.registry or g.name) == header['game'] and g.policy_planes == header['policyPlanes']]
    if not found or header['planes'] not in (FIRST_PLANES, found[0].planes):
        raise ValueError(f'no game {header["game"]} with {header["planes"]} planes, {header["policyPlanes"]} of the policy')
    return found[0]
