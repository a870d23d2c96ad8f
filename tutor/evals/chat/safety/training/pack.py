"""Writes the weights of one training, or the mean of several, as the product reads them. Needs numpy.

    python3 pack.py OUT.safetensors judge.npz [judge.npz ...]
"""
import json
import struct
import sys

import numpy as np

LAYERS = 6
WIDTH = 384
# Which of our names is which of MiniLM's.
LINEARS = {
    'attention_out': 'attention.output.dense',
    'intermediate': 'intermediate.dense',
    'out': 'output.dense',
}
NORMS = {'attention_norm': 'attention.output.LayerNorm', 'norm': 'output.LayerNorm'}


def load(path):
    file = np.load(path)
    weights = {}
    for name in file.files:
        if name.endswith('.q'):
            plain = name[: -len('.q')]
            weights[plain] = file[name].astype(np.float32) * file[plain + '.s']
        elif not name.endswith('.s'):
            weights[name] = file[name].astype(np.float32)
    return weights


def add_rows(tensors, name, weights):
    scale = np.maximum(np.abs(weights).max(1) / 127, 1e-12).astype(np.float32)
    tensors[name] = ('I8', np.round(weights / scale[:, None]).astype(np.int8))
    tensors[name + '.scale'] = ('F32', scale)


def name_layers(learned):
    """The layers of an encoder by the names that the product asks for."""
    tensors = {}
    for number in range(LAYERS):
        ours, theirs = f'layers.{number}.', f'encoder.layer.{number}.'
        for place, part in enumerate(('query', 'key', 'value')):
            rows = slice(WIDTH * place, WIDTH * (place + 1))
            add_rows(tensors, f'{theirs}attention.self.{part}.weight', learned[ours + 'qkv.weight'][rows])
            tensors[f'{theirs}attention.self.{part}.bias'] = ('F32', learned[ours + 'qkv.bias'][rows])
        for name, known in LINEARS.items():
            add_rows(tensors, f'{theirs}{known}.weight', learned[f'{ours}{name}.weight'])
            tensors[f'{theirs}{known}.bias'] = ('F32', learned[f'{ours}{name}.bias'])
        for name, known in NORMS.items():
            tensors[f'{theirs}{known}.weight'] = ('F32', learned[f'{ours}{name}.weight'])
            tensors[f'{theirs}{known}.bias'] = ('F32', learned[f'{ours}{name}.bias'])
    return tensors


def name_tensors(judge):
    """The layers, and what stands above and beside them."""
    tensors = name_layers(judge)
    scale = np.abs(judge['grams.weight']).max() / 127
    tensors['grams.weight'] = ('I8', np.round(judge['grams.weight'] / scale).astype(np.int8))
    tensors['grams.weight.scale'] = ('F32', np.array([scale], np.float32))
    for name in ('hidden', 'outputs'):
        tensors[name + '.weight'] = ('F32', judge[name + '.weight'])
        tensors[name + '.bias'] = ('F32', judge[name + '.bias'])
    return tensors


def write_safetensors(path, tensors):
    header, body = {}, b''
    for name, (dtype, values) in tensors.items():
        raw = np.ascontiguousarray(values).tobytes()
        header[name] = {
            'dtype': dtype,
            'shape': list(values.shape),
            'data_offsets': [len(body), len(body) + len(raw)],
        }
        body += raw
    head = json.dumps(header, separators=(',', ':')).encode()
    head += b' ' * (-len(head) % 8)
    with open(path, 'wb') as file:
        file.write(struct.pack('<Q', len(head)) + head + body)


def read_judge(path='tutor/src/safety/meaning/judge.safetensors'):
    """The shipped weights by the names that they are trained with."""
    raw = open(path, 'rb').read()
    (length,) = struct.unpack('<Q', raw[:8])
    header, start = json.loads(raw[8 : 8 + length]), 8 + length

    def read(name):
        entry = header[name]
        a, b = (start + offset for offset in entry['data_offsets'])
        dtype = {'I8': np.int8, 'F32': np.float32}[entry['dtype']]
        values = np.frombuffer(raw[a:b], dtype).reshape(entry['shape']).astype(np.float32)
        if entry['dtype'] != 'I8':
            return values
        scale = read(name + '.scale')
        return values * (scale[:, None] if len(scale) > 1 else scale)

    weights = {}
    for number in range(LAYERS):
        ours, theirs = f'layers.{number}.', f'encoder.layer.{number}.'
        for kind in ('weight', 'bias'):
            parts = [read(f'{theirs}attention.self.{part}.{kind}') for part in ('query', 'key', 'value')]
            weights[f'{ours}qkv.{kind}'] = np.concatenate(parts)
            for name, known in {**LINEARS, **NORMS}.items():
                weights[f'{ours}{name}.{kind}'] = read(f'{theirs}{known}.{kind}')
    for name in ('grams.weight', 'hidden.weight', 'hidden.bias', 'outputs.weight', 'outputs.bias'):
        weights[name] = read(name)
    return weights


if __name__ == '__main__':
    trainings = [load(path) for path in sys.argv[2:]]
    mean = {name: sum(one[name] for one in trainings) / len(trainings) for name in trainings[0]}
    write_safetensors(sys.argv[1], name_tensors(mean))
