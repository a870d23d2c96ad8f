import type { SafetyCategory } from '../categories.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

type ByAge = { student: readonly string[]; adult: readonly string[] }

/** What is said to somebody in need, in one language. */
export type CareTexts = {
  phrases: Record<SafetyCategory, ByAge>
  /** For who worries about a friend. */
  aboutOther: ByAge
  trustedAdults: string
  /** Where a parent may be the one who hurts. */
  adultsBesideParents: string
  emergency: string
  emergencyOfOther: string
  told: string
  nameContact: (name: string, contact: string) => string
  /** What follows when somebody says "ok" or "thanks" to a caring answer. */
  afterwards: readonly string[]
}

export const CARE_TEXTS: Readonly<Record<string, CareTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  zh: CHINESE,
}

export const careTextsIn = (language: string): CareTexts => CARE_TEXTS[language] ?? ENGLISH

export const listSentences = ({ phrases, aboutOther, nameContact: _, ...texts }: CareTexts): string[] => [
  ...[...Object.values(phrases), aboutOther].flatMap(({ student, adult }) => [...student, ...adult]),
  ...Object.values(texts).flat(),
]
