import { correctSpelling } from '../dictionary/spelling/correct-spelling.ts'
import { TutorUnavailable } from '../port.ts'
import { findQuestionStems } from '../retrieval/stems.ts'
import type { ChatPassage } from './chat-passage.ts'
import type { ChatTask, Segment } from './chat-port.ts'
import { isBareLine, isStoryProblem, looksLikeMath } from './math/looks-like-math.ts'
import { recognizeIntent } from './recognize-intent.ts'
import { writeSearchQuery } from './search-query.ts'
import { writeAsWords } from './writing/defuse.ts'
import { fact } from './writing/facts.ts'

/** Of a word that the search has not weighed: it was misspelled, so it is likely what the question is about. */
const USUAL_WEIGHT = 5

/** The task with the message as it was meant, and what is said about it: nothing is read in another way in silence. */
export async function readSpelling(task: ChatTask): Promise<{ task: ChatTask; said: Segment | null }> {
  if (!isWorthReading(task)) return { task, said: null }
  const { text, corrections } = await correctSpelling(task.message, (word) => isInMaterial(task, word))
  if (corrections.length === 0) return { task, said: null }
  const pairs = corrections.map(({ typed, read }) => `“${writeAsWords(typed)}” as “${read}”`).join(', ')
  const query = writeSearchQuery({ message: text, turns: task.turns })
  return {
    task: {
      ...task,
      message: text,
      passages: await search(task, query),
      stems: findQuestionStems(query).map((stem) => ({ stem, weight: findStemWeight(task, stem) })),
    },
    said: { kind: 'fact', text: fact('readAs', { pairs }) },
  }
}

/** Math is no spelling, and who works on an open question must not get its words from here. */
function isWorthReading({ message, messageType, page }: ChatTask): boolean {
  if (page?.kind === 'question') return false
  const { kind } = recognizeIntent(message, messageType)
  if (kind !== 'question' && kind !== 'meaning' && kind !== 'material') return false
  return !looksLikeMath(message) && !isBareLine(message) && !isStoryProblem(message)
}

/** A word that stands in what was found or is open is right as it is, whoever wrote it. */
function isInMaterial({ page, passages }: ChatTask, word: string): boolean {
  const whole = new RegExp(`\\b${word.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'iu')
  const isOpen = page && page.kind !== 'question' && whole.test(page.text)
  return isOpen === true || passages.some(({ text, source }) => whole.test(text) || whole.test(source.title))
}

async function search(task: ChatTask, query: string): Promise<ChatPassage[]> {
  try {
    return (await task.search?.(query)) ?? task.passages
  } catch (error) {
    if (error instanceof TutorUnavailable) return task.passages
    throw error
  }
}

const findStemWeight = ({ stems = [] }: ChatTask, stem: string) =>
  stems.find((one) => one.stem === stem)?.weight ?? USUAL_WEIGHT
