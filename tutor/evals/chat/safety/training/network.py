"""The judge as it is trained: six layers of MiniLM above its frozen words, pieces of words beside them."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from features import GRAM_BUCKETS

LABELS = ['none', 'encourage', 'selfHarm', 'abuse', 'sexual', 'violence', 'bullying', 'drugs', 'eatingDisorder']
LAYERS = 6
HEADS = 12
WIDTH = 384
GRAM_WIDTH = 64
HIDDEN = 128
DROPOUT = 0.1
GRAM_DROPOUT = 0.3
HIDDEN_DROPOUT = 0.2
DROPPED_WORDS = 0.04


class Base:
    """The shipped weights, as prepare.py packed them."""

    def __init__(self, path):
        self.file = np.load(path)

    def read(self, name):
        if name + '.q' in self.file:
            return torch.tensor(self.file[name + '.q'].astype(np.float32) * self.file[name + '.s'][:, None])
        return torch.tensor(self.file[name].astype(np.float32))

    def linear(self, *names):
        """One layer for several that read the same."""
        weight = torch.cat([self.read(name + '.weight') for name in names])
        layer = nn.Linear(weight.shape[1], weight.shape[0])
        layer.weight.data, layer.bias.data = weight, torch.cat([self.read(name + '.bias') for name in names])
        return layer

    def norm(self, name):
        layer = nn.LayerNorm(WIDTH, eps=1e-12)
        layer.weight.data, layer.bias.data = self.read(name + '.weight'), self.read(name + '.bias')
        return layer


class Layer(nn.Module):
    def __init__(self, base, number):
        super().__init__()
        own = f'encoder.layer.{number}.'
        attention = own + 'attention.'
        self.qkv = base.linear(*(f'{attention}self.{part}' for part in ('query', 'key', 'value')))
        self.attention_out = base.linear(attention + 'output.dense')
        self.attention_norm = base.norm(attention + 'output.LayerNorm')
        self.intermediate = base.linear(own + 'intermediate.dense')
        self.out = base.linear(own + 'output.dense')
        self.norm = base.norm(own + 'output.LayerNorm')

    def linears(self):
        return self.qkv, self.attention_out, self.intermediate, self.out

    def forward(self, rows, mask):
        batch, length, _ = rows.shape
        dropout = DROPOUT if self.training else 0
        query, key, value = self.qkv(rows).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :], dropout_p=dropout)
        seen = self.attention_out(seen.transpose(1, 2).reshape(batch, length, WIDTH))
        rows = self.attention_norm(F.dropout(seen, dropout) + rows)
        return self.norm(F.dropout(self.out(F.gelu(self.intermediate(rows))), dropout) + rows)


class Judge(nn.Module):
    """Scores of the labels, then of urgency."""

    def __init__(self, base, unknown):
        super().__init__()
        self.words = nn.Embedding.from_pretrained(base.read('words'), freeze=True)
        self.positions = nn.Parameter(base.read('embeddings.position_embeddings.weight'), requires_grad=False)
        self.kind = nn.Parameter(base.read('embeddings.token_type_embeddings.weight')[0], requires_grad=False)
        self.begin_norm = base.norm('embeddings.LayerNorm').requires_grad_(False)
        self.layers = nn.ModuleList(Layer(base, number) for number in range(LAYERS))
        self.grams = nn.EmbeddingBag(GRAM_BUCKETS, GRAM_WIDTH, mode='sum')
        nn.init.normal_(self.grams.weight, 0, 0.05)
        self.hidden = nn.Linear(WIDTH + GRAM_WIDTH, HIDDEN)
        self.outputs = nn.Linear(HIDDEN, len(LABELS) + 1)
        self.unknown = unknown

    def forward(self, tokens, mask, grams, offsets, gram_counts):
        words = self.words(tokens)
        if self.training:
            is_dropped = (torch.rand_like(tokens, dtype=torch.float) < DROPPED_WORDS) & mask
            words = torch.where(is_dropped[..., None], self.words.weight[self.unknown], words)
        rows = self.begin_norm(words + self.positions[: tokens.shape[1]] + self.kind)
        for layer in self.layers:
            rows = layer(rows, mask)
        weights = mask[..., None].float()
        mean = (rows * weights).sum(1) / weights.sum(1)
        pieces = self.grams(grams, offsets) / gram_counts[:, None].sqrt()
        pieces = F.dropout(pieces, GRAM_DROPOUT, self.training)
        hidden = torch.tanh(self.hidden(torch.cat([mean, pieces], 1)))
        return self.outputs(F.dropout(hidden, HIDDEN_DROPOUT, self.training))

    @torch.no_grad()
    def round_to_int8(self):
        """As the product stores them: what is measured is what ships."""
        for layer in self.layers:
            for linear in layer.linears():
                scale = linear.weight.abs().amax(1, keepdim=True) / 127
                linear.weight.copy_((linear.weight / scale).round() * scale)
        scale = self.grams.weight.abs().max() / 127
        self.grams.weight.copy_((self.grams.weight / scale).round() * scale)
