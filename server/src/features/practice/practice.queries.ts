import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learnerModels } from '../../db/schema/learning/learner-models.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { isPracticeGivenOut } from '../../domain/classroom/practice-given-out.ts'
import type { Memory, Traced } from '../../domain/tracing/take-answer.ts'
import { upsertLearner, upsertSkillStates } from '../../domain/tracing/tracing.queries.ts'
import { pick } from '../../platform/pick.ts'

const PAGE = 50

export function selectStats(db: Database, userId: number) {
  return db
    .select({
      subject: subjects.name,
      attempts: sql<number>`sum(${learningDays.problemsTried})`.mapWith(Number),
    })
    .from(learningDays)
    .innerJoin(subjects, eq(subjects.id, learningDays.subjectId))
    .where(and(eq(learningDays.userId, userId), gt(learningDays.problemsTried, 0)))
    .groupBy(subjects.name)
    .orderBy(subjects.name)
}

/** The caller's own problem with all that mastery knows about its skill. Whoever writes holds the learner's lock. */
export async function selectProblem(db: Database, userId: number, id: number) {
  const [row] = await db
    .select({
      problem: practiceProblems,
      level: skillStates.level,
      evidence: skillStates.evidence,
      learnerState: learnerModels.state,
      /** Whether a class may have given it out: asked here, it costs most answers no statement of its own. */
      isGivenOut: isPracticeGivenOut(db, userId, practiceProblems.skill),
    })
    .from(practiceProblems)
    .leftJoin(learnerModels, eq(learnerModels.userId, practiceProblems.userId))
    .leftJoin(
      skillStates,
      and(eq(skillStates.userId, practiceProblems.userId), eq(skillStates.skill, practiceProblems.skill)),
    )
    .where(and(eq(practiceProblems.id, id), eq(practiceProblems.userId, userId)))
  return row
}

export async function updateProblem(db: Database, id: number, change: Partial<ProblemRow>): Promise<void> {
  await db.update(practiceProblems).set(change).where(eq(practiceProblems.id, id))
}

type Outcome = {
  learner: { id: number }
  problem: ProblemRow
  itemId: string
  subject: string
  memory: Memory
  traced: Traced
  given: unknown
  isCorrect: boolean
  isHelped: boolean
  /** The question was taken back: the answer is kept, but counts for nothing. */
  isVoided: boolean
  timeSpentSeconds: number | null
  at: Date
  receivedAt: Date
  day: string
}

/** Everything an answer causes, in one statement: the attempt, the problem, the learner, the skill and the day. */
export async function saveOutcome(db: Database, outcome: Outcome): Promise<number> {
  const { learner, problem, subject, traced, isCorrect, at, day } = outcome
  const now = at.toISOString()
  const seconds = outcome.timeSpentSeconds ?? 0
  const { predicted = null, byElo = null, byAverage = null } = traced.foreseen ?? {}
  const state =
    traced.skills.length === 0 ? sql`` : sql`, state as (${upsertSkillStates(learner.id, traced.skills)})`
  const { rows } = await db.execute<{ id: number }>(sql`
    with attempt as (
      insert into ${attempts} (user_id, source, item_id, skills, correct, helped, hints_used, try_number, seed, difficulty, answer,
        time_spent_seconds, answered_at, day, received_at, predicted, predicted_by_elo, predicted_by_average, voided_at)
      values (${learner.id}, 'practice', ${outcome.itemId}, array[${problem.skill}], ${isCorrect}, ${outcome.isHelped},
        ${problem.hintsShown}, ${problem.tries + 1}, ${problem.seed}, ${problem.difficulty}, ${JSON.stringify(outcome.given)}::jsonb,
        ${outcome.timeSpentSeconds}, ${now}, ${day}, ${outcome.receivedAt.toISOString()}, ${predicted}, ${byElo}, ${byAverage},
        ${outcome.isVoided ? now : null}::timestamptz)
      returning id
    ), problem as (
      update ${practiceProblems} set tries = tries + 1, hints_shown = ${problem.hintsShown},
        solved_at = ${isCorrect ? now : null}::timestamptz where id = ${problem.id}
    ), learner as (
      ${upsertLearner(learner.id, outcome.memory, sql`(select id from attempt)`)}
    )${state}, today as (
      insert into ${learningDays} as today (user_id, day, subject_id, problems_tried, seconds)
      select ${learner.id}, ${day}::date, id, 1, ${seconds}::int from ${subjects} where name = ${subject}
      on conflict (user_id, day, subject_id) do update set problems_tried = today.problems_tried + 1,
        seconds = today.seconds + excluded.seconds
    )
    select id from attempt`)
  const [row] = rows
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export function selectAttempts(db: Database, userId: number, before: number | undefined) {
  return db
    .select({
      ...pick(attempts, 'id', 'skills', 'correct', 'helped', 'hintsUsed', 'timeSpentSeconds', 'answeredAt'),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.source, 'practice'),
        before === undefined ? undefined : lt(attempts.id, before),
      ),
    )
    .orderBy(desc(attempts.answeredAt), desc(attempts.id))
    .limit(PAGE)
}
