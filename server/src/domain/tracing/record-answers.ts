import { attempts } from '../../db/schema/learning/attempts.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { awardPoints, earnByLevels } from '../record/award-points.ts'
import { isTakenBack } from '../voiding/name-question.ts'
import { type Traced, type TracedAnswer, type TracedSkill, takeAnswer, UNTRACED } from './take-answer.ts'
import { saveMemory, selectMemory } from './tracing.queries.ts'

type NewAttempt = TracedAnswer &
  Pick<
    typeof attempts.$inferInsert,
    'source' | 'hintsUsed' | 'seed' | 'answer' | 'timeSpentSeconds' | 'receivedAt' | 'quizResultId'
  >

/**
 * Stores answers and takes them into mastery, in their order, with the points of levels that were reached: load, decide,
 * save. The caller has taken the turn and holds the learner's lock.
 */
export async function recordAnswers(
  { db, tracer, now }: Pick<Context, 'db' | 'tracer' | 'now'>,
  turn: TracingTurn,
  userId: number,
  given: readonly NewAttempt[],
): Promise<Traced[]> {
  if (given.length === 0) return []
  const memory = await selectMemory(db, userId, [...new Set(given.flatMap(({ skills }) => skills))])
  turn.note(null)
  const isVoided = given.map((answer) => isTakenBack(tracer, answer))
  const traced = given.map((answer, place) =>
    isVoided[place] ? UNTRACED : takeAnswer(tracer, memory, answer),
  )
  const rows = await db
    .insert(attempts)
    .values(
      given.map((answer, place) => ({
        ...answer,
        userId,
        voidedAt: isVoided[place] ? (answer.receivedAt ?? answer.answeredAt) : null,
        ...foreseenColumns(traced[place]),
      })),
    )
    .returning({ id: attempts.id })
  const lastAttemptId = Math.max(...rows.map(({ id }) => id))
  turn.note(lastAttemptId)
  await saveMemory(db, userId, memory, newestOf(traced), lastAttemptId)
  await awardPoints(db, userId, traced.flatMap(earnByLevels), now())
  return traced
}

function foreseenColumns(traced: Traced | undefined) {
  const { predicted = null, byElo = null, byAverage = null } = traced?.foreseen ?? {}
  return { predicted, predictedByElo: byElo, predictedByAverage: byAverage }
}

/** One row per skill: the last word on it. */
function newestOf(traced: readonly Traced[]): TracedSkill[] {
  return [...new Map(traced.flatMap(({ skills }) => skills).map((skill) => [skill.skill, skill])).values()]
}

type TracingTurn = {
  /** An answer has gone into the model; the attempt's id once it is known. */
  note: (attemptId: number | null) => void
}

/**
 * From here to the end of the transaction nobody else's answers go into the model. Take it first: before the learner's
 * lock, or two requests could wait for each other.
 */
export async function takeTracingTurn({
  tracer,
  atEnd,
}: Pick<Context, 'tracer' | 'atEnd'>): Promise<TracingTurn> {
  const release = await tracer.takeTurn()
  let hasMoved = false
  let lastAttemptId = 0
  atEnd((isCommitted) => {
    if (hasMoved && !isCommitted) tracer.isSpoiled = true
    else if (!tracer.isFollowing) tracer.lastAttemptId = Math.max(tracer.lastAttemptId, lastAttemptId)
    release()
    if (hasMoved) tracer.onChange()
  })
  return {
    note: (attemptId) => {
      hasMoved = true
      lastAttemptId = attemptId ?? lastAttemptId
    },
  }
}
