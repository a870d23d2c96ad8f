import { currentStreak, dayIn, longestStreak } from '#engines/days/index.ts'
import {
  averageShare,
  isHeld,
  meanShare,
  type Share,
  sharePercent,
  toMinutes,
  toWholePercent,
} from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectPauses } from '../days/study-pauses.ts'
import { allSkills, listSubjects, subjectOfSkill } from '../skills.ts'
import { schoolGrade } from '../tracing/learner-view.ts'
import {
  countLessons,
  type ProblemCounts,
  selectActiveDays,
  selectBegun,
  selectLevels,
  selectProblems,
  selectQuizResults,
  selectSeconds,
} from './learner-record.queries.ts'

/** Before the first day of any calendar of ours: all pauses there have been. */
export const EVER = '1970-01-01'

/** Days in a row up to today or yesterday, and the longest such row, in the learner's time zone; planned pauses break neither. */
export async function readStreaks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: { id: number; timezone: string },
): Promise<{ current: number; longest: number }> {
  const days = await selectActiveDays(db, user.id)
  const pauses = await selectPauses(db, user.id, EVER)
  return {
    current: currentStreak(days, dayIn(user.timezone, now()), pauses),
    longest: longestStreak(days, pauses),
  }
}

export async function readMinutes(db: Database, userId: number): Promise<number> {
  return toMinutes((await selectSeconds(db, userId)).reduce((sum, { seconds }) => sum + seconds, 0))
}

/** Percent; null without a result that is evidence. */
export async function readQuizAverage(
  db: Database,
  userId: number,
  moments?: Parameters<typeof selectQuizResults>[2],
): Promise<number | null> {
  const mean = meanShare(await selectQuizResults(db, userId, moments))
  return mean === null ? null : toWholePercent(mean)
}

export function sumProblems(counts: readonly ProblemCounts[]): ProblemCounts {
  return {
    tried: counts.reduce((sum, { tried }) => sum + tried, 0),
    solved: counts.reduce((sum, { solved }) => sum + solved, 0),
  }
}

/** A part of the curriculum: a subject, or one strand of it. */
type Area = { subject: string; isStrand?: (strand: string | undefined) => boolean }

/** How much of the learner's grade is held in any part of the curriculum; strands are told apart where they are handed in. */
export async function readShares(
  db: Database,
  learner: { id: number; grade: number },
  strandOf: ReadonlyMap<string, string> = new Map(),
): Promise<(area: Area) => Share> {
  const levels = new Map((await selectLevels(db, learner.id)).map(({ skill, level }) => [skill, level]))
  const begun = await selectBegun(db, learner.id)
  const grade = schoolGrade(learner.grade)
  const ofGrade = [...allSkills().values()].filter((skill) => skill.grade === grade).map(({ id }) => id)
  return ({ subject, isStrand = () => true }) => {
    const isPart = (skill: string) => subjectOfSkill(skill) === subject && isStrand(strandOf.get(skill))
    const skills = ofGrade.filter(isPart)
    return {
      held: skills.filter((skill) => isHeld(levels.get(skill) ?? 'new')).length,
      skills: skills.length,
      isBegun:
        [...levels.keys()].some(isPart) ||
        begun.some((row) => row.subject === subject && isStrand(row.strand ?? undefined)),
    }
  }
}

/** Every figure of a learner's own record, each as `engines/src/record/SPEC.md` defines it. */
export async function readLearnerRecord(
  deps: Pick<Deps, 'db' | 'now'>,
  learner: { id: number; grade: number; timezone: string },
) {
  const { db } = deps
  const { current, longest } = await readStreaks(deps, learner)
  const shareOf = await readShares(db, learner)
  const { tried, solved } = sumProblems(await selectProblems(db, learner.id))
  return {
    minutes: await readMinutes(db, learner.id),
    lessonsCompleted: await countLessons(db, learner.id),
    problemsTried: tried,
    problemsSolved: solved,
    quizAverage: await readQuizAverage(db, learner.id),
    streakDays: current,
    longestStreakDays: longest,
    averageShare: sharePercent(averageShare(listSubjects().map((subject) => shareOf({ subject })))),
  }
}
