import type { Material, Sentence } from './material.ts'

/** How rare a topic word is in this text: what stands everywhere tells nothing. */
export function weighTopics(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { topics } of sentences)
    for (const topic of new Set(topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return new Map([...counts].map(([topic, count]) => [topic, Math.log(1 + sentences.length / count)]))
}

export type Vector = Map<string, number>

export function toVector(topics: readonly string[], rarity: Map<string, number>): Vector {
  const vector: Vector = new Map()
  for (const topic of topics) vector.set(topic, (vector.get(topic) ?? 0) + (rarity.get(topic) ?? 0))
  const length = Math.hypot(...vector.values()) || 1
  for (const [topic, weight] of vector) vector.set(topic, weight / length)
  return vector
}

export function measureLikeness(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [topic, weight] of small) sum += weight * (large.get(topic) ?? 0)
  return sum
}

/** The middle of many vectors, of length one. */
export function findMiddle(vectors: readonly Vector[]): Vector {
  const middle: Vector = new Map()
  for (const vector of vectors)
    for (const [topic, weight] of vector) middle.set(topic, (middle.get(topic) ?? 0) + weight)
  const length = Math.hypot(...middle.values()) || 1
  for (const [topic, weight] of middle) middle.set(topic, weight / length)
  return middle
}

/**
 * Finds the sentences that hold most of a question's topic words, rare ones counting more: where its answer is looked
 * for. Several when they hold the same ones.
 */
export function createTopicFinder({ sentences }: Material): (topics: readonly string[]) => number[] {
  const rarity = weighTopics(sentences)
  const places = new Map<string, number[]>()
  for (const { index, topics } of sentences)
    for (const topic of new Set(topics)) places.set(topic, [...(places.get(topic) ?? []), index])
  return (topics) => {
    const scores = new Map<number, number>()
    for (const topic of new Set(topics))
      for (const index of places.get(topic) ?? [])
        scores.set(index, (scores.get(index) ?? 0) + (rarity.get(topic) ?? 0))
    const best = Math.max(0, ...scores.values())
    return [...scores].filter(([, score]) => score > best - 1e-9).map(([index]) => index)
  }
}
