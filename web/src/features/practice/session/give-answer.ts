import type { CheckedAnswer, PracticeProblem } from '#contract/practice.ts'
import { keepWrite } from '../../../device/outbox/outbox.ts'
import { checkBySeal } from '../../../device/practice/check-by-seal.ts'
import { changeProblem, readProblem } from '../../../device/practice/kept-problems.ts'
import type { Given } from '../../../kit/practice/given.ts'
import type { Told } from './session.ts'

export type Sent = {
  problemId: number
  answer: Given
  timeSpentSeconds: number
  answeredAt: string
  /** The same try sent again is the same write. */
  key: string
}

/** What the server says of an answer; without a connection it waits on the device, which says what it can. */
export async function giveAnswer(userId: number, problem: PracticeProblem, sent: Sent): Promise<Told> {
  const { key, ...answer } = sent
  const kept = await readProblem(userId, sent.problemId).catch(() => null)
  const hintsSeen = kept?.hintsSeen ?? 0
  const bySeal = kept?.seal ? await checkBySeal(problem.answer, kept.seal, sent.answer) : null
  const unknown: Told = {
    correct: null,
    why: null,
    mistake: null,
    tries: problem.tries + 1,
    helped: problem.hintsShown.length > 0,
    masteryBefore: null,
    mastery: null,
    levelBefore: 'new',
    level: 'new',
    attemptId: null,
    solution: null,
  }
  // What cannot be read is no attempt, as on the server.
  if (bySeal?.why === 'unreadable' && !navigator.onLine) {
    return { ...unknown, correct: false, why: 'unreadable', tries: problem.tries }
  }
  const outcome = await keepWrite(
    'practice.answer',
    { ...answer, ...(hintsSeen > 0 && { hintsSeen }) },
    { key, about: problem.skill.name },
  )
  const told: Told = outcome.isWaiting
    ? {
        ...unknown,
        ...(bySeal && { correct: bySeal.isRight, why: bySeal.why ?? null, solution: bySeal.solution }),
        waitingKey: key,
      }
    : (outcome.answer as CheckedAnswer)
  if (kept) {
    const isDone = told.correct !== false
    await changeProblem(userId, sent.problemId, { tries: told.tries, isDone }).catch(() => {})
  }
  return told
}
