import type { OutputOf } from '#contract/endpoint.ts'
import { type PracticeProblem, practice } from '#contract/practice.ts'
import { dayIn } from '#engines/days/index.ts'
import { call } from '../../../api/call.ts'

/** Problems that are looked at before the youngest get one to type. */
const MOST_LOOKED_AT = 3

/** The first of today's mix; for the youngest one with a picture to look at and something to tap, where one comes. */
export async function askForProblem(isYoung: boolean): Promise<PracticeProblem> {
  const first = await call(practice.next, { mix: 'daily' })
  if (!isYoung) return first
  const looked = [first]
  while (!looked.some(isPictureToTap) && looked.length < MOST_LOOKED_AT) {
    looked.push(await call(practice.next, { mix: 'daily' }))
  }
  return looked.find(isPictureToTap) ?? looked.find(isToTap) ?? first
}

const isToTap = ({ answer }: PracticeProblem) => answer.kind === 'choice'
const isPictureToTap = (problem: PracticeProblem) => isToTap(problem) && problem.figure !== null

type Attempts = OutputOf<typeof practice.attempts>

/** Problems solved on the learner's own day of this moment; each is solved once. */
export function countSolvedToday(attempts: Attempts, now: Date, timeZone: string): number {
  const today = dayIn(timeZone, now)
  return attempts.filter(
    ({ correct, answeredAt }) => correct && dayIn(timeZone, new Date(answeredAt)) === today,
  ).length
}
