import * as z from 'zod/mini'
import {
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  LATE_POLICIES,
  WORK_STATES,
} from '#engines/assignments/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, wholeNumber } from '../fields.ts'
import { Attachment, Criterion, LONGEST_WORK, MOST_ATTACHMENTS, RubricScores, WORK_FACTS } from './work.ts'

export const MY_ASSIGNMENTS_PER_PAGE = 50
/** `open`: still to do, or given back. `done`: turned in, graded or excused. */
export const MY_ASSIGNMENT_FILTERS = ['open', 'done'] as const

/** How much of work that the product follows is there: answers, cards. */
const Share = z.object({ done: z.int(), wanted: z.int() })

const OwnWork = z.object(WORK_FACTS)

export const MyAssignment = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  classId: z.int(),
  className: z.string(),
  teacherName: z.string(),
  /** What there is to read for it: its lesson, or the one that its quiz asks about. */
  lessonId: z.nullable(z.int()),
  dueDate: z.nullable(Moment),
  assignedDate: Moment,
  points: z.int(),
  status: z.enum(ASSIGNMENT_STATUSES),
  state: z.enum(WORK_STATES),
  submission: z.nullable(OwnWork),
})
export type MyAssignment = z.output<typeof MyAssignment>

/** Why nothing can be turned in now, without words; null when it can. */
export const HAND_IN_REFUSALS = ['closed', 'late', 'graded'] as const

export const MyAssignmentPage = z.object({
  ...MyAssignment.shape,
  description: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  resources: z.array(Attachment),
  requirements: z.array(z.string()),
  lesson: z.nullable(z.object({ id: z.int(), title: z.string() })),
  quiz: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** What to practice, each with the right answers of one's own so far. */
  skills: z.array(z.object({ code: z.string(), name: z.string(), ...Share.shape })),
  deck: z.nullable(
    z.object({
      /** Of its cards among the caller's own. */
      tag: z.string(),
      cards: z.int(),
      /** Taken into the caller's own flashcards, and of these rated at least once. */
      taken: z.int(),
      rated: z.int(),
    }),
  ),
  latePolicy: z.enum(LATE_POLICIES),
  lateDeduction: z.int(),
  rubric: z.array(Criterion),
  /** Null where the product cannot follow it. */
  share: z.nullable(Share),
  refusal: z.nullable(z.enum(HAND_IN_REFUSALS)),
  /** The caller holds the class and looks at it as a student would. */
  isPreview: z.boolean(),
  submission: z.nullable(
    z.object({
      ...OwnWork.shape,
      content: z.nullable(z.string()),
      attachments: z.array(Attachment),
      feedback: z.nullable(z.string()),
      rubricScores: RubricScores,
      gradedAt: z.nullable(Moment),
      version: z.int(),
    }),
  ),
})
export type MyAssignmentPage = z.output<typeof MyAssignmentPage>

const ERRORS = ['not_signed_in', 'not_found', 'invalid_input'] as const

export const myAssignments = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/assignments',
    access: 'self',
    summary: `The work that the user's classes gave them: open ones by due date, the next due first, done ones newest first; ${MY_ASSIGNMENTS_PER_PAGE} at a time behind \`offset\`.`,
    input: z.object({
      id: Id,
      status: z.optional(z.enum(MY_ASSIGNMENT_FILTERS)),
      classId: z.optional(Id),
      offset: z._default(wholeNumber(0, 99_999), 0),
    }),
    output: z.array(MyAssignment),
    errors: ERRORS,
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/assignments/:id',
    access: 'classMember',
    summary: 'An assignment as a student sees it, with their own work, grade and feedback.',
    input: z.object({ id: Id }),
    output: MyAssignmentPage,
    errors: ERRORS,
    offline: 'lastSeen',
  }),
  handIn: endpoint({
    method: 'PUT',
    path: '/api/assignments/:id/submission',
    access: 'classMember',
    summary:
      'Turns in work or replaces it; what was there before is kept. Graded work, closed assignments and work too late for their rule answer 409.',
    input: z.object({
      id: Id,
      content: z._default(z.nullable(z.string().check(z.maxLength(LONGEST_WORK))), null),
      attachments: z._default(z.array(Attachment).check(z.maxLength(MOST_ATTACHMENTS)), []),
    }),
    output: MyAssignmentPage,
    errors: [...ERRORS, 'conflict'],
  }),
  takeDeck: endpoint({
    method: 'POST',
    path: '/api/assignments/:id/cards',
    access: 'classMember',
    summary: "Takes the cards of an assignment into the caller's own flashcards; those taken before stay.",
    input: z.object({ id: Id }),
    output: MyAssignmentPage,
    errors: [...ERRORS, 'conflict'],
  }),
}
