import { openSpeller } from '../dictionary/spelling/correct-word.ts'
import type { Port } from '../port.ts'
import { isEnglish } from '../text/language.ts'
import type { Feedback, FeedbackNote, FeedbackTask, NoteArea, RubricCriterion } from './feedback-port.ts'
import { lookAtEvidence } from './look-at-evidence.ts'
import { lookAtSentences } from './look-at-sentences.ts'
import { lookAtStructure } from './look-at-structure.ts'
import { readWork, WORD } from './read-work.ts'

export type Found = { start: number; end: number; code: NoteCode; meant?: string }

const NOTES = {
  tooShort: ['structure', 'This is very short. Can you say why, or give an example?'],
  offQuestion: ['structure', 'Read the question once more: does this answer it?'],
  openingOffTopic: ['structure', 'Tell the reader here what your text is about. Use words of the question.'],
  oneParagraph: ['structure', 'This is one long paragraph. Where does a new idea begin?'],
  longParagraph: ['structure', 'This paragraph is long. Does it hold more than one idea?'],
  thinParagraph: ['structure', 'This paragraph has one sentence. What else belongs to this idea?'],
  noEnding: ['structure', 'Your text stops here. Come back to your main idea in a last sentence.'],
  claimAlone: ['evidence', 'How do you know? Add a reason, an example or a place in the text.'],
  takenForGranted: ['evidence', 'Not every reader knows this. Show it instead.'],
  quotationNotFound: ['evidence', 'These words are not in the text like this. Check your quotation.'],
  longSentence: ['sentence', 'This sentence is long. Read it aloud: where do you take a breath?'],
  chained: ['sentence', 'Many ideas are chained together here. Which of them can be a sentence of its own?'],
  noCapital: ['sentence', 'A sentence begins with a capital letter.'],
  noEndMark: ['sentence', 'Which mark ends this sentence?'],
  twice: ['sentence', 'This word is here twice.'],
  smallI: ['sentence', 'When you mean yourself, write a capital I.'],
  sameBeginning: [
    'sentence',
    'Three sentences in a row begin with the same word. Can one begin in another way?',
  ],
  spelling: ['spelling', 'Check the spelling of this word.'],
} as const satisfies Record<string, readonly [NoteArea, string]>
type NoteCode = keyof typeof NOTES

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

export function findCriterion(rubric: readonly RubricCriterion[], area: NoteArea): string | null {
  return rubric.find(({ title }) => AREA_WORDS[area].test(title))?.id ?? null
}
