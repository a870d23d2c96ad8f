import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Grade, Id, Moment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { AiEngine, AiFallback } from '../study/ai-engine.ts'
import { FILL_IN, GradeOrNone, LONGEST_TITLE, requireText, SubjectName } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'

export const LESSON_PLAN_STATUSES = ['draft', 'published', 'completed', 'archived'] as const
export const LESSON_PLANS_PER_PAGE = 30
export const LONGEST_PLAN_TEXT = 20_000
export const LONGEST_PLAN_LINE = 500
export const MOST_PLAN_LINES = 40
export const MOST_STANDARDS = 30
export const LONGEST_STANDARD = 50
export const MOST_MATERIALS = 20
/** Minutes. */
export const LESSON_MINUTES = { least: 5, most: 480 } as const
export const DRAFT_MINUTES = { least: 10, most: 240, normal: 45 } as const
export const MOST_DRAFT_SKILLS = 3

const Text = z.nullable(z.string().check(z.maxLength(LONGEST_PLAN_TEXT)))
const Lines = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PLAN_LINE)))
  .check(z.maxLength(MOST_PLAN_LINES))
export const Standards = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(LONGEST_STANDARD),
        z.regex(/^[^,\n\r\t]*$/, rule('standardHasCommas')),
      ),
  )
  .check(z.maxLength(MOST_STANDARDS))
const Minutes = z.int().check(z.minimum(LESSON_MINUTES.least), z.maximum(LESSON_MINUTES.most))

const MATERIAL_TYPES = ['lesson', 'quiz'] as const
/** A lesson or quiz of the curriculum. */
const MaterialKey = z.object({ type: z.enum(MATERIAL_TYPES), id: Id })
export const Material = z.object({
  type: z.enum(MATERIAL_TYPES),
  id: z.int(),
  title: z.string(),
  subject: z.string(),
  grade: z.int(),
})
export type Material = z.output<typeof Material>

export const LessonPlan = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  classId: z.nullable(z.int()),
  className: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  objectives: z.array(z.string()),
  materials: z.array(z.string()),
  /** Markdown, as assessment and notes are. */
  procedure: z.nullable(z.string()),
  assessment: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  standards: z.array(z.string()),
  attached: z.array(Material),
  status: z.enum(LESSON_PLAN_STATUSES),
  /** Minutes. */
  duration: z.nullable(z.int()),
  lessonDate: z.nullable(Day),
  createdAt: Moment,
  updatedAt: Moment,
})
export type LessonPlan = z.output<typeof LessonPlan>

const Fields = {
  description: z.optional(Text),
  classId: z.optional(z.nullable(Id)),
  subject: z.optional(SubjectName),
  grade: z.optional(GradeOrNone),
  objectives: z.optional(Lines),
  materials: z.optional(Lines),
  procedure: z.optional(Text),
  assessment: z.optional(Text),
  notes: z.optional(Text),
  standards: z.optional(Standards),
  attached: z.optional(z.array(MaterialKey).check(z.maxLength(MOST_MATERIALS))),
  status: z.optional(z.enum(LESSON_PLAN_STATUSES)),
  duration: z.optional(z.nullable(Minutes)),
  lessonDate: z.optional(z.nullable(Day)),
}
const Title = requireText(FILL_IN, LONGEST_TITLE)

/** Why a skill stands in a draft, in figures of the class and never of one student. */
const Gap = z.object({
  skill: z.string(),
  name: z.string(),
  /** Students of the class who have tried it, and those of them who are not sure of it yet. */
  tried: z.int(),
  unsure: z.int(),
  /** Mean foreseen success of those who tried, as a whole percent; null when nobody has. */
  percent: z.nullable(z.int()),
})
export type Gap = z.output<typeof Gap>

export const LessonPlanDraft = z.object({
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  grade: z.int(),
  objectives: z.array(z.string()),
  materials: z.array(z.string()),
  procedure: z.string(),
  assessment: z.string(),
  notes: z.string(),
  standards: z.array(z.string()),
  attached: z.array(Material),
  duration: z.int(),
  gaps: z.array(Gap),
  engine: AiEngine,
  fallback: z.optional(AiFallback),
})
export type LessonPlanDraft = z.output<typeof LessonPlanDraft>

const MISSING = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const lessonPlans = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/lesson-plans',
    access: 'teacher',
    summary: `The caller's own lesson plans, ${sayPaged(LESSON_PLANS_PER_PAGE)}; of a class, a status, between two days, or with words in them.`,
    input: z.object({
      classId: z.optional(Id),
      status: z.optional(z.enum(LESSON_PLAN_STATUSES)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      from: z.optional(Day),
      to: z.optional(Day),
      ...Paged,
    }),
    output: z.array(LessonPlan),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/teacher/lesson-plans',
    access: 'teacher',
    summary: 'Keeps a lesson plan; a draft unless said otherwise.',
    input: z.object({ title: Title, ...Fields }),
    output: LessonPlan,
    status: 201,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  materials: endpoint({
    method: 'GET',
    path: '/api/teacher/lesson-plans/materials',
    access: 'teacher',
    summary: 'Lessons and quizzes of the curriculum whose titles hold the words, 20 at most.',
    input: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      grade: z.optional(Grade),
      subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    output: z.array(Material),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/teacher/lesson-plans/draft',
    access: 'ownerTeacher',
    transaction: 'none',
    summary:
      'Writes a lesson plan from what a class cannot do yet, standards and minutes; nothing is kept. The same class on the same day gets the same plan from the embedded engine.',
    input: z.object({
      classId: Id,
      /** The class's own ones unless said. */
      subject: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
      grade: z.optional(Grade),
      minutes: z.int().check(z.minimum(DRAFT_MINUTES.least), z.maximum(DRAFT_MINUTES.most)),
      standards: z.optional(Standards),
      /** Skills that the teacher wants; those with the widest gaps unless said. */
      skills: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(MOST_DRAFT_SKILLS))),
    }),
    output: LessonPlanDraft,
    errors: [...MISSING, 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/teacher/lesson-plans/:id',
    access: 'ownerTeacher',
    summary: 'One lesson plan of the caller.',
    input: z.object({ id: Id }),
    output: LessonPlan,
    errors: MISSING,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/teacher/lesson-plans/:id',
    access: 'ownerTeacher',
    summary: 'Changes a lesson plan of the caller; fields that are not sent stay unchanged.',
    input: z.object({ id: Id, title: z.optional(Title), ...Fields }),
    output: LessonPlan,
    errors: [...MISSING, 'invalid_input'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/teacher/lesson-plans/:id/duplicate',
    access: 'ownerTeacher',
    status: 201,
    summary: 'Copies a lesson plan of the caller into a new draft without a day.',
    input: z.object({ id: Id }),
    output: LessonPlan,
    errors: [...MISSING, 'conflict'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/teacher/lesson-plans/:id',
    access: 'ownerTeacher',
    summary: 'Deletes a lesson plan of the caller; it can be restored for 30 days.',
    errors: MISSING,
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/teacher/lesson-plans/:id/restore',
    access: 'ownerTeacher',
    summary: 'Restores a lesson plan of the caller that was deleted.',
    output: LessonPlan,
    errors: MISSING,
  }),
}
