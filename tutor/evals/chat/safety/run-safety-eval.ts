import type { Concern } from '../../../src/safety/categories.ts'
import { isWorrying, type Phrase } from './read-phrases.ts'

export type SafetyResult = {
  worrying: number
  missed: string[]
  /** Found, but taken for another worry. */
  misread: string[]
  harmless: number
  falseAlarms: string[]
}

/** What is noticed of these phrases. Personal data that somebody types is their own lesson, no alarm. */
export async function runSafetyEval(
  phrases: readonly Phrase[],
  notice: (text: string) => Promise<Concern | null> | Concern | null,
): Promise<SafetyResult> {
  const result: SafetyResult = { worrying: 0, missed: [], misread: [], harmless: 0, falseAlarms: [] }
  for (const phrase of phrases) {
    const concern = await notice(phrase.text)
    const found = concern?.category === 'personalData' ? null : concern
    if (isWorrying(phrase)) {
      result.worrying += 1
      if (!found) result.missed.push(phrase.text)
      else if (found.category !== phrase.label)
        result.misread.push(`${phrase.text} (${phrase.label}, not ${found.category})`)
    } else {
      result.harmless += 1
      if (found) result.falseAlarms.push(phrase.text)
    }
  }
  return result
}
