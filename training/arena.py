"""Two nets play pairs of games from the same random openings, each side once."""
import math
import time

from evaluator import Evaluator
from native import SelfPlay, make_settings
from nets import forward


class Arena:
    """Keeps its evaluators: capturing one anew for every match would cost more than the match."""

    def __init__(self, library, encoding, settings, threads):
        self.library, self.encoding, self.threads = library, encoding, threads
        self.games = settings['games'] // 2 * 2
        self.search = settings['search']
        self.evaluators = {}

    def play(self, first, second, visits, seed, deadline):
        """Each is (size, params). Without `visits` those of the settings; with one the bare policies play.

        A match that is not over at the deadline counts as far as it went; None without a game.
        """
        search = {**self.search, 'visits': visits, 'considered': min(visits, self.search['considered'])} if visits else self.search
        sizes = (tuple(first[0]), tuple(second[0]))
        if sizes not in self.evaluators:
            self.evaluators[sizes] = Evaluator(self.library, self.encoding, sizes, self.games, forward)
        evaluator = self.evaluators[sizes]
        evaluator.load(first[1], 0)
        evaluator.load(second[1], 1)
        began, rounds = time.time(), 0
        play = SelfPlay(self.library, self.games, 1, self.threads, make_settings(search), seed)
        try:
            evaluator.bind(play, 0)
            while True:
                evaluator.launch()
                evaluator.wait()
                play.step(0)
                rounds += 1
                if rounds % 32 == 0 and (time.time() > deadline or play.alive() == 0):
                    break
            counts, alive = play.counts(), play.alive()
        finally:
            play.close()
        return summary(counts, alive, time.time() - began) if counts['games'] else None


def summary(counts, unfinished, seconds):
    won, lost, drawn = counts['net0'], counts['net1'], counts['neither']
    games = won + lost + drawn
    score = (won + drawn / 2) / games
    spread = math.sqrt(max((won + drawn / 4) / games - score * score, 1e-6) / games)
    elo = lambda s: 400 * math.log10(min(max(s, 0.001), 0.999) / (1 - min(max(s, 0.001), 0.999)))
    return {
        'won': won, 'lost': lost, 'drawn': drawn, 'unfinished': unfinished, 'score': round(score, 4), 'elo': round(elo(score), 1),
        'error': round((elo(score + 2 * spread) - elo(score - 2 * spread)) / 2, 1),  # two standard deviations
        'white': counts['white'], 'black': counts['black'], 'capped': counts['capped'],
        'steps': round(counts['steps'] / games, 1), 'seconds': round(seconds, 1),
    }
