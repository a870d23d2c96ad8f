import type { CareTexts } from './care-text-parts.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

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
