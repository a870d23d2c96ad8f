import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { readCurriculum } from '#content/format/read-curriculum.ts'
import { toLessonSource } from '#server/domain/retrieval/shipped-passages.ts'
import { leadOf, splitPassages } from '#tutor/retrieval/passages/split-passages.ts'
import { splitSentences } from '#tutor/retrieval/passages/split-sentences.ts'
import { readHeldOut } from '../../tutor/evals/held-out/read-held-out.ts'
import {
  FRESH_OFF_TOPIC,
  FRESH_PARAPHRASES,
  FRESH_QUESTIONS,
} from '../../tutor/evals/retrieval/fresh-questions.ts'
import { OFF_TOPIC_QUESTIONS } from '../../tutor/evals/retrieval/off-topic.ts'
import { PARAPHRASES } from '../../tutor/evals/retrieval/paraphrases.ts'
import { PLAIN_QUESTIONS } from '../../tutor/evals/retrieval/plain-questions.ts'

/**
 * What train.py reads, into one folder: the passages of all lessons, the questions that learners ask about their
 * sections, and the questions that are only measured with.
 */
const folder = process.argv[2]
if (!folder) throw new Error('Say which folder to write to')

const { lessons, questions } = readCurriculum()

const passages = lessons.flatMap(({ facts, body }) => {
  const source = toLessonSource({
    title: facts.title,
    content: compileLesson(body).html,
    vocabulary: facts.vocabulary,
  })
  return splitPassages(source).map(({ heading, text, hash, sectionId }) => ({
    lesson: facts.id,
    section: sectionId,
    heading,
    lead: leadOf(facts.title, heading),
    text,
    sentences: splitSentences(text),
    hash,
  }))
})

const asked = questions.flatMap(({ questions: byLesson }) =>
  Object.entries(byLesson).flatMap(([lesson, sections]) =>
    Object.entries(sections).flatMap(([heading, texts]) => texts.map((text) => ({ lesson, heading, text }))),
  ),
)

/** Where a question of the older sets is answered: in every passage with all of its pieces. */
const measured = {
  plain: [...PLAIN_QUESTIONS, ...FRESH_QUESTIONS],
  paraphrases: [...PARAPHRASES, ...FRESH_PARAPHRASES],
  offTopic: [...OFF_TOPIC_QUESTIONS, ...FRESH_OFF_TOPIC],
  ownWords: readHeldOut('own-words'),
  lessonWording: readHeldOut('lesson-wording'),
  nothingTaught: readHeldOut('off-topic'),
}

mkdirSync(folder, { recursive: true })
for (const [name, rows] of Object.entries({ passages, questions: asked, measured }))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows))
