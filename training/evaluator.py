"""Answers the questions of a group of games: fixed buffers on both sides, on CUDA one captured graph a group."""
import torch

from native import GLOBALS
from nets import effective, init_params


def is_cuda(device):
    return str(device).startswith('cuda')


def warm_up_and_capture(body, between=lambda: None):
    """Runs `body` a few times beside the main stream, as capturing asks for, and returns (graph, its outputs).

    `between` is called after the warm-up, before the capture.
    """
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            body()
    torch.cuda.current_stream().wait_stream(side)
    torch.cuda.synchronize()
    between()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        outputs = body()
    torch.cuda.synchronize()
    return graph, outputs


class Evaluator:
    """One net, or two that play each other: then a byte a game says which one is asked."""

    def __init__(self, library, encoding, sizes, batch, forward, share_with=None):
        self.encoding, self.forward, self.sizes = encoding, forward, sizes
        device = encoding.device
        self.cuda = is_cuda(device)
        self.nets = share_with.nets if share_with else [
            effective(init_params(library.game, channels, blocks, device), encoding.dtype) for channels, blocks in sizes]
        kinds = [((batch, library.bit_words), torch.int64), ((batch, GLOBALS), torch.uint8),
                 ((batch, library.max_actions, library.cells_per_action), torch.int16), ((batch,), torch.uint8)]
        self.host_in = [torch.zeros(shape, dtype=kind, pin_memory=self.cuda) for shape, kind in kinds]
        # Logits of the steps, value, steps left.
        self.host_out = [torch.zeros(shape, pin_memory=self.cuda) for shape in ((batch, library.max_actions), (batch,), (batch,))]
        self.device_in = [t.to(device) for t in self.host_in] if self.cuda else self.host_in
        if self.cuda:
            self.ready = torch.cuda.Event()
            with torch.no_grad():
                self.graph, self.outputs = warm_up_and_capture(self._answer)

    def _answer(self):
        bits, globals_, cells, which = self.device_in
        x = self.encoding.planes(bits, globals_)
        answers = []
        for net, (_, blocks) in zip(self.nets, self.sizes):
            policy, out = self.forward(net, blocks, x, self.encoding.mask, self.encoding.share)
            answers.append((self.encoding.logits(policy, cells), torch.tanh(out[:, 0].float() * 0.5), out[:, 2].float()))
        if len(answers) == 1:
            return answers[0]
        second = which.bool()
        return [torch.where(second[:, None] if a.dim() > 1 else second, b, a) for a, b in zip(*answers)]

    def bind(self, play, group):
        play.bind(group, *self.host_in, *self.host_out)

    def launch(self):
        """Starts an evaluation; on a CPU it is done at once."""
        if not self.cuda:
            with torch.no_grad():
                answer = self._answer()
            for host, found in zip(self.host_out, answer):
                host.copy_(found)
            return
        for device, host in zip(self.device_in, self.host_in):
            device.copy_(host, non_blocking=True)
        self.graph.replay()
        for host, found in zip(self.host_out, self.outputs):
            host.copy_(found, non_blocking=True)
        self.ready.record()

    def wait(self):
        if self.cuda:
            self.ready.synchronize()

    def load(self, params, net=0):
        with torch.no_grad():
            for target, source in zip(self.nets[net], effective(params, self.encoding.dtype)):
                target.copy_(source)
