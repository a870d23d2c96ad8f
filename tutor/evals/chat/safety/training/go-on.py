"""Teaches the shipped judge newer phrases, from where it stands. Needs PyTorch, no GPU: 4 minutes of one quick core a round.

    python3 go-on.py FOLDER SEED chinese-fifth.txt french-fifth.txt ...   # after prepare.py; writes judge-SEED.npz there

Each round sees all phrases of the named files, and among them others that were learned before, so that nothing is forgotten;
`zh:2500` among the names asks for so many more of one language. One of seven new phrases is kept apart. `pack.py` then writes the weights, and the next round goes on from those.
"""
import json
import random
import sys

import numpy as np
import torch
from torch.nn import functional as F

from features import Tokenizer
from network import LABELS, Base, Judge
from pack import read_judge
from variations import vary

FOLDER, SEED, NAMED = sys.argv[1] + '/', int(sys.argv[2]), sys.argv[3:]
NEWEST = {name for name in NAMED if ':' not in name}
MORE = [name.split(':') for name in NAMED if ':' in name]
EPOCHS = 2
BATCH = 96
ENCODER_RATE, HEAD_RATE, GRAM_RATE = 7e-5, 5e-4, 2e-3
WARM_UP_STEPS, LEAST_RATE = 30, 0.03
# Of the second half of the steps, every third one's weights are averaged.
AVERAGED_FROM, AVERAGED_EVERY = 0.6, 3
WORRY_WEIGHT, URGENCY_WEIGHT, LABEL_SMOOTHING = 1.6, 0.3, 0.05
FIRST_WORRY = LABELS.index('selfHarm')
KNOWN_AGAIN, CALM_AGAIN = 3750, 1250
KEPT_APART = 7
# Sorted by length within so many batches: short phrases do not wait for long ones.
SORTED_BATCHES = 20
NO_SEVERITY = -1
tokenizer = Tokenizer(FOLDER + 'tokenizer.json')


def read_rows(name):
    return [tuple(row) for row in json.load(open(f'{FOLDER}{name}.json'))]


def make_example(row, text):
    source, label, severity, _, _ = row
    urgency = NO_SEVERITY if source == 'unrated' else int(severity == 'high')
    return (*tokenizer.encode(text), LABELS.index(label), urgency)


def batch_of(examples):
    longest = max(len(tokens) for tokens, *_ in examples)
    tokens = torch.zeros(len(examples), longest, dtype=torch.long)
    mask = torch.zeros(len(examples), longest, dtype=torch.bool)
    for at, (found, *_) in enumerate(examples):
        tokens[at, : len(found)] = torch.tensor(found)
        mask[at, : len(found)] = True
    grams = torch.tensor([gram for _, found, *_ in examples for gram in found])
    counts = torch.tensor([float(len(found)) for _, found, *_ in examples])
    return tokens, mask, grams, torch.cat([torch.zeros(1), counts.cumsum(0)[:-1]]).long(), counts


def loss_of(judge, examples):
    with torch.autocast('cpu', dtype=torch.bfloat16):
        scores = judge(*batch_of(examples))
    scores = scores.float()
    labels = torch.tensor([label for _, _, label, _ in examples])
    urgency = torch.tensor([float(urgency) for *_, urgency in examples])
    weights = torch.ones(len(LABELS))
    weights[FIRST_WORRY:] = WORRY_WEIGHT
    shares = scores[:, : len(LABELS)]
    loss = F.cross_entropy(shares, labels, weight=weights, label_smoothing=LABEL_SMOOTHING)
    rated = (labels >= FIRST_WORRY) & (urgency != NO_SEVERITY)
    if not rated.any():
        return loss
    return loss + URGENCY_WEIGHT * F.binary_cross_entropy_with_logits(scores[rated, len(LABELS)], urgency[rated])


def make_batches(rows, neighbors, dice):
    examples = [make_example(row, vary(row[4], row[3], neighbors, dice)) for row in rows]
    dice.shuffle(examples)
    batches = []
    for at in range(0, len(examples), BATCH * SORTED_BATCHES):
        some = sorted(examples[at : at + BATCH * SORTED_BATCHES], key=lambda example: len(example[0]))
        batches += [some[n : n + BATCH] for n in range(0, len(some), BATCH)]
    dice.shuffle(batches)
    return batches


def go_on(judge, new, known, calm):
    dice = random.Random(SEED)
    neighbors = {}
    for row in new + known:
        if row[1] == 'none':
            neighbors.setdefault(row[3], []).append(row[4])
    optimizer = torch.optim.AdamW(
        [
            {'params': judge.layers.parameters(), 'lr': ENCODER_RATE, 'weight_decay': 0.01},
            {'params': [*judge.hidden.parameters(), *judge.outputs.parameters()], 'lr': HEAD_RATE},
            {'params': [judge.grams.weight], 'lr': GRAM_RATE, 'weight_decay': 0.0},
        ],
        fused=True,
    )
    rates = [group['lr'] for group in optimizer.param_groups]
    mean, counted, step = None, 0, 0
    more = sum(int(count) for _, count in MORE)
    steps = EPOCHS * ((len(new) + KNOWN_AGAIN + CALM_AGAIN + more) // BATCH + 1)
    for _ in range(EPOCHS):
        rows = new + dice.sample(known, KNOWN_AGAIN) + dice.sample(calm, CALM_AGAIN)
        for language, count in MORE:
            rows += dice.sample([row for row in new + known if row[3] == language], int(count))
        for examples in make_batches(rows, neighbors, dice):
            judge.train()
            factor = min(1, (step + 1) / WARM_UP_STEPS) * max(LEAST_RATE, 1 - step / steps)
            for group, rate in zip(optimizer.param_groups, rates):
                group['lr'] = rate * factor
            loss = loss_of(judge, examples)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_([one for one in judge.parameters() if one.grad is not None], 1.0)
            optimizer.step()
            step += 1
            if step > steps * AVERAGED_FROM and step % AVERAGED_EVERY == 0:
                counted += 1
                now = {name: value.clone() for name, value in judge.state_dict().items()}
                mean = mean or now
                for name, value in now.items():
                    mean[name] += (value - mean[name]) / counted
            if step % 20 == 0:
                print(f'{step} of {steps}, loss {loss.item():.3f}', flush=True)
    judge.load_state_dict(mean)


@torch.no_grad()
def measure(judge, rows):
    """By language the share noticed and of false alarms, by how sure the judge has to be."""
    judge.eval()
    for language in sorted({row[3] for row in rows}):
        mine = [row for row in rows if row[3] == language]
        scores = judge(*batch_of([make_example(row, row[4]) for row in mine]))[:, : len(LABELS)]
        worry = 1 - torch.softmax(scores, 1)[:, :FIRST_WORRY].sum(1)
        is_worrying = torch.tensor([LABELS.index(row[1]) >= FIRST_WORRY for row in mine])
        for sure in (0.6, 0.7, 0.78, 0.85):
            alarms = (worry > sure).float()
            told = f'{100 * alarms[is_worrying].mean():.1f}% noticed, {100 * alarms[~is_worrying].mean():.1f}% false'
            print(f'{language} {sure}: {told}', flush=True)


phrases = read_rows('phrases')
newest = [row for row in phrases if row[0] in NEWEST]
random.Random(7).shuffle(newest)
kept = newest[: len(newest) // KEPT_APART]
known = [row for row in phrases if row[0] not in NEWEST] + read_rows('unrated')
torch.manual_seed(SEED)
judge = Judge(Base(FOLDER + 'base.npz'), tokenizer.unknown)
judge.load_state_dict({name: torch.tensor(value) for name, value in read_judge().items()}, strict=False)
go_on(judge, newest[len(kept) :], known, read_rows('screens') + read_rows('lessons'))
judge.round_to_int8()
measure(judge, kept)
trained = ('layers', 'grams', 'hidden', 'outputs')
weights = {name: value.numpy() for name, value in judge.state_dict().items() if name.startswith(trained)}
np.savez(f'{FOLDER}judge-{SEED}.npz', **weights)
