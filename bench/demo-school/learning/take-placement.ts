import { eq } from 'drizzle-orm'
import { placement } from '#contract/onboarding/placement.ts'
import type { Difficulty } from '#engines/paths/index.ts'
import { practiceProblems } from '#server/db/schema/learning/practice-problems.ts'
import { makeAgain } from '#server/domain/practice/practice-library.ts'
import { knowledgeOf } from '../../simulator/learner.ts'
import type { Activity } from '../timeline.ts'
import type { Desk } from './desk.ts'
import { answerRightly, answerWrongly } from './wrong-answer.ts'

/** Of those who do not know, so many say so instead of guessing. */
const SAYS_NOT_LEARNED = 0.5

export async function* takePlacement(desk: Desk, subject: string): Activity {
  const { pupil, t } = desk
  const { learner, traits } = pupil
  let { id, problem } = await desk.call(placement.start, { subject })
  while (problem) {
    const seconds = Math.min(120, Math.max(8, traits.pace * Math.exp(desk.chance.normal(0, 0.4))))
    yield seconds
    const [row] = await t.db.select().from(practiceProblems).where(eq(practiceProblems.id, problem.id))
    if (!row) throw new Error('no such problem')
    const { answer } = makeAgain(row)
    const known = knowledgeOf(learner, row.skill, desk.now(), row.difficulty as Difficulty)
    const isLost = !learner.chance.happens(known)
    const isRight = learner.chance.happens(isLost ? learner.guess : 1 - learner.slip)
    const given = isRight ? answerRightly(answer) : answerWrongly(answer, pupil, desk.chance)
    const isOpen = isLost && !isRight && learner.chance.happens(SAYS_NOT_LEARNED)
    const next = await desk.call(placement.answer, {
      ...{ id, problemId: problem.id, timeSpentSeconds: Math.round(seconds) },
      answer: isOpen ? null : (given as string),
    })
    problem = next.problem
  }
}
