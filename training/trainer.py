"""One net in training: AdamW on batches from the replay, a moving average of the weights, on CUDA as one captured graph."""
import torch
import torch.nn.functional as F

from evaluator import is_cuda, warm_up_and_capture
import nets
from nets import effective, init_params

LOSSES = ['policy', 'value', 'difference', 'left', 'squared', 'largest']


def named(losses):
    return {name: round(v, 5) for name, v in zip(LOSSES, losses.tolist())}


class Trainer:
    """With a `teacher`, another Trainer, the targets but the steps left are mixed with what its averaged net says of the same positions."""

    def __init__(self, game, size, encoding, batch, forward, settings, teacher=None):
        self.size, self.encoding, self.batch, self.forward, self.settings = size, encoding, batch, forward, settings
        self.teacher = teacher
        device = encoding.device
        self.cuda, self.steps = is_cuda(device), 0
        self.params = [p.requires_grad_() for p in init_params(game, *size, device)]
        self.average = [p.detach().clone(memory_format=torch.preserve_format) for p in self.params]
        self.rate = torch.tensor(1e-3, device=device)
        self.average_rate = torch.tensor(0.005, device=device)
        options = dict(betas=(0.9, 0.98), weight_decay=settings['weight_decay'])
        if self.cuda:
            self.optimizer = torch.optim.AdamW(self.params, lr=self.rate, fused=True, capturable=True, **options)
            self._capture()
        else:
            self.optimizer = torch.optim.AdamW(self.params, lr=1e-3, **options)
            self.losses = torch.zeros(len(LOSSES))

    def _loss(self, params, forward):
        bits, globals_, cells, count, policy, targets, symmetry = self.batch
        x = self.encoding.planes(bits, globals_, symmetry)
        share = self.settings['search_share']
        wanted = ((1 - share) * targets[:, 0] + share * targets[:, 2] + 1) * 0.5
        policy, difference, left = policy.float(), targets[:, 1], targets[:, 4]
        logs, out, excess, largest = self._answers(params, self.size, x, forward, measured=True)
        searched = policy
        if self.teacher:
            with torch.no_grad():
                share = self.settings['teacher_share']
                taught, said, *_ = self._answers(self.teacher.average, self.teacher.size, x, forward)
                policy = policy.lerp(taught.exp(), share)
                wanted = wanted.lerp(torch.sigmoid(said[:, 0]), share)
                difference = difference.lerp(said[:, 1], share)
        weights = 1 + (self.settings['late_weight'] - 1) * targets[:, 3]
        weights = weights / weights.mean()
        loss_policy = -(weights * (policy * logs).sum(1)).mean()
        loss_value = (weights * F.binary_cross_entropy_with_logits(out[:, 0], wanted, reduction='none')).mean()
        loss_difference = (weights * (out[:, 1] - difference).square()).mean()
        loss_left = (weights * (out[:, 2] - left).square()).mean()
        loss = loss_policy + self.settings['value_weight'] * loss_value + self.settings['difference_weight'] * loss_difference
        loss = loss + self.settings.get('left_weight', 0.5) * loss_left + excess
        # What is reported of the policy is its distance from the search, with a teacher or without one.
        away = (searched * ((searched + 1e-8).log() - logs.detach())).sum(1).mean()
        squared = F.mse_loss(torch.tanh(out[:, 0].detach() * 0.5), targets[:, 0])
        return loss, torch.stack([away, loss_value.detach(), loss_difference.detach(), loss_left.detach(), squared, largest])

    def _answers(self, params, size, x, forward, measured=False):
        """Logarithms of the policy over the batch's steps, the value numbers, and what `forward` measures."""
        _, _, cells, count, _, _, symmetry = self.batch
        flat, out, *measures = forward(
            effective(params, self.encoding.dtype), size[1], x, self.encoding.mask, self.encoding.share, measured)
        logits = self.encoding.logits(flat, cells, symmetry)
        illegal = torch.arange(logits.shape[1], device=logits.device)[None] >= count[:, None]
        return F.log_softmax(logits.masked_fill(illegal, -30000.0), 1), out.float(), *measures

    def _step(self):
        self.optimizer.zero_grad(set_to_none=True)
        loss, parts = self._loss(self.params, self.forward)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.params, 2.0)
        self.optimizer.step()
        with torch.no_grad():
            for average, p in zip(self.average, self.params):
                average.lerp_(p, self.average_rate)
        return parts

    def _capture(self):
        before = [p.detach().clone() for p in self.params]
        self.graph, self.losses = warm_up_and_capture(
            self._step, between=lambda: self.optimizer.zero_grad(set_to_none=True))  # gradients then live in the graph
        self.load(before)  # the warm-up has trained on nothing

    def load(self, params):
        """Begins anew from these weights."""
        with torch.no_grad():
            for p, average, source in zip(self.params, self.average, params):
                p.copy_(source)
                average.copy_(source)
            for state in self.optimizer.state.values():
                for value in state.values():
                    if torch.is_tensor(value):
                        value.zero_()

    def set_rates(self, rate, average_rate):
        self.rate.fill_(rate)
        self.average_rate.fill_(average_rate)
        if not self.cuda:
            self.optimizer.param_groups[0]['lr'] = rate

    def step(self):
        """One step on what the batch tensors hold now."""
        if self.cuda:
            self.graph.replay()
        else:
            self.losses = self._step()
        self.steps += 1

    def named_losses(self):
        """Of the last step."""
        return named(self.losses)

    def measure(self):
        """Losses of the averaged net on what the batch tensors hold now. It learns nothing from them."""
        with torch.no_grad():
            return named(self._loss(self.average, nets.forward)[1])  # not compiled: it is asked seldom

    def state(self):
        moments = [self.optimizer.state.get(p, {}) for p in self.params]
        copy = lambda t: t.detach().float().cpu().clone()
        short = lambda t: t.detach().to(torch.bfloat16).cpu()
        return {
            'size': list(self.size), 'steps': self.steps,
            'params': [copy(p) for p in self.params], 'average': [copy(a) for a in self.average],
            'first': [short(m['exp_avg']) for m in moments if m], 'second': [short(m['exp_avg_sq']) for m in moments if m],
            'count': max([float(m['step']) for m in moments if m], default=0.0),
        }

    def restore(self, state):
        if list(state['size']) != list(self.size):
            raise ValueError(f'state of a net {state["size"]}, not {list(self.size)}')
        self.load(state['params'])
        with torch.no_grad():
            for i, p in enumerate(self.params):
                self.average[i].copy_(state['average'][i])
                if not state['first']:
                    continue
                held = self.optimizer.state[p]
                if not self.cuda and not held:
                    held.update(step=torch.tensor(0.0), exp_avg=torch.zeros_like(p), exp_avg_sq=torch.zeros_like(p))
                held['exp_avg'].copy_(state['first'][i])
                held['exp_avg_sq'].copy_(state['second'][i])
                held['step'].fill_(state['count'])
        self.steps = state['steps']
