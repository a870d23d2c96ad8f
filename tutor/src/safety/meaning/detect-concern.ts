import { TutorUnavailable } from '../../port.ts'
import type { Concern, MeantCategory } from '../categories.ts'
import { checkMessage } from '../check-message.ts'
import { explainAskedWord } from '../sensitive-words/sensitive-words.ts'
import type { Judgment } from './judge.ts'

/** Chosen on messages that were kept apart from learning: fewer than 1 harmless one in 50 is beyond it. */
const WORRYING = 0.7
/** The base of the judge knows few Chinese words, so it is less sure of what is true there. */
const WORRYING_IN_CHINESE = 0.66
/** So plain that one message says enough, where a child cannot wait for a second. */
const PLAIN = 0.97
const CANNOT_WAIT: readonly MeantCategory[] = ['selfHarm', 'abuse', 'sexual', 'violence']
const URGENT = 0.5
/** Words that frighten are taken for a worry only where the whole message does not plainly mean something else. */
const LEAST_WITH_WORDS = 0.2

/** What was noticed. `isExplicit`: words and meaning agree, or the meaning is plain; else it is one sign of two. */
export type Noticed = Concern & { isExplicit: boolean }

type Judge = (text: string) => Promise<Judgment>

/** Words and meaning together. Children find wordings that no pattern foresees, and frightening words for what is harmless. */
export async function detectConcern(message: string, judge: Judge): Promise<Noticed | null> {
  // Who only asks what a word means gets it explained, and nobody is told.
  if (explainAskedWord(message)) return null
  const words = checkMessage(message)
  const meaning = await tryJudge(message, judge)
  // Without the judge the words alone decide.
  if (!meaning) return words && { ...words, isExplicit: true }
  return weigh(words, meaning, /\p{Script=Han}/u.test(message) ? WORRYING_IN_CHINESE : WORRYING)
}

/** What the words say and what the whole means, weighed. */
export function weigh(words: Concern | null, meaning: Judgment, worrying = WORRYING): Noticed | null {
  const { worry, category, urgency } = meaning
  if (words && words.category !== 'personalData' && worry > LEAST_WITH_WORDS)
    return { ...words, isExplicit: words.severity === 'high' || worry > worrying }
  if (worry > worrying) {
    const isUrgent = urgency > URGENT
    const isExplicit = worry > PLAIN && (isUrgent || CANNOT_WAIT.includes(category))
    return { category, severity: isUrgent ? 'high' : 'medium', isExplicit }
  }
  return words?.category === 'personalData' ? { ...words, isExplicit: false } : null
}

async function tryJudge(message: string, judge: Judge): Promise<Judgment | null> {
  try {
    return await judge(message)
  } catch (error) {
    if (error instanceof TutorUnavailable) return null
    throw error
  }
}
