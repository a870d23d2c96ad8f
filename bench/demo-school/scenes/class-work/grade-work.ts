import { grading } from '#contract/teaching/grading.ts'
import { LAST_DAY } from '../../calendar.ts'
import type { Pupil } from '../../cast.ts'
import type { Scene, Stage } from '../../stage.ts'
import { findAssignment } from '../find-rows.ts'
import { addMinutes } from './clock-times.ts'
import type { WorkPlan } from './work-plan.ts'
import { writeWork } from './write-work.ts'

const MINUTES_PER_PIECE = 2
/** When what came late is looked at. */
const LATER_DAYS = 7

/** One after the other, in the teacher's own time; what came late a week later. */
export function gradeWork(plan: WorkPlan, pupils: readonly Pupil[], teacher: string): Scene[] {
  const { graded, work, due } = plan
  if (!graded || work.kind !== 'task') return []
  return [graded, { ...graded, day: graded.day + LATER_DAYS }]
    .filter(({ day }) => day < LAST_DAY)
    .flatMap((sitting) =>
      pupils
        .filter(({ since }) => since <= due.day)
        .map((pupil, turn) => ({
          ...addMinutes(sitting, turn * MINUTES_PER_PIECE),
          title: `${teacher} grades ${pupil.username}: ${plan.title}`,
          play: (stage: Stage) => gradePiece(stage, plan, pupil, teacher),
        })),
    )
}

/** Excuses those who were away on the day it was done. */
export function excuseFromWork(plan: WorkPlan, teacher: string): Scene[] {
  return (plan.excused ?? []).map(({ username, day }) => ({
    ...{ day, time: '16:20', title: `${teacher} excuses ${username}: ${plan.title}` },
    play: async (stage) => {
      const id = await findAssignment(stage, plan.classCode, plan.title)
      const studentId = stage.person(username).id
      await stage.done(stage.person(teacher).call(grading.excuse, { id, studentId, isExcused: true }))
    },
  }))
}

async function gradePiece(stage: Stage, plan: WorkPlan, pupil: Pupil, teacher: string): Promise<void> {
  if (plan.work.kind !== 'task') return
  const grader = stage.person(teacher)
  const id = await findAssignment(stage, plan.classCode, plan.title)
  const place = { id, studentId: stage.person(pupil.username).id }
  const { submission } = await stage.done(grader.call(grading.work, place))
  if (submission?.status !== 'submitted') return
  const { feedback, points, scores } = writeWork(plan.title, plan.work.task, pupil)
  const worth = plan.work.isRubric ? { rubricScores: scores } : { grade: points }
  await stage.done(
    grader.call(grading.gradeStudent, { ...place, ...worth, feedback, version: submission.version }),
  )
}
