import type { PlanLesson, PlanTask } from '#tutor/plan/plan-port.ts'
import { staysInside } from '../../domain/guardian/stays-inside.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView } from '../../domain/tracing/learner-view.ts'
import { AppError } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { refusePastDay } from './change-plan.ts'
import { type ReadableLesson, selectLessonsUpTo } from './curriculum.queries.ts'
import { viewRunning } from './view-plan.ts'

const COLLEGE = 13

export type DraftPlanInput = Pick<
  PlanTask,
  'type' | 'subject' | 'level' | 'goals' | 'pace' | 'style' | 'targetDate'
> & {
  /** The learner's own one unless said otherwise. */
  grade: number | null
}

/** Everything a plan is made from, as it stands now. */
export async function gatherTask(context: CallerContext, wanted: DraftPlanInput): Promise<PlanTask> {
  const { db, caller, now } = context
  const { user } = caller
  const grade = wanted.grade ?? user.grade
  const rows = await selectLessonsUpTo(db, user, wanted.subject, grade)
  const lessons = rows.map((row) => toLesson(row, grade))
  const offered = lessons.filter(({ isOffered }) => isOffered)
  if (offered.length === 0)
    throw new AppError('not_found', {
      reason: 'noLessonsForGrade',
      params: { subject: wanted.subject, grade: nameGrade(grade) },
    })
  const subject = rows[0]?.subjectName ?? wanted.subject
  const view = await readLearnerView(context, user)
  const { calendar, busy } = await viewRunning({ db, learner: user, now: now() })
  if (wanted.targetDate !== undefined) refusePastDay(wanted.targetDate, calendar.today)
  return {
    ...wanted,
    subject,
    grade,
    gradeName: isForProfessionals(rows) ? null : nameGrade(grade),
    calendar: { ...calendar, busy },
    lessons,
    skills: {
      graph: layGraph(view, subject, offered, grade),
      views: view.views,
      standing: findStanding(view, subject, grade),
      hasPractice: view.hasPractice,
      nameOf: nameOfSkill,
    },
    reader: {
      grade: user.role === 'student' ? user.grade : null,
      expertiseLevel: user.expertiseLevel,
      role: user.role,
      staysInside: await staysInside(context, user.id),
    },
  }
}

const nameGrade = (grade: number) => (grade === COLLEGE ? 'college' : `grade ${grade}`)

const isForProfessionals = (rows: readonly ReadableLesson[]) =>
  rows.every(({ audience }) => audience === 'professional')

function toLesson(row: ReadableLesson, grade: number): PlanLesson {
  const { id, questions, bestPercent } = row.quiz
  const skills = row.skills ?? []
  return {
    ...pick(row, 'id', 'title', 'about', 'unit', 'isCompleted'),
    names: skills.map(nameOfSkill).join(' '),
    minutes: row.durationMinutes,
    skills,
    isOffered: (row.gradeFrom ?? row.grade) <= grade && grade <= (row.gradeTo ?? row.grade),
    quiz: id === null ? null : { id, questions: questions ?? 0, bestPercent },
  }
}

/** A course for several grades has its skills in one of them: for whoever it is offered to they are of their own grade. */
function layGraph(view: LearnerView, subject: string, offered: readonly PlanLesson[], grade: number) {
  const own = new Set(offered.flatMap(({ skills }) => skills))
  return view.graphOf(subject).map((node) => (own.has(node.id) ? { ...node, grade } : node))
}

/** What a placement found is where the learner stands; else what lies below the grade of the plan is presumed. */
function findStanding(view: LearnerView, subject: string, grade: number): PlanTask['skills']['standing'] {
  const placed = view.startOf(subject)
  if (!placed.known) return { grade }
  return { ...placed, grade: Math.min(placed.grade, grade), aimGrade: grade }
}
