import {
  MOST_FAMILY_DAYS,
  MOST_FAMILY_NEWS,
  MOST_FAMILY_SKILLS,
  MOST_FAMILY_WORK,
} from '#contract/families/fields.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { listOwnAnnouncements } from '../classroom/my-announcements.ts'
import { selectMyAssignments, toMyAssignment } from '../classroom/own-work.ts'
import { selectDays } from '../days/learning-days.ts'
import { selectLearner } from '../learner.ts'
import { selectBegunLesson } from '../lessons/lessons.queries.ts'
import { findOffers } from '../next-steps/find-offers.ts'
import { findStuckSkill } from '../next-steps/find-stuck-skills.ts'
import { readStreaks } from '../record/read-learner-record.ts'
import { toNamedSkill } from '../skills.ts'
import { type LearnerView, readLearnerView } from '../tracing/learner-view.ts'
import { selectStudent } from './guardianships.queries.ts'
import { requireSharing } from './sharing.ts'

type ReadChildDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

/** What a family is shown of a child, out of what the child's own pages show. */
export async function readChildRecord(deps: ReadChildDeps, childId: number) {
  const { db, now } = deps
  const child = foundOr404(await selectStudent(db, childId), 'studentNotFound')
  await requireSharing(db, childId)
  const learner = foundOr404(await selectLearner(db, childId), 'studentNotFound')
  const view = await readLearnerView(deps, learner)
  const stuck = await findStuckSkill(deps, childId, view)
  return {
    child,
    lesson: (await selectBegunLesson(db, childId))?.title ?? null,
    ...listSkills(view),
    ...(await listWork(deps, childId)),
    ...(await sumDays(deps, learner)),
    streak: (await readStreaks(deps, learner)).current,
    next: findOffers(view, undefined, stuck?.skill).map(({ skill }) => skill),
    announcements: (await listOwnAnnouncements(db, childId, now(), undefined)).slice(0, MOST_FAMILY_NEWS),
  }
}

function listSkills({ standings }: LearnerView) {
  const all = [...standings.values()]
  const name = (found: typeof all) =>
    found.slice(0, MOST_FAMILY_SKILLS).map(({ skill }) => toNamedSkill(skill))
  const byAnswer = all.toSorted((a, b) => b.lastAnsweredAt.getTime() - a.lastAnsweredAt.getTime())
  const byLevel = all.toSorted((a, b) => (b.evidence.levelAt ?? 0) - (a.evidence.levelAt ?? 0))
  return {
    learning: name(byAnswer.filter(({ level }) => level === 'learning')),
    strengths: name(byLevel.filter(({ level }) => level === 'mastered')),
  }
}

async function listWork({ db, now }: ReadChildDeps, childId: number) {
  const at = now()
  const list = async (status: 'open' | 'done') =>
    (await selectMyAssignments(db, childId, { status, offset: 0 }, at)).map((row) => {
      const { submission, ...work } = toMyAssignment(row, at)
      const { grade = null, attempts = 0, gradedAt = null } = submission ?? {}
      return { ...work, grade, attempts, gradedAt }
    })
  const [open, done] = [await list('open'), await list('done')]
  const returned = [...open, ...done].filter(({ state }) => state === 'graded' || state === 'returned')
  const isOpen = new Set(open)
  return {
    due: open.filter(({ state }) => state === 'notDue').slice(0, MOST_FAMILY_WORK),
    missing: [...open, ...done].filter(({ state }) => state === 'missing').slice(0, MOST_FAMILY_WORK),
    returned: returned
      // What was given back is still to do; its grade is not the last word.
      .map((work) => (isOpen.has(work) ? { ...work, grade: null } : work))
      .toSorted((a, b) => (b.gradedAt?.getTime() ?? 0) - (a.gradedAt?.getTime() ?? 0))
      .slice(0, MOST_FAMILY_WORK),
  }
}

async function sumDays({ db, now }: ReadChildDeps, { id, timezone }: { id: number; timezone: string }) {
  const today = dayIn(timezone, now())
  const days = await selectDays(db, id, daysBefore(today, MOST_FAMILY_DAYS - 1))
  const inWeek = days.filter(({ day }) => day >= daysBefore(today, 6))
  const seconds = inWeek.reduce((sum, day) => sum + day.seconds, 0)
  return {
    days: days.map((one) => ({ day: one.day, seconds: one.seconds })),
    week: { days: inWeek.length, minutes: toMinutes(seconds) },
  }
}
