import type { DialogueState } from '../dialogue-port.ts'
import { DE } from './de.ts'
import { type DialoguePhraseId, EN, EN_YOUNG, type Phrases } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { ZH } from './zh.ts'

const ALL: Record<DialogueState['language'], Phrases> = { en: EN, es: ES, fr: FR, de: DE, zh: ZH }
const YOUNG = 2

/** One of the wordings, by turn; for the first two grades an easier one where there is one. */
export function readPhrase(
  id: DialoguePhraseId,
  language: DialogueState['language'],
  grade: number | null,
  turn: number,
): string {
  const isYoung = language === 'en' && grade !== null && grade <= YOUNG
  const wordings = (isYoung ? EN_YOUNG[id] : undefined) ?? ALL[language][id]
  return wordings[turn % wordings.length] ?? ''
}

/** Every wording in every language: what may be said without a source. */
export const DIALOGUE_TEXTS: readonly string[] = [
  ...Object.values(ALL).flatMap((phrases) => Object.values(phrases).flat()),
  ...Object.values(EN_YOUNG).flat(),
]
