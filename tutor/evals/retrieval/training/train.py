"""Teaches the sentence encoder what learners call things. Needs PyTorch and a GPU; see ../README.md.

    python3 train.py FOLDER [SEED] [EPOCHS] [apart|all]   # after gather-training.ts and prepare.py; writes encoder-SEED.npz there

`apart` keeps one lesson of ten out of training and measures on it; `all` learns from every lesson.
"""
import json
import random
import sys
import zlib
from collections import defaultdict

import numpy as np
import torch
from torch.nn import functional as F

from encoder import Base, Encoder, Texts, embed_all
from measure import measure
from spoil import spoil

FOLDER = sys.argv[1] + '/'
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
EPOCHS = int(sys.argv[3]) if len(sys.argv) > 3 else 8
KEEPS_APART = len(sys.argv) <= 4 or sys.argv[4] == 'apart'
BATCH = 192
RATE, WARM_UP_STEPS, LEAST_RATE = 5e-5, 60, 0.03
TEMPERATURE = 0.05
QUESTION_WEIGHT, STAY_WEIGHT = 0.6, 1.0
# So many of a batch are from one subject: they are hard to tell apart.
FROM_ONE_SUBJECT = 0.5

read = lambda name: json.load(open(f'{FOLDER}{name}.json', encoding='utf8'))
passages, questions, measured = read('passages'), read('questions'), read('measured')
texts = Texts(FOLDER)


def is_apart(lesson):
    return zlib.crc32(lesson.encode()) % 10 == 0


def passage_text(passage):
    return passage['lead'] + ' ' + passage['text'].replace('\n', ' ')


def list_sections():
    """Each section with its passages and its questions; words and their meanings are sections too."""
    places = defaultdict(list)
    for at, passage in enumerate(passages):
        places[passage['lesson'], passage['heading']].append(at)
    asked = defaultdict(list)
    for question in questions:
        asked[question['lesson'], question['heading']].append(question['text'])
    sections = [
        {'lesson': key[0], 'passages': places[key], 'questions': own} for key, own in asked.items() if key in places
    ]
    for at, passage in enumerate(passages):
        if passage['section'] != 'vocabulary':
            continue
        words = [line.split(':')[0] for line in passage['text'].split('\n') if ':' in line]
        own = [form.format(word) for word in words for form in ('what does {} mean', 'what is {}?', 'meaning of {}', '{}')]
        sections.append({'lesson': passage['lesson'], 'passages': [at], 'questions': own, 'isList': True})
    return sections


def draw_batches(sections, dice):
    """Every question once an epoch, of lists of words a few; no section twice in a batch."""
    pairs = []
    for at, section in enumerate(sections):
        own = list(section['questions'])
        dice.shuffle(own)
        pairs += [(at, question) for question in (own[:3] if section.get('isList') else own)]
    dice.shuffle(pairs)
    by_subject = defaultdict(list)
    for pair in pairs:
        by_subject[sections[pair[0]]['lesson'].split('-')[0]].append(pair)
    left = set(range(len(pairs)))
    order = {id(pair): at for at, pair in enumerate(pairs)}
    queue = list(pairs)
    while queue:
        batch, used, rest = [], set(), []
        subject = sections[queue[0][0]]['lesson'].split('-')[0]
        wanted = int(BATCH * FROM_ONE_SUBJECT)
        own = by_subject[subject]
        while own and len(batch) < wanted:
            pair = own.pop()
            if order[id(pair)] in left and pair[0] not in used:
                batch.append(pair)
                used.add(pair[0])
                left.discard(order[id(pair)])
        for pair in queue:
            if order[id(pair)] not in left:
                continue
            if len(batch) < BATCH and pair[0] not in used:
                batch.append(pair)
                used.add(pair[0])
                left.discard(order[id(pair)])
            else:
                rest.append(pair)
        queue = rest
        yield batch


def learn():
    dice = random.Random(SEED)
    torch.manual_seed(SEED)
    base = Base(FOLDER + 'base.npz')
    encoder = Encoder(base).cuda()
    before = Encoder(base).cuda()
    bodies = [passage_text(passage) for passage in passages]
    old_passages = embed_all(before, texts, bodies)
    sections = [one for one in list_sections() if not (KEEPS_APART and is_apart(one['lesson']))]
    # Which of a section's passages answers a question is as the encoder saw it before.
    every = sorted({question for one in sections for question in one['questions']})
    old_of = dict(zip(every, embed_all(before, texts, every)))
    nearest = {}
    for at, section in enumerate(sections):
        for question in section['questions']:
            likeness = old_passages[section['passages']] @ old_of[question]
            nearest[at, question] = section['passages'][int(likeness.argmax())]
    optimizer = torch.optim.AdamW([p for p in encoder.parameters() if p.requires_grad], lr=RATE, weight_decay=0.01)
    batches = [batch for _ in range(EPOCHS) for batch in draw_batches(sections, dice)]
    print(f'{len(sections)} sections, {sum(len(one["questions"]) for one in sections)} questions, {len(batches)} steps', flush=True)
    mean, kept = None, 0
    for step, batch in enumerate(batches):
        encoder.train()
        factor = min(1, step / WARM_UP_STEPS) * max(LEAST_RATE, 1 - step / len(batches))
        for group in optimizer.param_groups:
            group['lr'] = RATE * factor
        asked = [spoil(question, dice) for _, question in batch]
        others = [dice.choice(sections[at]['questions']) for at, _ in batch]
        found = [nearest[at, question] if dice.random() < 0.85 else dice.choice(sections[at]['passages']) for at, question in batch]
        with torch.autocast('cuda', dtype=torch.bfloat16):
            q = encoder(*texts_of(asked))
            o = encoder(*texts_of(others))
            p = encoder(*texts_of([bodies[at] for at in found], keep=True))
        goal = torch.arange(len(batch)).cuda()
        loss = F.cross_entropy(q @ p.T / TEMPERATURE, goal) + F.cross_entropy(p @ q.T / TEMPERATURE, goal)
        loss = loss + QUESTION_WEIGHT * F.cross_entropy(q @ o.T / TEMPERATURE, goal)
        # What is taught nowhere must not come nearer: passages stay about where they were.
        loss = loss + STAY_WEIGHT * (1 - (p * old_passages[found]).sum(1)).mean()
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        if step >= 0.7 * len(batches) and step % 3 == 0:
            kept += 1
            now = encoder.state_dict()
            if mean is None:
                mean = {name: value.clone() for name, value in now.items()}
            for name, value in now.items():
                if value.is_floating_point():
                    mean[name] += (value - mean[name]) / kept
        if step % 200 == 0:
            print(f'step {step} loss {loss.item():.3f}', flush=True)
    encoder.load_state_dict(mean)
    round_to_int8(encoder)
    return before, encoder, bodies


def texts_of(some, keep=False):
    made = texts.batch(some)
    if not keep:
        for text in some:
            texts.known.pop(text, None)
    return made


@torch.no_grad()
def round_to_int8(encoder):
    for layer in encoder.layers:
        for linear in layer.linears():
            scale = linear.weight.abs().amax(1, keepdim=True) / 127
            linear.weight.copy_((linear.weight / scale).round() * scale)


def save(encoder):
    packed = {}
    for name, value in encoder.state_dict().items():
        if not name.startswith('layers'):
            continue
        weights = value.cpu().float().numpy()
        if weights.ndim == 2:
            scale = np.abs(weights).max(1, keepdims=True) / 127
            packed[name + '.q'] = np.round(weights / scale).astype(np.int8)
            packed[name + '.s'] = scale.astype(np.float32)
        else:
            packed[name] = weights
    np.savez(f'{FOLDER}encoder-{SEED}.npz', **packed)


@torch.no_grad()
def save_vectors(encoder):
    """As the product would make them, of everything that is shipped: a passage, and its sentences within it."""
    encoder.eval()
    whole, parts, counts = [], [], []
    for passage in passages:
        tokens = [texts.tokenize(text) for text in (passage['lead'], *passage['sentences'])]
        rows = encoder.rows(*texts.batch_of([texts.enclose([one for part in tokens for one in part])]))[0]
        whole.append(F.normalize(rows.mean(0), dim=0))
        at = 1 + len(tokens[0])
        for part in tokens[1:]:
            own = rows[at : at + len(part)]
            parts.append(own.mean(0) if len(own) else torch.zeros(rows.shape[1]).cuda())
            at += len(part)
        counts.append(len(tokens) - 1)
    asked = embed_all(encoder, texts, [question['text'] for question in questions])
    np.savez(
        f'{FOLDER}vectors-{SEED}.npz',
        passages=torch.stack(whole).cpu().numpy().astype(np.float16),
        sentences=np.packbits((torch.stack(parts) > 0).cpu().numpy(), axis=1, bitorder='little'),
        counts=np.array(counts),
        questions=asked.cpu().numpy().astype(np.float16),
    )


if __name__ == '__main__':
    before, encoder, bodies = learn()
    apart = [q for q in questions if is_apart(q['lesson'])]
    for name, q_side, p_side in (
        ('questions and passages learned', encoder, encoder),
    ):
        measure(name, q_side, p_side, texts, passages, bodies, questions, apart if KEEPS_APART else [], measured)
    save(encoder)
    save_vectors(encoder)
