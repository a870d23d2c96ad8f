"""The sentence encoder as the product runs it: six layers of MiniLM above its words, the mean of all rows at length 1."""
import sys
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

JUDGE = Path(__file__).resolve().parents[2] / 'chat' / 'safety' / 'training'
sys.path.insert(0, str(JUDGE))
from features import Tokenizer, normalize, split_words  # noqa: E402
from network import LAYERS, Base, Layer  # noqa: E402

MOST_TOKENS = 256
CHUNK = 512


class Encoder(nn.Module):
    def __init__(self, base):
        super().__init__()
        self.words = nn.Embedding.from_pretrained(base.read('words'), freeze=True)
        self.positions = nn.Parameter(base.read('embeddings.position_embeddings.weight')[:MOST_TOKENS], requires_grad=False)
        self.kind = nn.Parameter(base.read('embeddings.token_type_embeddings.weight')[0], requires_grad=False)
        self.begin_norm = base.norm('embeddings.LayerNorm').requires_grad_(False)
        self.layers = nn.ModuleList(Layer(base, number) for number in range(LAYERS))

    def rows(self, tokens, mask):
        rows = self.begin_norm(self.words(tokens) + self.positions[: tokens.shape[1]] + self.kind)
        for layer in self.layers:
            rows = layer(rows, mask)
        return rows

    def forward(self, tokens, mask):
        rows = self.rows(tokens, mask)
        weights = mask[..., None].to(rows.dtype)
        return F.normalize(((rows * weights).sum(1) / weights.sum(1)).float(), dim=1)


class Texts:
    """Texts as tokens, each read once."""

    def __init__(self, folder):
        self.tokenizer = Tokenizer(folder + 'tokenizer.json')
        self.known = {}

    def tokenize(self, text):
        return [token for word in split_words(normalize(text)) for token in self.tokenizer.tokenize_word(word)]

    def enclose(self, tokens):
        return [self.tokenizer.start, *tokens[: MOST_TOKENS - 2], self.tokenizer.end]

    def read(self, text):
        if text not in self.known:
            self.known[text] = self.enclose(self.tokenize(text))
        return self.known[text]

    def batch(self, texts):
        return self.batch_of([self.read(text) for text in texts])

    def batch_of(self, rows):
        longest = max(map(len, rows))
        tokens = torch.zeros(len(rows), longest, dtype=torch.long)
        for at, row in enumerate(rows):
            tokens[at, : len(row)] = torch.tensor(row)
        mask = torch.arange(longest)[None] < torch.tensor([len(row) for row in rows])[:, None]
        return tokens.cuda(), mask.cuda()


@torch.no_grad()
def embed_all(encoder, texts, all_texts):
    encoder.eval()
    order = sorted(range(len(all_texts)), key=lambda at: len(all_texts[at]))
    out = torch.zeros(len(all_texts), 384).cuda()
    for at in range(0, len(order), CHUNK):
        some = order[at : at + CHUNK]
        out[some] = encoder(*texts.batch([all_texts[one] for one in some]))
    return out
