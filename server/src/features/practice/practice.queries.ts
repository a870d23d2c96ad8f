import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { dayIn } from '#engines/days/index.ts'
import type { SkillState } from '#engines/skills/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'

export type ProblemRow = typeof practiceProblems.$inferSelect

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

export async function insertProblem(
  db: Database,
  problem: typeof practiceProblems.$inferInsert,
): Promise<ProblemRow> {
  const [row] = await db.insert(practiceProblems).values(problem).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export function selectRecentProblems(db: Database, userId: number, limit: number): Promise<ProblemRow[]> {
  return db
    .select()
    .from(practiceProblems)
    .where(eq(practiceProblems.userId, userId))
    .orderBy(desc(practiceProblems.givenAt), desc(practiceProblems.id))
    .limit(limit)
}

/** The caller's own problem with the state of its skill. Whoever writes for the learner holds the learner's lock. */
export async function selectProblem(db: Database, userId: number, id: number) {
  const [row] = await db
    .select({ problem: practiceProblems, state: skillStates })
    .from(practiceProblems)
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
  learner: { id: number; timezone: string }
  problem: ProblemRow
  subject: string
  state: SkillState
  given: unknown
  isCorrect: boolean
  isHelped: boolean
  timeSpentSeconds: number | null
  at: Date
}

/** Everything an answer causes, in one statement: the attempt, the problem, the skill and the day. */
export async function saveOutcome(db: Database, outcome: Outcome): Promise<void> {
  const { learner, problem, subject, state, isCorrect, at } = outcome
  const now = at.toISOString()
  const seconds = outcome.timeSpentSeconds ?? 0
  await db.execute(sql`
    with attempt as (
      insert into ${attempts} (user_id, source, item_id, skills, correct, helped, hints_used, seed, difficulty, answer, time_spent_seconds, answered_at, received_at)
      values (${learner.id}, 'practice', ${`practice:${problem.skill}`}, array[${problem.skill}], ${isCorrect}, ${outcome.isHelped},
        ${problem.hintsShown}, ${problem.seed}, ${problem.difficulty}, ${JSON.stringify(outcome.given)}::jsonb, ${outcome.timeSpentSeconds}, ${now}, ${now})
    ), problem as (
      update ${practiceProblems} set tries = tries + 1, solved_at = ${isCorrect ? now : null}::timestamptz where id = ${problem.id}
    ), state as (
      insert into ${skillStates} (user_id, skill, level, attempts, correct, unaided_streak, last_answered_at)
      values (${learner.id}, ${problem.skill}, ${state.level}, ${state.attempts}, ${state.correct}, ${state.unaidedStreak}, ${state.lastAnsweredAt.toISOString()})
      on conflict (user_id, skill) do update set level = excluded.level, attempts = excluded.attempts, correct = excluded.correct,
        unaided_streak = excluded.unaided_streak, last_answered_at = excluded.last_answered_at
    )
    insert into ${learningDays} as today (user_id, day, subject_id, problems_tried, problems_solved, seconds)
    select ${learner.id}, ${dayIn(learner.timezone, at)}::date, id, 1, ${isCorrect ? 1 : 0}::int, ${seconds}::int from ${subjects} where name = ${subject}
    on conflict (user_id, day, subject_id) do update set problems_tried = today.problems_tried + 1,
      problems_solved = today.problems_solved + excluded.problems_solved, seconds = today.seconds + excluded.seconds`)
}

export function selectAttempts(db: Database, userId: number, before: number | undefined) {
  return db
    .select({
      id: attempts.id,
      skills: attempts.skills,
      correct: attempts.correct,
      helped: attempts.helped,
      hintsUsed: attempts.hintsUsed,
      timeSpentSeconds: attempts.timeSpentSeconds,
      answeredAt: attempts.answeredAt,
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
