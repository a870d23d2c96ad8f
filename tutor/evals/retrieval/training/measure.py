"""How well questions find their passage, and how well what is taught nowhere is told apart."""
from collections import defaultdict

import torch

from encoder import embed_all

WITHOUT_MARKS = str.maketrans('', '', '*`$')


def tidy(text):
    return ' '.join(text.translate(WITHOUT_MARKS).split())


def measure(name, q_side, p_side, texts, passages, bodies, questions, apart, measured):
    vectors = embed_all(p_side, texts, bodies)
    written = [question['text'] for question in questions]
    asked_vectors = embed_all(q_side, texts, written)
    places = defaultdict(list)
    for at, passage in enumerate(passages):
        places[passage['lesson'], passage['heading']].append(at)
    owners = [places.get((question['lesson'], question['heading']), []) for question in questions]
    keys = list({(p['lesson'], p['heading']): 0 for p in passages})
    number = {key: at for at, key in enumerate(keys)}
    section_of_passage = torch.tensor([number[p['lesson'], p['heading']] for p in passages]).cuda()
    section_of_question = torch.tensor([number.get((q['lesson'], q['heading']), -1) for q in questions]).cuda()
    known = section_of_question >= 0

    def score(q, left_out=None):
        own = vectors @ q
        by_section = torch.full((len(keys),), -1.0).cuda().scatter_reduce(0, section_of_passage, own, 'amax')
        likeness = asked_vectors @ q
        if left_out is not None:
            likeness[left_out] = -1
        by_question = torch.full((len(keys),), -1.0).cuda().scatter_reduce(0, section_of_question[known], likeness[known], 'amax')
        return own, by_section, by_question

    print(f'== {name}')
    for weight in (0, 0.3, 0.5):
        line = []
        if apart:
            at_of = {id(question): at for at, question in enumerate(questions)}
            hits = [0, 0, 0]
            for question in apart:
                at = at_of[id(question)]
                if section_of_question[at] < 0:
                    continue
                _, s, w = score(asked_vectors[at], at)
                mixed = s if weight == 0 else (1 - weight) * s + weight * torch.maximum(w, s * 0.8)
                order = mixed.topk(5).indices.tolist()
                goal = int(section_of_question[at])
                hits[0] += order[0] == goal
                hits[1] += goal in order
                hits[2] += keys[order[0]][0] == question['lesson']
            line.append('apart section@1 {:.1f} @5 {:.1f} lesson@1 {:.1f}'.format(*(100 * hit / len(apart) for hit in hits)))
        best = {}
        for kind in ('ownWords', 'lessonWording', 'nothingTaught', 'plain', 'paraphrases', 'offTopic'):
            for half in ('tune', 'held') if kind in ('ownWords', 'lessonWording', 'nothingTaught') else (None,):
                cases = [case for case in measured[kind] if half is None or case['half'] == half]
                asked = [case if isinstance(case, str) else case.get('typed') or case['ask'] for case in cases]
                before = [None if isinstance(case, str) else case.get('before') for case in cases]
                asked = [f'{b} {a}' if b else a for a, b in zip(asked, before)]
                q = embed_all(q_side, texts, asked)
                first = three = lesson = 0
                tops = []
                for case, one in zip(cases, q):
                    own, s, w = score(one)
                    mixed = s if weight == 0 else (1 - weight) * s + weight * torch.maximum(w, s * 0.8)
                    tops.append(float(mixed.max()))
                    if kind in ('nothingTaught', 'offTopic'):
                        continue
                    shown = []
                    for section in mixed.topk(3).indices.tolist():
                        inside = [at for at in places[keys[section]]]
                        shown.append(passages[max(inside, key=lambda at: float(own[at]))])
                    if kind in ('ownWords', 'lessonWording'):
                        hits = [p['lesson'] == case['lesson'] and any(tidy(e) in tidy(p['text']) for e in case['expect']) for p in shown]
                        lesson += shown[0]['lesson'] == case['lesson']
                    else:
                        hits = [any(piece in p['text'] for piece in case['holds']) for p in shown]
                    first += hits[0]
                    three += any(hits)
                best[kind, half] = tops
                if kind not in ('nothingTaught', 'offTopic'):
                    line.append(f'{kind} {half or ""} @1 {100 * first / len(cases):.1f} @3 {100 * three / len(cases):.1f} lesson {100 * lesson / len(cases):.1f}')
        for good, bad in ((('ownWords', 'tune'), ('nothingTaught', 'tune')), (('ownWords', 'held'), ('nothingTaught', 'held')), (('plain', None), ('offTopic', None))):
            a, b = torch.tensor(best[good]), torch.tensor(best[bad])
            auc = (a[:, None] > b[None]).float().mean()
            bar = float(b.quantile(0.95))
            line.append(f'AUC {good[0]} {good[1] or ""} {100 * auc:.1f}, above 95 % of off topic {100 * (a > bar).float().mean():.1f}')
        print(f'questions count {weight}: ' + '; '.join(line), flush=True)
