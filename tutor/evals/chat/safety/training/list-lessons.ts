import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AS_TYPED } from '../../../math/as-typed.ts'
import { OFF_TOPIC_QUESTIONS } from '../../../retrieval/off-topic.ts'
import { PLAIN_QUESTIONS } from '../../../retrieval/plain-questions.ts'
import { HARMLESS_AT_FIRST_SIGHT, WORRYING_AT_FIRST_SIGHT } from '../first-sight.ts'
import { HARMLESS } from '../harmless.ts'
import { HARMLESS_AT_SECOND_SIGHT, WORRYING_AT_SECOND_SIGHT } from '../second-sight.ts'
import { WORRYING } from '../worrying.ts'
import { HARMLESS_TO_LEARN } from './harmless.ts'
import { MORE_HARMLESS } from './more-harmless.ts'
import { MORE_WORRYING } from './more-worrying.ts'
import { HARMLESS_VARIATIONS, WORRYING_VARIATIONS } from './variations.ts'
import { WORRYING_TO_LEARN } from './worrying.ts'

const CURRICULUM = join(import.meta.dirname, '../../../../../content/curriculum')
const FROM_CURRICULUM = 900

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Everything to learn from: all sentences but those of the third and the fourth sight, questions of students, and the curriculum. */
export function listLessons(): { text: string; category: string | null }[] {
  const worrying = [
    WORRYING,
    WORRYING_AT_FIRST_SIGHT,
    WORRYING_AT_SECOND_SIGHT,
    WORRYING_TO_LEARN,
    MORE_WORRYING,
  ]
    .flatMap((set) => Object.entries<string>(set))
    .filter(([category]) => category !== 'personalData')
    .flatMap(([category, texts]) => linesOf(texts).map((text) => ({ text, category })))
  const harmless = [
    ...[
      HARMLESS,
      HARMLESS_AT_FIRST_SIGHT,
      HARMLESS_AT_SECOND_SIGHT,
      HARMLESS_TO_LEARN,
      MORE_HARMLESS,
    ].flatMap(linesOf),
    ...HARMLESS_VARIATIONS,
    ...OFF_TOPIC_QUESTIONS,
    ...PLAIN_QUESTIONS.map(({ ask }) => ask),
    ...AS_TYPED.map(([text]) => text),
    ...readCurriculum(),
  ]
  return [...worrying, ...WORRYING_VARIATIONS, ...harmless.map((text) => ({ text, category: null }))]
}

function readCurriculum(): string[] {
  const sentences = readdirSync(CURRICULUM, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => readFileSync(join(CURRICULUM, name), 'utf8').split(/(?<=[.?!])\s+|\n/))
    .filter((one) => one.trim().length > 15 && one.length < 160 && !/[|<>$]/.test(one))
  const every = Math.ceil(sentences.length / FROM_CURRICULUM)
  return sentences.filter((_, at) => at % every === 0)
}
