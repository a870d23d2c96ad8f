"""Writes the layers that train.py learned as the product reads them. Needs numpy.

    python3 pack.py OUT.safetensors encoder-1.npz
"""
import importlib.util
import sys
from pathlib import Path

JUDGE_PACK = Path(__file__).resolve().parents[2] / 'chat' / 'safety' / 'training' / 'pack.py'
spec = importlib.util.spec_from_file_location('judge_pack', JUDGE_PACK)
judge_pack = importlib.util.module_from_spec(spec)
spec.loader.exec_module(judge_pack)

if __name__ == '__main__':
    judge_pack.write_safetensors(sys.argv[1], judge_pack.name_layers(judge_pack.load(sys.argv[2])))
