"""What the judge sees of a message: tokens of MiniLM and pieces of words. `tokenize.ts` and `letter-grams.ts` say the same."""
import json
import re
import unicodedata
from functools import cache

LONGEST_TEXT = 1200
MOST_TOKENS = 96
MOST_GRAMS = 400
GRAM_BUCKETS = 1 << 16
LONGEST_WORD = 100
LONGEST_GRAM_WORD = 24
HAN = re.compile(
    '[\u2e80-\u2fdf\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002fa1f]'
)
SYMBOLS = set('$+<=>^`|~')


def normalize(text):
    text = re.sub('[\t\n\r]', ' ', text)
    kept = (c for c in text if unicodedata.category(c) not in ('Cc', 'Cf') and c != '\ufffd')
    parts = unicodedata.normalize('NFD', ''.join(kept).lower())
    return ''.join(c for c in parts if unicodedata.category(c) != 'Mn')


def is_mark(char):
    return char in SYMBOLS or unicodedata.category(char)[0] == 'P'


def split_words(text):
    """Words; each mark and each ideograph is one of its own."""
    words, word = [], ''
    for char in text:
        is_alone = HAN.match(char) or is_mark(char)
        if not is_alone and not char.isspace():
            word += char
            continue
        if word:
            words.append(word)
            word = ''
        if is_alone:
            words.append(char)
    return words + [word] if word else words


class Tokenizer:
    def __init__(self, path):
        self.vocabulary = json.load(open(path))['model']['vocab']
        self.start, self.end, self.unknown = (self.vocabulary[name] for name in ('[CLS]', '[SEP]', '[UNK]'))

    def tokenize_word(self, word):
        if len(word) > LONGEST_WORD:
            return [self.unknown]
        tokens, start = [], 0
        while start < len(word):
            end, token = len(word), None
            while end > start:
                token = self.vocabulary.get(word[:end] if start == 0 else '##' + word[start:end])
                if token is not None:
                    break
                end -= 1
            if token is None:
                return [self.unknown]
            tokens.append(token)
            start = end
        return tokens

    def encode(self, text):
        """The tokens of a text and its pieces of words."""
        words = split_words(normalize(text[:LONGEST_TEXT]))
        tokens = [token for word in words for token in self.tokenize_word(word)]
        return [self.start, *tokens[: MOST_TOKENS - 2], self.end], list_grams(words)[:MOST_GRAMS]


def list_grams(words):
    words = [word for word in words if HAN.match(word) or not (len(word) == 1 and is_mark(word))]
    grams, run = [], ''
    for word in words:
        if HAN.match(word):
            run += word
            continue
        grams += list_ideograph_grams(run)
        run = ''
        short = word[:LONGEST_GRAM_WORD]
        grams += ['w' + short, *list_pieces(f'<{short}>', (3, 4, 5))]
    grams += list_ideograph_grams(run)
    plain = [word[:LONGEST_GRAM_WORD] for word in words if not HAN.match(word)]
    grams += [f'b{one} {other}' for one, other in zip(plain, plain[1:])]
    return [hash_gram(gram) for gram in grams] or [0]


def list_ideograph_grams(run):
    return ['h' + piece for piece in list_pieces(run, (1, 2, 3, 4))]


def list_pieces(text, lengths):
    return [text[at : at + length] for length in lengths for at in range(len(text) - length + 1)]


@cache
def hash_gram(text):
    """FNV-1a over UTF-16."""
    state = 2166136261
    data = text.encode('utf-16-le')
    for at in range(0, len(data), 2):
        state ^= data[at] | (data[at + 1] << 8)
        state = (state * 16777619) & 0xFFFFFFFF
    return state % GRAM_BUCKETS
