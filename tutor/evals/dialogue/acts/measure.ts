import { ACTS, type Act, LANGUAGES } from '../../../src/dialogue/acts/act.ts'
import { scoreMessage, type Weights } from '../../../src/dialogue/acts/classifier.ts'
import type { Phrase } from './read-phrases.ts'

/** Percent right of each language, and of `spoken`, the language itself, by the weights alone. */
export function measure(phrases: readonly Phrase[], weights: Weights): Record<string, number> {
  const counts = new Map<string, { right: number; all: number }>()
  const count = (name: string, isRight: boolean) => {
    const { right, all } = counts.get(name) ?? { right: 0, all: 0 }
    counts.set(name, { right: right + (isRight ? 1 : 0), all: all + 1 })
  }
  for (const phrase of phrases) {
    const { acts, languages } = scoreMessage(phrase.text, weights)
    count(phrase.language, fits(phrase, pickBest(ACTS, acts)))
    count('spoken', pickBest(LANGUAGES, languages) === phrase.language)
  }
  return Object.fromEntries(
    [...counts].map(([name, { right, all }]) => [name, Math.round((1000 * right) / all) / 10]),
  )
}

/** "quiz taken for make-quiz: 12", the most frequent first. */
export function countConfusions(phrases: readonly Phrase[], weights: Weights): string[] {
  const counts = new Map<string, number>()
  for (const phrase of phrases) {
    const found = pickBest(ACTS, scoreMessage(phrase.text, weights).acts)
    if (fits(phrase, found)) continue
    const name = `${phrase.act} taken for ${found}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name, count]) => `${name}: ${count}`)
}

const fits = ({ act, also }: Phrase, found: Act): boolean => found === act || also.includes(found)

const pickBest = <T>(names: readonly T[], shares: readonly number[]): T =>
  names[shares.indexOf(Math.max(...shares))] as T
