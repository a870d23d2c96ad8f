/** What a learner is asked: the names mean the same to every process. */
export type Question = {
  item: string
  /** The first one is the main skill; none stands for one nameless skill. */
  skills: readonly string[]
  /** Seconds since whenever, the same clock for all questions of a model. */
  at: number
  /** The author's opinion in log-odds (0 = average, more = easier): the weight an unknown item starts with. */
  easiness?: number | undefined
}

export type Attempt = Question & { correct: boolean }

const NAMELESS: readonly string[] = ['']
const LATEST_SECONDS = 1e15

export function skillsOf(question: Question): readonly string[] {
  return question.skills.length > 0 ? question.skills : NAMELESS
}

/** One NaN would spread from here through the weights that everybody shares. */
export function assertUsable({ at, easiness }: Question): void {
  if (!(Math.abs(at) <= LATEST_SECONDS)) throw new RangeError(`No time in seconds: ${at}`)
  if (easiness !== undefined && !(Math.abs(easiness) <= 20)) {
    throw new RangeError(`No easiness in log-odds: ${easiness}`)
  }
}
