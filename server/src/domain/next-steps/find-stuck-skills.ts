import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Stuck as ShownStuck } from '#contract/next-steps/what-next.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { findStuck, listMissing, type Stuck } from '#engines/paths/index.ts'
import type { Database } from '../../db/database.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { selectTeachingLessons } from '../learning-paths/select-teaching-lessons.ts'
import { allSkills, subjectOfSkill, toNamedSkill } from '../skills.ts'
import type { LearnerView } from '../tracing/learner-view.ts'

/** What did not work a month ago says little about today. */
const LATELY_DAYS = 14
export const MOST_TRIES = 200

type StuckSkill = Stuck & { skill: string; lessonId: number | null; prerequisite: string | null }

type FindStuckSkillsDeps = Pick<Deps, 'db' | 'now'>

/** The skill in which the learner has lately been stuck, the newest one; in one skill when it is named. */
export async function findStuckSkill(
  { db, now }: FindStuckSkillsDeps,
  userId: number,
  view: LearnerView,
  only?: string,
) {
  const tries = await selectTries(db, userId, lately(now()))
  const skills = only === undefined ? listTried(tries) : [only]
  for (const skill of skills) {
    const stuck = findStuckIn(view, tries, skill)
    if (stuck) return nameLesson(await selectTeachingLessons(db, [skill]), stuck)
  }
  return null
}

/** All skills in which the learner has lately been stuck, the newest first. */
export async function findStuckSkills({ db, now }: FindStuckSkillsDeps, userId: number, view: LearnerView) {
  const tries = await selectTries(db, userId, lately(now()))
  const found = listTried(tries).flatMap((skill) => findStuckIn(view, tries, skill) ?? [])
  const lessons = await selectTeachingLessons(
    db,
    found.map(({ skill }) => skill),
  )
  return found.map((stuck) => nameLesson(lessons, stuck))
}

export function lately(now: Date): Date {
  return new Date(now.getTime() - LATELY_DAYS * DAY_MS)
}

const listTried = (tries: readonly TryRow[]) => [...new Set(tries.flatMap(({ skills }) => skills))]

type StuckHere = Omit<StuckSkill, 'lessonId'>

function nameLesson(lessons: ReadonlyMap<string, { id: number }>, stuck: StuckHere): StuckSkill {
  return { ...stuck, lessonId: lessons.get(stuck.skill)?.id ?? null }
}

function findStuckIn(view: LearnerView, tries: readonly TryRow[], skill: string): StuckHere | null {
  if (!isBeingLearned(view, skill)) return null
  const prerequisite = findPrerequisite(view, skill)
  const own = tries.filter(({ skills }) => skills.includes(skill)).toReversed()
  const stuck = findStuck(own.map(toTry), prerequisite !== null)
  return stuck && { ...stuck, skill, prerequisite }
}

/** Practiced or mastered, a few slips are slips. */
export const LEVELS_BEING_LEARNED = ['learning', 'needsRefresh'] as const

function isBeingLearned({ views }: LearnerView, skill: string): boolean {
  return LEVELS_BEING_LEARNED.some((level) => level === views.get(skill)?.level)
}

/** What is missing below the skill; where everything there is only presumed, the first of what it builds on. */
function findPrerequisite({ views, graphOf, startOf, hasPractice }: LearnerView, skill: string) {
  const subject = subjectOfSkill(skill)
  const missing = listMissing(graphOf(subject), views, startOf(subject), skill).map(({ id }) => id)
  const presumed = (allSkills().get(skill)?.after ?? []).filter((id) => !views.has(id))
  return [...missing, ...presumed].find(hasPractice) ?? null
}

type TryRow = Awaited<ReturnType<typeof selectTries>>[number]

const toTry = ({ correct, helped, answeredAt }: TryRow) => ({
  correct,
  helped,
  at: answeredAt.getTime() / 1000,
})

/** Newest first. */
function selectTries(db: Database, userId: number, since: Date) {
  return db
    .select(pick(attempts, 'skills', 'correct', 'helped', 'answeredAt'))
    .from(attempts)
    .where(and(eq(attempts.userId, userId), gte(attempts.answeredAt, since), isNull(attempts.voidedAt)))
    .orderBy(desc(attempts.answeredAt), desc(attempts.id))
    .limit(MOST_TRIES)
}

export function toShownStuck({ skill, method, lessonId, prerequisite, tries }: StuckSkill): ShownStuck {
  return {
    skill: toNamedSkill(skill),
    method,
    lessonId,
    prerequisite: prerequisite === null ? null : toNamedSkill(prerequisite),
    tries,
  }
}
