import { openSpeller } from '../dictionary/spelling/correct-word.ts'
import type { Port } from '../port.ts'
import { isEnglish } from '../text/language.ts'
import type { Feedback, FeedbackNote, FeedbackTask, NoteArea, RubricCriterion } from './feedback-port.ts'
import { lookAtEvidence } from './look-at-evidence.ts'
import { lookAtSentences } from './look-at-sentences.ts'
import { lookAtStructure } from './look-at-structure.ts'
import { type Found, NOTES } from './notes.ts'
import { readWork, WORD } from './read-work.ts'

/** More at once help nobody; those on structure and evidence come first. */
const MOST_NOTES: Record<NoteArea, number> = { structure: 4, evidence: 4, sentence: 6, spelling: 8 }
const AREA_WORDS: Record<NoteArea, RegExp> = {
  structure: /structure|organi[sz]|paragraph|introduc|conclu|focus|idea|coheren/i,
  evidence: /evidence|support|reason|detail|quot|source|argument|example|content/i,
  sentence: /sentence|grammar|convention|fluency|style|punctuat|mechanic|language/i,
  spelling: /spell|convention|mechanic|grammar|language/i,
}

/** Notes on a learner's text by fixed rules, each at its place. It judges form, not truth, and gives no points. */
export const giveFeedback: Port<FeedbackTask, Feedback> = async (task) => {
  const work = readWork(task.text)
  const isRead = isEnglish(task.text)
  const found = isRead
    ? [
        ...lookAtStructure(work, task),
        ...lookAtEvidence(work, task),
        ...lookAtSentences(work, task.reader.grade),
        ...(await lookAtSpelling(task)),
      ]
    : lookAtStructure(work, { ...task, question: null }).filter(({ code }) => code !== 'noEnding')
  return {
    notes: chooseNotes(found, task.rubric),
    words: work.words,
    sentences: work.sentences.length,
    paragraphs: work.paragraphs.length,
    engine: 'embedded',
  }
}

/** Words of the question and of the material are right as they are; so are names. */
async function lookAtSpelling({ text, question, material }: FeedbackTask): Promise<Found[]> {
  const { isKnown, correct } = await openSpeller()
  const given = new Set(`${question ?? ''} ${material ?? ''}`.toLowerCase().match(WORD) ?? [])
  return [...text.matchAll(WORD)].flatMap((match): Found[] => {
    const [word] = match
    const small = word.toLowerCase().replace(/['’]s$/, '')
    if (word !== word.toLowerCase() || /\d|-/.test(word) || given.has(small) || isKnown(small)) return []
    return correct(small) === null
      ? []
      : [{ start: match.index, end: match.index + word.length, code: 'spelling' }]
  })
}

function chooseNotes(found: readonly Found[], rubric: readonly RubricCriterion[]): FeedbackNote[] {
  const counts = new Map<NoteArea, number>()
  const kept = found.flatMap(({ start, end, code }) => {
    const [area, advice] = NOTES[code]
    const count = counts.get(area) ?? 0
    counts.set(area, count + 1)
    return count < MOST_NOTES[area]
      ? [{ area, start, end, advice, criterionId: findCriterion(rubric, area) }]
      : []
  })
  return kept.sort((a, b) => a.start - b.start)
}

function findCriterion(rubric: readonly RubricCriterion[], area: NoteArea): string | null {
  return rubric.find(({ title }) => AREA_WORDS[area].test(title))?.id ?? null
}
