import type { InputOf } from '#contract/endpoint.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classGroups } from '#contract/teaching/groups.ts'
import { isSchoolDay, LAST_DAY, momentOf } from '../../calendar.ts'
import type { Scene, Stage } from '../../stage.ts'
import { findAssignment, findCategory, findLesson, findQuiz } from '../find-rows.ts'
import type { WrittenTask } from '../texts/tasks/written-task.ts'
import type { Work, WorkPlan } from './work-plan.ts'

type Given = InputOf<typeof assignments.create>

const OPEN_DAYS = 14

/** The teacher gives it out. */
export function giveWork(plan: WorkPlan, teacher: string): Scene {
  return {
    ...plan.given,
    title: `${teacher} gives “${plan.title}” to ${plan.classCode}`,
    play: async (stage) => {
      const { classCode, title, instructions, points, due, work, requirements = [] } = plan
      await stage.done(
        stage.person(teacher).call(assignments.create, {
          ...{ title, instructions, points, classId: stage.classId(classCode), status: 'active' },
          ...{ dueDate: momentOf(due.day, due.time).toISOString(), requirements: [...requirements] },
          ...(plan.category && { categoryId: await findCategory(stage, classCode, plan.category) }),
          ...(plan.isExtraCredit && { isExtraCredit: true }),
          ...(plan.latePolicy && { latePolicy: plan.latePolicy }),
          ...(plan.latePolicy === 'deduct' && { lateDeduction: 5 }),
          ...(plan.group && { audience: 'group', groupId: await findGroup(stage, plan, teacher) }),
          ...(await toWork(stage, work)),
        }),
      )
    },
  }
}

/** Two weeks after it was due nothing more is taken. */
export function closeWork(plan: WorkPlan, teacher: string): Scene[] {
  let day = plan.due.day + OPEN_DAYS
  while (!isSchoolDay(day)) day++
  if (day >= LAST_DAY) return []
  const close: Scene = {
    ...{ day, time: '16:40', title: `${teacher} closes “${plan.title}”` },
    play: async (stage) => {
      const id = await findAssignment(stage, plan.classCode, plan.title)
      await stage.done(stage.person(teacher).call(assignments.update, { id, status: 'closed' }))
    },
  }
  return [close]
}

async function findGroup(stage: Stage, { classCode, group }: WorkPlan, teacher: string): Promise<number> {
  const groups = await stage.done(
    stage.person(teacher).call(classGroups.list, { id: stage.classId(classCode) }),
  )
  const found = groups.find(({ name }) => name === group)
  if (!found) throw new Error(`there is no group ${group} in ${classCode}`)
  return found.id
}

async function toWork(stage: Stage, work: Work): Promise<Partial<Given>> {
  if (work.kind === 'quiz') return { kind: 'quiz', quizId: await findQuiz(stage, work.lesson) }
  if (work.kind === 'lesson') return { kind: 'lesson', lessonId: await findLesson(stage, work.lesson) }
  if (work.kind === 'practice')
    return { kind: 'practice', skills: [...work.skills], problemsWanted: work.problems }
  if (work.kind === 'flashcards') return { kind: 'flashcards', deckTag: work.deck }
  return { kind: 'task', ...(work.isRubric && { rubric: toRubric(work.task) }) }
}

/** What a level is called that brings at least this share of the points. */
const LEVELS = [
  { title: 'Strong', from: 1 },
  { title: 'Solid', from: 0.65 },
  { title: 'Developing', from: 0.5 },
  { title: 'Beginning', from: 0 },
]

/** A line for each part, with a level for each number of points that it may get. */
function toRubric({ parts }: WrittenTask): Given['rubric'] {
  return parts.map(({ id, title, ways }) => {
    const worths = [...new Set(ways.map(([, worth]) => worth))].toSorted((a, b) => b - a)
    const most = worths[0] ?? 1
    const levels = worths.map((points) => ({
      title: LEVELS.find(({ from }) => points / most >= from)?.title ?? '',
      points,
    }))
    return { id, title, levels: [...levels, { title: 'Missing', points: 0 }] }
  })
}
