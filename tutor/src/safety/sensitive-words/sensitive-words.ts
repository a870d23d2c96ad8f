import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'
import { TOPICS, type WordTexts } from './word-texts.ts'

export const WORD_TEXTS: Readonly<Record<string, WordTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  zh: CHINESE,
}

export const SENSITIVE_TEXTS: readonly string[] = Object.values(WORD_TEXTS).flatMap(
  ({ explanations, whereToTurn }) => [...Object.values(explanations), whereToTurn],
)

/** A careful explanation and where to turn to, in place of a dictionary and its examples; null for every other word. */
export function explainSensitiveWord(word: string, language = 'en'): readonly string[] | null {
  return explain(spell(word), Object.values(WORD_TEXTS), language)
}

/** The same for a message that asks what a word means and says nothing else, in whichever language. */
export function explainAskedWord(message: string, language = 'en'): readonly string[] | null {
  const spelled = spell(message)
  for (const texts of Object.values(WORD_TEXTS)) {
    const asked = texts.asked.map((pattern) => pattern.exec(spelled)?.[1]).find(Boolean)
    const said = asked && explain(asked, [texts, ...Object.values(WORD_TEXTS)], language)
    if (said) return said
  }
  return null
}

/** In the language of the word. An English one stands in a lesson: it is explained in the reader's own language. */
function explain(word: string, all: readonly WordTexts[], language: string): readonly string[] | null {
  for (const texts of all) {
    const topic = TOPICS.find((one) => texts.words[one].test(word))
    if (topic === undefined) continue
    const { explanations, whereToTurn } = texts === ENGLISH ? (WORD_TEXTS[language] ?? ENGLISH) : texts
    return [explanations[topic], whereToTurn]
  }
  return null
}

/** Small letters without marks, as the patterns are written; Chinese without spaces. */
const spell = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z\p{Script=Han}]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
