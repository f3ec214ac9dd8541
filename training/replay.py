"""The newest positions of self-play, kept on the device, and random batches of them."""
import torch

from evaluator import is_cuda
from native import GLOBALS, KEEP_UPRIGHT, SYMMETRIES


class Replay:
    CHUNK = 16384  # positions moved at once
    RING = 4  # host buffers in turn, so that filling one need not wait for the copy of another

    def __init__(self, library, device, capacity):
        self.device, self.capacity = device, capacity
        self.chunk = min(self.CHUNK, max(256, capacity // 8))
        actions = library.max_actions
        # bits, globals, cells, number of actions, policy, targets (result, difference, search value, age, steps left)
        self.kinds = [((library.bit_words,), torch.int64), ((GLOBALS,), torch.uint8),
                      ((actions, library.cells_per_action), torch.int16), ((), torch.int16),
                      ((actions,), torch.float16), ((5,), torch.float32)]
        self.store = self.room(capacity, device)
        self.hosts = []
        for _ in range(self.RING if is_cuda(device) else 1):
            host = [torch.zeros((self.chunk, *shape), dtype=torch.float32 if kind == torch.float16 else kind,
                                pin_memory=is_cuda(device)) for shape, kind in self.kinds]
            self.hosts.append((host, torch.cuda.Event() if is_cuda(device) else None))
        self.next_host = self.at = self.size = 0
        self.fresh = 0  # the newest positions, which no batch has had yet
        self.total = 0  # positions ever made, also before a resume

    def room(self, count, device):
        return [torch.zeros((count, *shape), dtype=kind, device=device) for shape, kind in self.kinds]

    def drain(self, play):
        """Takes over the finished games' positions, whole chunks only."""
        while play.pending() >= self.chunk:
            host, copied = self.hosts[self.next_host]
            self.next_host = (self.next_host + 1) % len(self.hosts)
            if copied:
                copied.synchronize()
            n = play.take(host, min(self.chunk, self.capacity - self.at))
            for target, source in zip(self.store, host):
                target[self.at:self.at + n] = source[:n].to(self.device, non_blocking=True)  # shortened there, not here
            if copied:
                copied.record()
            self.at = (self.at + n) % self.capacity
            self.size = min(self.capacity, self.size + n)
            self.total += n
            self.fresh = n

    def sample(self, batch, window):
        """Fills `batch` (the tensors of `room`, and symmetries) from the newest `window` positions but the fresh ones."""
        self._fill(batch, self.fresh, min(window, self.size - self.fresh))

    def sample_fresh(self, batch):
        """Fills `batch` from positions that no batch of `sample` has had yet."""
        self._fill(batch, 0, self.fresh)

    def _fill(self, batch, newer, window):
        count = batch[-1].shape[0]
        index = (self.at - 1 - newer - torch.randint(0, window, (count,), device=self.device)) % self.capacity
        for target, source in zip(batch, self.store):
            torch.index_select(source, 0, index, out=target)
        batch[-1].random_(0, SYMMETRIES).mul_(1 - batch[1][:, KEEP_UPRIGHT].long())

    def batch(self, count):
        return self.room(count, self.device) + [torch.zeros(count, dtype=torch.long, device=self.device)]
