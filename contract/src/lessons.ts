import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Grade, Id } from './fields.ts'

export const LessonCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  subjectId: z.int(),
  grade: z.int(),
  /** First and last grade the lesson is offered to; null means its own grade. */
  gradeFrom: z.nullable(z.int()),
  gradeTo: z.nullable(z.int()),
  audience: z.enum(['school', 'college', 'professional']),
  /** Minutes. */
  duration: z.int(),
  difficulty: z.int(),
  /** Kilobytes of 1000 bytes. */
  downloadSize: z.nullable(z.int()),
  course: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  position: z.int(),
  strand: z.nullable(z.string()),
})
export type LessonCard = z.output<typeof LessonCard>

/** As listed: the documented fields, and the text unless only cards were asked for. */
const ListedLesson = z.extend(LessonCard, { content: z.optional(z.string()) })

export const Lesson = z.extend(LessonCard, {
  /** Sanitised HTML. */
  content: z.string(),
  objectives: z.array(z.string()),
  vocabulary: z.record(z.string(), z.string()),
  skills: z.array(z.object({ id: z.string(), name: z.string(), can: z.string() })),
  standards: z.array(z.string()),
  /** The headings of the text, to jump to. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Lessons that are worth reading before. */
  prerequisites: z.array(z.object({ id: z.int(), title: z.string() })),
  /** By the key that stands in links inside the text. */
  linkedLessons: z.record(z.string(), z.int()),
  quizId: z.nullable(z.int()),
  next: z.nullable(z.object({ id: z.int(), title: z.string() })),
})
export type Lesson = z.output<typeof Lesson>

export const Recommendation = z.object({
  /** Of the lesson. */
  id: z.int(),
  title: z.string(),
  description: z.string(),
  subjectName: z.string(),
  subjectIcon: z.nullable(z.string()),
  difficulty: z.int(),
  /** Minutes. */
  duration: z.int(),
  reason: z.string(),
  /** The same reason without words, for screens in other languages. */
  because: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('begun') }),
    z.object({ kind: z.literal('refresh'), skill: z.string(), percent: z.int() }),
    z.object({ kind: z.literal('path'), subject: z.string() }),
    z.object({ kind: z.literal('ready'), skill: z.string(), after: z.string() }),
    z.object({ kind: z.literal('follows'), title: z.string() }),
    z.object({ kind: z.literal('first') }),
  ]),
  isNew: z.boolean(),
})
export type Recommendation = z.output<typeof Recommendation>

export const lessons = {
  list: endpoint({
    method: 'GET',
    path: '/api/lessons',
    access: 'signedIn',
    summary:
      'All lessons in teaching order. `view=cards` leaves the texts out, which a list of cards does not show.',
    input: z.object({
      view: z.optional(z.enum(['full', 'cards'])),
      grade: z.optional(Grade),
      subjectId: z.optional(Id),
    }),
    output: z.array(ListedLesson),
    errors: ['not_signed_in', 'invalid_input'],
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/lessons/:id',
    access: 'signedIn',
    summary: 'One lesson with its text, what it teaches and what comes next.',
    input: z.object({ id: Id }),
    output: Lesson,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/users/:id/recommendations',
    access: 'selfOrStaff',
    summary: 'Lessons worth opening next, each with its reason.',
    input: z.object({ id: Id }),
    output: z.array(Recommendation),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
}
