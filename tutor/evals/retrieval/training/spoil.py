"""A question as students type it: in a hurry, without marks, in short forms, with slips of the fingers and of the ear."""
import re

KEYS = {'a': 'sqw', 'b': 'vn', 'c': 'xv', 'd': 'sf', 'e': 'wr', 'f': 'dg', 'g': 'fh', 'h': 'gj', 'i': 'uo', 'j': 'hk', 'k': 'jl',
        'l': 'k', 'm': 'n', 'n': 'bm', 'o': 'ip', 'p': 'o', 'q': 'w', 'r': 'et', 's': 'ad', 't': 'ry', 'u': 'yi', 'v': 'cb',
        'w': 'qe', 'x': 'zc', 'y': 'tu', 'z': 'x'}
SHORT = [(r'\byou\b', 'u'), (r'\byour\b', 'ur'), (r'\bbecause\b', 'cuz'), (r'\bwhy\b', 'y'), (r'\bwhat\b', 'wat'),
         (r'\bare\b', 'r'), (r'\bplease\b', 'pls'), (r'\breally\b', 'rly'), (r'\bgoing to\b', 'gonna'), (r'\bwhere\b', 'were'),
         (r'\bwith\b', 'w'), (r'\bthere\b', 'their'), (r'\bthe\b', ''), (r'\bdo\b', ''), (r'\bwant to\b', 'wanna'), (r'\ba\b', '')]
SOUND = [(r'ssil', 'sil'), (r'ful\b', 'full'), (r'ph', 'f'), (r'tion\b', 'shun'), (r'ie', 'ei'), (r'ght\b', 't'), (r'ck', 'k'),
         (r'ea', 'ee'), (r'ough\b', 'uff'), (r'ould\b', 'ud'), (r'mm', 'm'), (r'll', 'l'), (r'([b-df-hj-np-tv-z])e\b', r'\1')]
STARTS = ['ok ', 'so ', 'wait ', 'um ', 'ok but ', 'hey ', 'pls ', 'i dont get ', 'can u tell me ', 'bro ', 'also ', 'but ']
ENDS = [' pls', ' lol', ' idk', ' ??', '??', ' tho', ' then', ' plz', ' again']


def spoil(text, dice):
    if dice.random() < 0.33:
        return text
    if dice.random() < 0.8:
        text = text.lower()
    if dice.random() < 0.75:
        text = re.sub(r"['’]", '', text)
        text = re.sub(r'[?!.,;:]+(?=\s|$)', '', text)
    if dice.random() < 0.4:
        for pattern, short in SHORT:
            if dice.random() < 0.5:
                text = re.sub(pattern, short, text)
        text = re.sub(r'\s+', ' ', text).strip() or text
    words = text.split(' ')
    slips = dice.choice([0, 0, 1, 1, 2]) if len(words) > 3 else dice.choice([0, 0, 1])
    for _ in range(slips):
        at = dice.randrange(len(words))
        words[at] = slip(words[at], dice)
    text = ' '.join(words)
    if dice.random() < 0.12:
        text = dice.choice(STARTS) + text
    if dice.random() < 0.1:
        text += dice.choice(ENDS)
    return text


def slip(word, dice):
    if len(word) < 4 or not word.isalpha():
        return word
    if dice.random() < 0.35:
        pattern, sound = dice.choice(SOUND)
        return re.sub(pattern, sound, word, count=1)
    at, kind = dice.randrange(1, len(word) - 1), dice.randrange(4)
    if kind == 0:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind == 1:
        return word[:at] + word[at + 1 :]
    if kind == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + dice.choice(KEYS.get(word[at].lower(), 'e')) + word[at + 1 :]
