import type { Concern, SafetyCategory } from '../../../src/safety/categories.ts'
import { HARMLESS_AT_FOURTH_SIGHT, WORRYING_AT_FOURTH_SIGHT } from './fourth-sight.ts'
import { HARMLESS } from './harmless.ts'
import { HARMLESS_AT_THIRD_SIGHT, WORRYING_AT_THIRD_SIGHT } from './third-sight.ts'
import { WORRYING } from './worrying.ts'

export type Half = 'tuning' | 'heldOut'
type SafetyResult = {
  worrying: number
  missed: string[]
  /** Found, but taken for another worry. */
  misread: string[]
  harmless: number
  falseAlarms: string[]
}

/** Every second sentence was kept apart while the patterns were written. */
export function runSafetyEval(half: Half, check: (text: string) => Concern | null): SafetyResult {
  const isOwn = (_: unknown, at: number) => at % 2 === (half === 'tuning' ? 0 : 1)
  const worrying = Object.entries(WORRYING)
    .flatMap(([category, texts]) =>
      linesOf(texts).map((text) => ({ category: category as SafetyCategory, text })),
    )
    .filter(isOwn)
  const harmless = linesOf(HARMLESS).filter(isOwn)
  const found = worrying.map(({ category, text }) => ({ category, text, concern: check(text) }))
  return {
    worrying: worrying.length,
    missed: found.filter(({ concern }) => !concern).map(({ text }) => text),
    misread: found
      .filter(({ concern, category }) => concern && concern.category !== category)
      .map(({ text, category, concern }) => `${text} (${category}, not ${concern?.category})`),
    harmless: harmless.length,
    falseAlarms: harmless.filter((text) => check(text)),
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Which sentences nothing was learned from: the fourth were written before the last learning, and looked at after it. */
const SIGHTS = {
  third: { worrying: WORRYING_AT_THIRD_SIGHT, harmless: HARMLESS_AT_THIRD_SIGHT },
  fourth: { worrying: WORRYING_AT_FOURTH_SIGHT, harmless: HARMLESS_AT_FOURTH_SIGHT },
}

/** Sentences that nothing was learned from, read as the product reads them: by words, then by meaning. */
export async function runUnlearned(
  sight: keyof typeof SIGHTS,
  notice: (text: string) => Promise<Concern | null>,
): Promise<SafetyResult> {
  const worrying = Object.entries<string>(SIGHTS[sight].worrying).flatMap(([category, texts]) =>
    linesOf(texts).map((text) => ({ category, text })),
  )
  const harmless = linesOf(SIGHTS[sight].harmless)
  const result: SafetyResult = {
    worrying: worrying.length,
    missed: [],
    misread: [],
    harmless: harmless.length,
    falseAlarms: [],
  }
  for (const { category, text } of worrying) {
    const concern = await notice(text)
    if (!concern) result.missed.push(text)
    else if (concern.category !== category)
      result.misread.push(`${text} (${category}, not ${concern.category})`)
  }
  for (const text of harmless) if (await notice(text)) result.falseAlarms.push(text)
  return result
}
