"""From the compact form of positions (bits and bytes) to planes, and from policy numbers to logits of steps, on a device."""
import torch

from games import FIRST_PIECES, FIRST_SHARED
from native import SYMMETRIES
from nets import board_mask


class Encoding:
    def __init__(self, library, device, dtype):
        game = library.game
        self.game, self.device, self.dtype = game, device, dtype
        self.words, self.area = library.words, game.side * game.side
        self.mask = board_mask(game, device, dtype)
        self.flat_mask = self.mask.view(-1)
        # A tensor, not a number, so that a compiled net holds no constant of its own.
        self.share = torch.tensor(1 / len(game.points), device=device)
        self.scales = torch.tensor(game.scales, device=device)
        _, points, cells = library.tables()
        off_board = next(i for i in range(self.area) if self.flat_mask[i] == 0)

        # For every symmetry and grid place: the point that comes to stand there; off the board a bit that is never set.
        source = torch.full((SYMMETRIES, self.area), 64 * self.words - 1, dtype=torch.long)
        # For every symmetry and cell: its index in the flat policy output; the cell that pads reads a zero off the board.
        grid = torch.tensor([game.grid_index(p) for p in range(len(game.points))])
        target = torch.zeros((SYMMETRIES, game.cells + 1), dtype=torch.long)
        target[:, -1] = off_board * game.policy_planes
        points, cells = torch.from_numpy(points).long(), torch.from_numpy(cells).long()
        for k in range(SYMMETRIES):
            source[k, grid[points[k]]] = torch.arange(len(game.points))
            target[k, :-1] = grid[cells[k] // game.policy_planes] * game.policy_planes + cells[k] % game.policy_planes
        self.source, self.target = source.to(device), target.to(device).reshape(-1)

    def planes(self, bits, globals_, symmetry=None):
        """[batch, planes, side, side] from bits [batch, piece planes * words] and bytes."""
        batch = bits.shape[0]
        count = self.game.piece_planes
        bits = bits.view(batch, count, self.words)
        if symmetry is None:
            at = self.source[0]
            pieces = (bits[:, :, at >> 6] >> (at & 63)) & 1
        else:
            at = self.source[symmetry][:, None, :]
            pieces = (bits.gather(2, (at >> 6).expand(batch, count, self.area)) >> (at & 63)) & 1
        values = (globals_[:, :len(self.game.scales)].float() * self.scales).to(self.dtype)
        ones = self.flat_mask.view(1, 1, -1).expand(batch, 1, self.area)
        pieces, values = pieces.to(self.dtype), values[:, :, None] * self.flat_mask
        parts = [pieces[:, :FIRST_PIECES], ones, values[:, :FIRST_SHARED], pieces[:, FIRST_PIECES:], values[:, FIRST_SHARED:]]
        x = torch.cat(parts, 1)
        return x.view(batch, self.game.planes, self.game.side, self.game.side).contiguous(memory_format=torch.channels_last)

    def logits(self, policy, cells, symmetry=None):
        """Logits of steps from the flat policy and their cells [batch, steps, cells a step]."""
        index = cells.long()
        if symmetry is not None:
            index = index + (symmetry * (self.game.cells + 1))[:, None, None]
        index = self.target[index].view(cells.shape[0], -1)
        return policy.gather(1, index).view(cells.shape).float().sum(-1)
