import * as z from 'zod/mini'
import { Attachment, Criterion, MOST_POINTS } from '#contract/classroom/work.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Assignment, type assignments, DEFAULT_PROBLEMS_WANTED } from '#contract/teaching/assignments.ts'
import { ASSIGNMENT_AUDIENCES, ASSIGNMENT_KINDS, LATE_POLICIES } from '#engines/assignments/index.ts'
import { clockIn, momentIn } from '#engines/days/index.ts'
import { COUNTED_ATTEMPTS } from '#engines/record/index.ts'

const Pick = z.object({ value: z.string(), label: z.string() })
export type Pick = z.output<typeof Pick>

/** What the form holds; numbers and moments as they are typed. */
export const AssignmentValues = z.object({
  kind: z.enum(ASSIGNMENT_KINDS),
  classId: z.nullable(z.int()),
  title: z.string(),
  /** Until somebody types one, the title is that of what was chosen. */
  isTitleTyped: z.boolean(),
  instructions: z.string(),
  description: z.string(),
  picks: z.array(Pick),
  problemsWanted: z.string(),
  due: z.string(),
  points: z.string(),
  requirements: z.string(),
  resources: z.array(Attachment),
  latePolicy: z.enum(LATE_POLICIES),
  lateDeduction: z.string(),
  countedAttempt: z.enum(COUNTED_ATTEMPTS),
  audience: z.enum(ASSIGNMENT_AUDIENCES),
  groupId: z.nullable(z.int()),
  studentIds: z.array(z.int()),
  rubric: z.array(Criterion),
  categoryId: z.nullable(z.int()),
  isExtraCredit: z.boolean(),
})
export type AssignmentValues = z.output<typeof AssignmentValues>

export const EMPTY_ASSIGNMENT: AssignmentValues = {
  kind: 'quiz',
  classId: null,
  title: '',
  isTitleTyped: false,
  instructions: '',
  description: '',
  picks: [],
  problemsWanted: String(DEFAULT_PROBLEMS_WANTED),
  due: '',
  points: '100',
  requirements: '',
  resources: [],
  latePolicy: 'accept',
  lateDeduction: '10',
  countedAttempt: 'best',
  audience: 'class',
  groupId: null,
  studentIds: [],
  rubric: [],
  categoryId: null,
  isExtraCredit: false,
}

export function toValues(stored: Assignment, timeZone: string): AssignmentValues {
  const { kind, lesson, quiz, skills, dueDate } = stored
  const target = kind === 'lesson' ? lesson : kind === 'quiz' ? quiz : null
  return {
    ...EMPTY_ASSIGNMENT,
    ...stored,
    isTitleTyped: true,
    instructions: stored.instructions ?? '',
    description: stored.description ?? '',
    picks:
      kind === 'practice'
        ? skills.map(({ code, name }) => ({ value: code, label: name }))
        : target
          ? [{ value: String(target.id), label: target.title }]
          : [],
    problemsWanted: String(stored.problemsWanted ?? DEFAULT_PROBLEMS_WANTED),
    due: dueDate === null ? '' : clockIn(timeZone, new Date(dueDate)),
    points: String(stored.points),
    requirements: stored.requirements.join('\n'),
    lateDeduction: String(stored.lateDeduction),
  }
}

export type Fault = 'classId' | 'title' | 'picks' | 'points' | 'groupId' | 'studentIds' | 'rubric'

/** What is missing or cannot be; cards that were given out before need no tag. */
export function findFaults(values: AssignmentValues, hasDeck = false): Fault[] {
  const needsPick = values.kind !== 'task' && !(values.kind === 'flashcards' && hasDeck)
  return [
    ...(values.classId === null ? (['classId'] as const) : []),
    ...(values.title.trim() === '' ? (['title'] as const) : []),
    ...(needsPick && values.picks.length === 0 ? (['picks'] as const) : []),
    ...(values.kind === 'lesson' || isPossible(values.points) ? [] : (['points'] as const)),
    ...(values.audience === 'group' && values.groupId === null ? (['groupId'] as const) : []),
    ...(values.audience === 'pupils' && values.studentIds.length === 0 ? (['studentIds'] as const) : []),
    ...(values.kind === 'task' && values.rubric.some(isUntitled) ? (['rubric'] as const) : []),
  ]
}

/** Left empty it is the usual number. */
function isPossible(points: string): boolean {
  const number = Number(points)
  return Number.isInteger(number) && number >= 0 && number <= MOST_POINTS
}

export const isUntitled = ({ title }: { title: string }) => title.trim() === ''

type Fields = Omit<InputOf<typeof assignments.create>, 'status'>

/** `timeZone`: of the clock by which the due date was typed. */
export function toFields(values: AssignmentValues, timeZone: string): Fields {
  const { kind, picks, audience } = values
  const [pick] = picks
  const id = pick && Number(pick.value)
  return {
    title: values.title.trim(),
    classId: values.classId ?? 0,
    kind,
    description: values.description.trim() || null,
    instructions: values.instructions.trim() || null,
    lessonId: kind === 'lesson' && id ? id : null,
    quizId: kind === 'quiz' && id ? id : null,
    skills: kind === 'practice' ? picks.map(({ value }) => value) : [],
    ...(kind === 'practice' && { problemsWanted: toWhole(values.problemsWanted, DEFAULT_PROBLEMS_WANTED) }),
    ...(kind === 'flashcards' && pick && { deckTag: pick.value }),
    dueDate: readDue(values.due, timeZone),
    points: toWhole(values.points, 100),
    requirements: values.requirements.split('\n').flatMap((line) => line.trim() || []),
    resources: values.resources,
    latePolicy: values.latePolicy,
    lateDeduction: toWhole(values.lateDeduction, 10),
    ...(kind === 'quiz' && { countedAttempt: values.countedAttempt }),
    audience,
    ...(audience === 'group' && { groupId: values.groupId }),
    ...(audience === 'pupils' && { studentIds: values.studentIds }),
    rubric: values.rubric.filter((criterion) => !isUntitled(criterion)),
    categoryId: values.categoryId,
    isExtraCredit: values.isExtraCredit,
  }
}

/** What a field of day and time holds, by a clock of the zone. */
export function readDue(typed: string, timeZone: string): string | null {
  const [day, time] = typed.split('T')
  return day && time ? momentIn(timeZone, day, time.slice(0, 5)).toISOString() : null
}

function toWhole(typed: string, otherwise: number): number {
  const number = Math.round(Number(typed))
  return typed.trim() === '' || !Number.isFinite(number) ? otherwise : number
}
