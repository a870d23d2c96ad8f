import type { InputOf } from '#contract/endpoint.ts'
import {
  LESSON_MINUTES,
  type LessonPlan,
  type LessonPlanDraft,
  LONGEST_PLAN_LINE,
  type lessonPlans,
  MOST_PLAN_LINES,
} from '#contract/teaching/lesson-plans.ts'
/** What stands in the form; lists as they are typed, one on each line. */
export type PlanValues = ReturnType<typeof toValues>

export const EMPTY: PlanValues = {
  title: '',
  description: '',
  classId: null,
  subject: '',
  grade: '',
  objectives: '',
  materials: '',
  procedure: '',
  assessment: '',
  notes: '',
  standards: '',
  attached: [],
  status: 'draft',
  duration: '',
  lessonDate: '',
}

type Planned = Pick<LessonPlan, 'classId' | 'status' | 'lessonDate'> & (LessonPlan | LessonPlanDraft)

export function toValues(plan: Planned) {
  return {
    title: plan.title,
    description: plan.description ?? '',
    classId: plan.classId,
    subject: plan.subject ?? '',
    grade: plan.grade === null ? '' : String(plan.grade),
    objectives: plan.objectives.join('\n'),
    materials: plan.materials.join('\n'),
    procedure: plan.procedure ?? '',
    assessment: plan.assessment ?? '',
    notes: plan.notes ?? '',
    standards: plan.standards.join(', '),
    attached: plan.attached,
    status: plan.status,
    duration: plan.duration === null ? '' : String(plan.duration),
    lessonDate: plan.lessonDate ?? '',
  }
}

/** What a draft says takes the place of what stood there; day, class and status stay. */
export function takeDraft({ classId, status, lessonDate }: PlanValues, draft: LessonPlanDraft): PlanValues {
  return toValues({ ...draft, classId, status, lessonDate })
}

export function toSent(values: PlanValues): InputOf<typeof lessonPlans.create> {
  return {
    title: values.title.trim(),
    description: orNull(values.description),
    classId: values.classId,
    subject: orNull(values.subject),
    grade: values.grade === '' ? null : Number(values.grade),
    objectives: readLines(values.objectives),
    materials: readLines(values.materials),
    procedure: orNull(values.procedure),
    assessment: orNull(values.assessment),
    notes: orNull(values.notes),
    standards: readCodes(values.standards),
    attached: values.attached.map(({ type, id }) => ({ type, id })),
    status: values.status,
    duration: values.duration === '' ? null : Number(values.duration),
    lessonDate: orNull(values.lessonDate),
  }
}

export type PlanFault = 'title' | 'duration' | 'objectives' | 'materials'

/** What keeps it from being saved, in the order of the form. */
export function listFaults({ title, duration, objectives, materials }: PlanValues): PlanFault[] {
  const minutes = Number(duration)
  const isPossible =
    duration === '' ||
    (Number.isInteger(minutes) && minutes >= LESSON_MINUTES.least && minutes <= LESSON_MINUTES.most)
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(isPossible ? [] : (['duration'] as const)),
    ...(areTooMany(objectives) ? (['objectives'] as const) : []),
    ...(areTooMany(materials) ? (['materials'] as const) : []),
  ]
}

export const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter(Boolean)

export const readCodes = (text: string): string[] =>
  text
    .split(/[,\n;]/)
    .map((code) => code.trim())
    .filter(Boolean)

const areTooMany = (text: string) => {
  const lines = readLines(text)
  return lines.length > MOST_PLAN_LINES || lines.some((line) => line.length > LONGEST_PLAN_LINE)
}

const orNull = (text: string) => (text.trim() === '' ? null : text)
