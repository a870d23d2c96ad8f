import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn } from '#engines/days/index.ts'
import { mergeMixes, planDailyMix, sizeOfMix } from '#engines/paths/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { dailyMixes, type PlannedProblem } from '../../db/schema/learning/daily-mixes.ts'
import type { Deps } from '../../platform/deps.ts'
import { readStudySettings } from '../study-settings.ts'
import type { LearnerView } from '../tracing/learner-view.ts'
import { listPracticeSubjects } from './practice-subjects.ts'

/** More answers than a day of eager practice; only how many of the plan are done depends on it. */
const MOST_ANSWERS = 500

type Person = { id: number; timezone: string }

/**
 * What is left of today's mix, in its order, and how many of its problems are done: of the mix that was kept, or, before
 * its first problem, of the one that would be.
 */
export async function readDailyMix(deps: Pick<Deps, 'db' | 'now'>, person: Person, view: LearnerView) {
  const { db, now } = deps
  const day = dayIn(person.timezone, now())
  const kept = await selectMix(db, person.id, day)
  if (!kept) {
    const { daily_goal_minutes } = await readStudySettings(db, person.id)
    return { left: planMix(view, day, sizeOfMix(daily_goal_minutes)), done: 0, isKept: false }
  }
  const answered = await selectAnsweredSince(db, person.id, kept.plannedAt)
  const left: PlannedProblem[] = []
  for (const problem of kept.problems) {
    const place = answered.indexOf(problem.skill)
    if (place === -1) left.push(problem)
    else answered.splice(place, 1)
  }
  return { left, done: kept.problems.length - left.length, isKept: true }
}

/** From the first problem on the plan of the day stands. Of two devices that begin at once, the first one's stays. */
export async function keepMix(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: Person,
  problems: PlannedProblem[],
): Promise<void> {
  const day = dayIn(person.timezone, now())
  await db
    .insert(dailyMixes)
    .values({ userId: person.id, day, problems, plannedAt: now() })
    .onConflictDoNothing()
}

/** Subjects take turns, and each day another one begins. */
function planMix(view: LearnerView, day: string, size: number): PlannedProblem[] {
  const subjects = listPracticeSubjects()
  const first = Math.round(Date.parse(day) / DAY_MS) % Math.max(1, subjects.length)
  const inTurn = [...subjects.slice(first), ...subjects.slice(0, first)]
  return mergeMixes(
    inTurn.map((subject) =>
      planDailyMix({
        graph: view.graphOf(subject),
        views: view.views,
        standing: view.startOf(subject),
        hasPractice: view.hasPractice,
        predict: view.predict,
        size,
      }),
    ),
    size,
  )
}

const selectMix = (db: Database, userId: number, day: string) =>
  selectRow(db, dailyMixes, and(eq(dailyMixes.userId, userId), eq(dailyMixes.day, day)), {
    problems: dailyMixes.problems,
    plannedAt: dailyMixes.plannedAt,
  })

/** The skill of each problem answered since; a second try at one is no second problem. */
async function selectAnsweredSince(db: Database, userId: number, since: Date): Promise<string[]> {
  const rows = await db
    .select({ skills: attempts.skills })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        gte(attempts.answeredAt, since),
        eq(attempts.source, 'practice'),
        eq(attempts.tryNumber, 1),
        isNull(attempts.voidedAt),
      ),
    )
    .orderBy(desc(attempts.answeredAt), desc(attempts.id))
    .limit(MOST_ANSWERS)
  return rows.flatMap(({ skills }) => skills)
}
