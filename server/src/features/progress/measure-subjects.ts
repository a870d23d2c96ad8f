import { currentStreak, dayIn, daysBefore } from '#engines/days/index.ts'
import { listImprovements, listStrengths, trendOf } from '#engines/progress/index.ts'
import { sharePercent, toMinutes } from '#engines/record/learner/index.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { selectLearner } from '../../domain/learner.ts'
import { selectOwnAnswers, selectSeconds } from '../../domain/record/learner-record.queries.ts'
import { readLearnerRecord, readShares } from '../../domain/record/read-learner-record.ts'
import { nameOfSkill, subjectOfSkill } from '../../domain/skills.ts'
import { readStandings } from '../../domain/tracing/standings.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectSubjectDays, selectSubjectTotals } from './progress.queries.ts'

const DAYS_LOOKED_BACK = 365
const LATELY_DAYS = 7
const BEFORE_DAYS = 28

export async function readRecord(deps: Pick<Deps, 'db' | 'now'>, userId: number) {
  return readLearnerRecord(deps, foundOr404(await selectLearner(deps.db, userId), 'userNotFound'))
}

export async function measureSubjects(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, userId: number) {
  const { db, now } = deps
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const today = dayIn(learner.timezone, now())
  const totals = await selectSubjectTotals(db, learner)
  const seconds = new Map((await selectSeconds(db, userId)).map((row) => [row.subjectId, row.seconds]))
  const days = await selectSubjectDays(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const pauses = await selectPauses(db, userId, daysBefore(today, DAYS_LOOKED_BACK))
  const standings = await readStandings(deps, learner)
  const shareOf = await readShares(db, learner)
  const trendIn = await readTrends(deps, userId, today)
  return totals.map((subject) => {
    const { subjectId, subjectName } = subject
    const skills = standings.filter(({ skill }) => subjectOfSkill(skill) === subjectName)
    const share = shareOf({ subject: subjectName })
    return {
      ...subject,
      masteryLevel: sharePercent(share) ?? 0,
      isBegun: share.isBegun,
      skillsHeld: share.held,
      skills: share.skills,
      trend: trendIn(subjectName),
      streakDays: currentStreak(
        days.filter((day) => day.subjectId === subjectId).map(({ day }) => day),
        today,
        pauses,
      ),
      timeSpent: toMinutes(seconds.get(subjectId) ?? 0),
      strengthAreas: listStrengths(skills).map(nameOfSkill),
      improvementAreas: listImprovements(skills).map(nameOfSkill),
    }
  })
}

/** First answers of the last week against those of the three before. */
async function readTrends({ db }: Pick<Deps, 'db'>, userId: number, today: string) {
  const lately = await selectOwnAnswers(db, userId, {
    firstDay: daysBefore(today, LATELY_DAYS - 1),
    lastDay: today,
  })
  const before = await selectOwnAnswers(db, userId, {
    firstDay: daysBefore(today, BEFORE_DAYS - 1),
    lastDay: daysBefore(today, LATELY_DAYS),
  })
  return (subject: string) => trendOf(sumAnswers(lately, subject), sumAnswers(before, subject))
}

function sumAnswers(answers: Awaited<ReturnType<typeof selectOwnAnswers>>, subject: string) {
  return answers
    .filter(({ skill }) => subjectOfSkill(skill) === subject)
    .reduce((sum, { right, all }) => ({ right: sum.right + right, all: sum.all + all }), { right: 0, all: 0 })
}
