"""Values that follow the share of the run that is over: lists of [share, value, ...]."""


def line(points, share):
    """Straight between the points, constant outside."""
    for (a, low), (b, high) in zip(points, points[1:]):
        if share < b:
            return low + (high - low) * max(0.0, share - a) / (b - a)
    return points[-1][1]


def stage(rows, share):
    """The values of the last row that has begun."""
    found = rows[0][1:]
    for row in rows:
        if share >= row[0]:
            found = row[1:]
    return found
