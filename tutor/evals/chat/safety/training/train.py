"""Learns the judge of messages. Needs PyTorch and a GPU; see ../README.md.

    python3 train.py FOLDER [SEED]   # reads what prepare.py wrote there, writes judge-SEED.npz beside it

All seeds begin with the same weights and differ in the order and spelling of the phrases: that is why pack.py can take their mean.
"""
import json
import random
import sys
from collections import namedtuple
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from torch.nn import functional as F

from features import Tokenizer
from network import LABELS, Base, Judge
from variations import vary

FOLDER = sys.argv[1] + '/'
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
EPOCHS = 9
# The weights of these last epochs are averaged.
AVERAGED_EPOCHS = 3
BATCH = 64
ENCODER_RATE, HEAD_RATE, GRAM_RATE = 1e-4, 1e-3, 2e-3
WARM_UP_STEPS = 200
LEAST_RATE = 0.03
WORRY_WEIGHT = 1.6
URGENCY_WEIGHT = 0.3
LABEL_SMOOTHING = 0.05
FIRST_WORRY = LABELS.index('selfHarm')
# One phrase of so many is kept apart to measure with.
KEPT_APART = 14
SCREENS_LEARNED, SCREENS_MEASURED = 700, 1000
LESSONS_LEARNED = 2200
# Of what was sorted before severities were.
NO_SEVERITY = -1

Row = namedtuple('Row', 'source label severity language text')
Example = namedtuple('Example', 'tokens grams label urgency')
tokenizer = Tokenizer(FOLDER + 'tokenizer.json')


def read_rows(name):
    return [Row(*row) for row in json.load(open(f'{FOLDER}{name}.json'))]


def key_of(row):
    return row.text.lower().strip()


def split_rows():
    """What is learned from, and by name what is measured with."""
    dice = random.Random(5)
    apart = read_rows('apart')
    taken = {key_of(row) for row in apart}
    phrases = [row for row in read_rows('phrases') if key_of(row) not in taken]
    dice.shuffle(phrases)
    kept = len(phrases) // KEPT_APART
    by_language = {}
    for row in read_rows('screens'):
        by_language.setdefault(row.language, []).append(row)
    learned_screens, screens = [], []
    for rows in by_language.values():
        dice.shuffle(rows)
        learned_screens += rows[:SCREENS_LEARNED]
        screens += rows[SCREENS_LEARNED : SCREENS_LEARNED + SCREENS_MEASURED]
    lessons = read_rows('lessons')
    dice.shuffle(lessons)
    unrated = [row for row in read_rows('unrated') if key_of(row) not in taken]
    learned = phrases[kept:] + unrated + learned_screens + lessons[:LESSONS_LEARNED] + read_rows('ordinary')
    return learned, {
        'kept': phrases[:kept],
        'apart': apart,
        'screens': screens,
        'lessons': lessons[LESSONS_LEARNED:],
        'ordinary': read_rows('measured-ordinary'),
    }


learned, measured = split_rows()
neighbors = {}
for row in learned:
    if row.label == 'none' and row.source not in ('screens', 'lessons', 'ordinary'):
        neighbors.setdefault(row.language, []).append(row.text)


def make_example(row, text):
    urgency = NO_SEVERITY if row.source == 'unrated' else int(row.severity == 'high')
    return Example(*tokenizer.encode(text), LABELS.index(row.label), urgency)


def vary_all(seed):
    dice = random.Random(seed)
    examples = [make_example(row, vary(row.text, row.language, neighbors, dice)) for row in learned]
    dice.shuffle(examples)
    return examples


def batch_of(examples):
    longest = max(len(example.tokens) for example in examples)
    tokens = torch.zeros(len(examples), longest, dtype=torch.long)
    mask = torch.zeros(len(examples), longest, dtype=torch.bool)
    for at, example in enumerate(examples):
        tokens[at, : len(example.tokens)] = torch.tensor(example.tokens)
        mask[at, : len(example.tokens)] = True
    grams = torch.tensor([gram for example in examples for gram in example.grams])
    counts = torch.tensor([float(len(example.grams)) for example in examples])
    offsets = torch.cat([torch.zeros(1), counts.cumsum(0)[:-1]]).long()
    return [part.cuda() for part in (tokens, mask, grams, offsets, counts)]


def loss_of(scores, examples, label_weights):
    labels = torch.tensor([example.label for example in examples]).cuda()
    urgency = torch.tensor([float(example.urgency) for example in examples]).cuda()
    loss = F.cross_entropy(
        scores[:, : len(LABELS)], labels, weight=label_weights, label_smoothing=LABEL_SMOOTHING
    )
    is_rated = (labels >= FIRST_WORRY) & (urgency != NO_SEVERITY)
    if not is_rated.any():
        return loss
    rated = F.binary_cross_entropy_with_logits(scores[is_rated, len(LABELS)], urgency[is_rated])
    return loss + URGENCY_WEIGHT * rated


def make_optimizer(judge):
    heads = [
        weights
        for name, weights in judge.named_parameters()
        if weights.requires_grad and not name.startswith(('layers', 'grams'))
    ]
    return torch.optim.AdamW(
        [
            {'params': list(judge.layers.parameters()), 'lr': ENCODER_RATE, 'weight_decay': 0.01},
            {'params': heads, 'lr': HEAD_RATE, 'weight_decay': 0.01},
            {'params': [judge.grams.weight], 'lr': GRAM_RATE, 'weight_decay': 0.0},
        ]
    )


class Mean:
    """Of the weights after several steps."""

    def __init__(self):
        self.weights, self.count = None, 0

    @torch.no_grad()
    def add(self, judge):
        self.count += 1
        now = judge.state_dict()
        if self.weights is None:
            self.weights = {name: value.clone() for name, value in now.items()}
        for name, value in now.items():
            if value.is_floating_point():
                self.weights[name] += (value - self.weights[name]) / self.count


def learn():
    torch.manual_seed(1)
    judge = Judge(Base(FOLDER + 'base.npz'), tokenizer.unknown).cuda()
    torch.manual_seed(SEED)
    optimizer = make_optimizer(judge)
    rates = [group['lr'] for group in optimizer.param_groups]
    label_weights = torch.ones(len(LABELS)).cuda()
    label_weights[FIRST_WORRY:] = WORRY_WEIGHT
    mean, step, steps = Mean(), 0, EPOCHS * (len(learned) // BATCH + 1)
    with ProcessPoolExecutor(12) as workers:
        epochs = workers.map(vary_all, [SEED * 1000 + epoch for epoch in range(EPOCHS)])
        for epoch, examples in enumerate(epochs):
            judge.train()
            total = 0
            for at in range(0, len(examples), BATCH):
                some = examples[at : at + BATCH]
                factor = min(1, step / WARM_UP_STEPS) * max(LEAST_RATE, 1 - step / steps)
                for group, rate in zip(optimizer.param_groups, rates):
                    group['lr'] = rate * factor
                with torch.autocast('cuda', dtype=torch.bfloat16):
                    scores = judge(*batch_of(some))
                loss = loss_of(scores.float(), some, label_weights)
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
                optimizer.step()
                step += 1
                total += loss.item()
                if epoch >= EPOCHS - AVERAGED_EPOCHS:
                    mean.add(judge)
            print(f'seed {SEED} epoch {epoch} loss {total / (len(examples) / BATCH):.4f}', flush=True)
    judge.load_state_dict(mean.weights)
    judge.round_to_int8()
    return judge


@torch.no_grad()
def measure(judge, name, rows, thresholds=(0.3, 0.5, 0.7, 0.8, 0.9)):
    """The share of false alarms and of what is noticed, by how sure the judge has to be."""
    judge.eval()
    examples = [make_example(row, row.text) for row in rows]
    scores = torch.cat([judge(*batch_of(examples[at : at + 256])).float() for at in range(0, len(examples), 256)])
    worry = 1 - torch.softmax(scores[:, : len(LABELS)], 1)[:, :FIRST_WORRY].sum(1).cpu()
    is_worrying = torch.tensor([example.label >= FIRST_WORRY for example in examples])
    told = []
    for threshold in thresholds:
        alarms = worry > threshold
        noticed = f', noticed {100 * alarms[is_worrying].float().mean():.1f}%' if is_worrying.any() else ''
        told.append(f'{threshold}: false {100 * alarms[~is_worrying].float().mean():.2f}%{noticed}')
    print(f'{name}: {len(rows)} rows, {is_worrying.sum()} worrying; ' + '; '.join(told), flush=True)


def save(judge):
    """Int8 with a scale for each row, and one for all pieces of words."""
    packed = {}
    for name, value in judge.state_dict().items():
        if not name.startswith(('layers', 'grams', 'hidden', 'outputs')):
            continue
        weights = value.cpu().float().numpy()
        if name == 'grams.weight':
            scale = np.abs(weights).max() / 127
        elif weights.ndim == 2 and name.startswith('layers'):
            scale = np.abs(weights).max(1, keepdims=True) / 127
        else:
            packed[name] = weights
            continue
        packed[name + '.q'] = np.round(weights / scale).astype(np.int8)
        packed[name + '.s'] = scale.astype(np.float32)
    np.savez(f'{FOLDER}judge-{SEED}.npz', **packed)


if __name__ == '__main__':
    print(f'{len(learned)} rows to learn from')
    judge = learn()
    for name, rows in measured.items():
        measure(judge, name, rows)
    for language in ('en', 'es', 'fr', 'de', 'zh'):
        measure(judge, f'apart, {language}', [row for row in measured['apart'] if row.language == language])
    save(judge)
