import { ACTS, LANGUAGES } from '../../../src/dialogue/acts/act.ts'
import { scoreMessage, type Weights } from '../../../src/dialogue/acts/classifier.ts'
import type { Phrase } from './read-phrases.ts'

/** Percent right of each language by the weights alone, without rules. */
export function measure(phrases: readonly Phrase[], weights: Weights): Record<string, string> {
  const right: Record<string, number> = {}
  const all: Record<string, number> = {}
  for (const { text, act, also, language } of phrases) {
    const shares = scoreMessage(text, weights)
    const found = ACTS[shares.acts.indexOf(Math.max(...shares.acts))]
    const spoken = LANGUAGES[shares.languages.indexOf(Math.max(...shares.languages))]
    const isRight = found === act || also.some((one) => one === found)
    all[language] = (all[language] ?? 0) + 1
    right[language] = (right[language] ?? 0) + (isRight ? 1 : 0)
    all.spoken = (all.spoken ?? 0) + 1
    right.spoken = (right.spoken ?? 0) + (spoken === language ? 1 : 0)
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, count]) => [
      name,
      `${((100 * (right[name] ?? 0)) / count).toFixed(1)} % of ${count}`,
    ]),
  )
}
