"""A phrase as other people would type it: in a hurry, without marks, with slips, beside something harmless."""
import re

KEYS = 'qwertyuiopasdfghjklzxcvbnm'
TAILS = ['...', '!!', '!', '?', '.', ' :(', ' 😭', ' lol', ' pls', ' 😂', '??', ' idk', ' omg', ' 💀', '…', ' tbh', ' fr', '']
LONGEST_NEIGHBOR = 120
SHORTHANDS = [(r'\byou\b', 'u'), (r'\byour\b', 'ur'), (r'\bbecause\b', 'cuz')]


def vary(text, language, neighbors, dice):
    """`neighbors`: harmless phrases by language, one of which may stand before or behind the phrase."""
    if dice.random() < 0.25:
        return text
    if dice.random() < 0.35:
        text = text.lower()
    if dice.random() < 0.35:
        text = drop_marks(text) if dice.random() < 0.7 else text.replace("'", '')
    if dice.random() < 0.06:
        text = text.upper()
    if language != 'zh' and dice.random() < 0.3:
        text = mistype(text, dice)
    if language != 'zh' and dice.random() < 0.1:
        for pattern, short in SHORTHANDS:
            text = re.sub(pattern, short, text)
    if dice.random() < 0.12:
        text = text.rstrip('.!?') + dice.choice(TAILS)
    if dice.random() < 0.14:
        neighbor = dice.choice(neighbors[language])
        if len(neighbor) < LONGEST_NEIGHBOR:
            text = put_beside(text, neighbor, dice)
    return text


def drop_marks(text):
    return re.sub(
        r"[.!?,;:'’\"…¿¡。，！？]+",
        lambda match: '' if match.group() in "'’" else ' ',
        text,
    )


def put_beside(text, neighbor, dice):
    if dice.random() < 0.5:
        return neighbor + dice.choice(['. ', ' ', ' also ', ' and ', '\n']) + text
    return text + dice.choice(['. ', ' ', ' also ', ' anyway ', '\n']) + neighbor


def mistype(text, dice):
    letters = list(text)
    for _ in range(max(1, int(len(letters) * dice.uniform(0.01, 0.06)))):
        if len(letters) < 4:
            break
        at, kind = dice.randrange(len(letters) - 1), dice.random()
        if not letters[at].isalpha():
            continue
        if kind < 0.25:
            letters[at], letters[at + 1] = letters[at + 1], letters[at]
        elif kind < 0.5:
            del letters[at]
        elif kind < 0.7:
            letters.insert(at, letters[at])
        elif kind < 0.85 and letters[at].lower() in KEYS:
            letters[at] = dice.choice(KEYS)
        else:
            letters[at] = letters[at] * dice.randint(2, 4)
    return ''.join(letters)
