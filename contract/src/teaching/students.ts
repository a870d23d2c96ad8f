import * as z from 'zod/mini'
import { ASSIGNMENT_KINDS, WORK_STATES } from '#engines/assignments/index.ts'
import { NewPassword } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment } from '../fields.ts'
import { Stuck } from '../next-steps/what-next.ts'
import { LearnerRecord } from '../progress.ts'
import { NamedSkill } from '../skills.ts'

export const STUDENTS_PER_PAGE = 50
export const LONGEST_STUDENT_SEARCH = 100
/** Of one student: what was given to them in own classes, and quizzes taken. */
export const MOST_PIECES_OF_WORK = 100
export const MOST_RESULTS_SHOWN = 20
/** How the list is ordered: who could use a hand first, or by last name. */
export const STUDENT_ORDERS = ['needsHelp', 'name'] as const

const ClassName = z.object({ id: z.int(), name: z.string() })

/** Why somebody could use a hand, without words; the first of several weighs most. */
export const StudentNeed = z.discriminatedUnion('code', [
  /** Wrong answers in one skill since the last right one of their own. */
  z.object({ code: z.literal('failedTries'), skill: NamedSkill, count: z.int() }),
  /** Tries in one skill, wrong or with help, since the last right one of their own. */
  z.object({ code: z.literal('stuck'), skill: NamedSkill, count: z.int() }),
  /** Days without learning. */
  z.object({ code: z.literal('inactive'), count: z.int() }),
])
export type StudentNeed = z.output<typeof StudentNeed>

const LevelCounts = z.object({
  learning: z.int(),
  practised: z.int(),
  mastered: z.int(),
  needsRefresh: z.int(),
})

export const StudentSummary = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  grade: z.int(),
  /** The caller's own active classes. */
  classes: z.array(ClassName),
  /** In the scored work of own classes, in percent to a tenth; null before the first score. */
  averageScore: z.nullable(z.number()),
  /** Work turned in, of all that own classes gave, in percent to a tenth; null before anything is given. */
  completionRate: z.nullable(z.number()),
  /** Given work whose time is not over: with any, completion is "so far". */
  openWork: z.int(),
  lessonsCompleted: z.int(),
  /** The student's own calendar day of the last learning; null before the first. */
  lastActiveDay: z.nullable(Day),
  /** Skills at each level; those never tried are not counted. */
  levels: LevelCounts,
  needs: z.array(StudentNeed),
})
export type StudentSummary = z.output<typeof StudentSummary>

/** A wrong idea that explains several wrong answers. */
export const Misconception = z.object({
  skill: NamedSkill,
  /** The idea, as the authors of the questions named it. */
  idea: z.string(),
  answers: z.int(),
  lastAt: Moment,
})
export type Misconception = z.output<typeof Misconception>

/** What was given to the student in an own class, turned in or not. */
export const StudentWork = z.object({
  assignmentId: z.int(),
  title: z.string(),
  className: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  dueDate: z.nullable(Moment),
  points: z.int(),
  state: z.enum(WORK_STATES),
  /** Null until something is there. */
  submittedAt: z.nullable(Moment),
  grade: z.nullable(z.number()),
  /** Of a quiz: results that its score was chosen from. */
  attempts: z.int(),
})
export type StudentWork = z.output<typeof StudentWork>

/** A quiz as the student handed it in. */
export const StudentResult = z.object({
  id: z.int(),
  quizId: z.int(),
  title: z.string(),
  score: z.int(),
  maxScore: z.int(),
  dateTaken: Moment,
  /** Which attempt at the quiz; from the second on the answers had been shown. */
  attempt: z.int(),
})
export type StudentResult = z.output<typeof StudentResult>

export const StudentPage = z.object({
  student: StudentSummary,
  /** The student's own learning, in classes and out of them. */
  record: LearnerRecord,
  /** The student's time zone, in which their days are counted. */
  timezone: z.string(),
  /** Whether the caller may give them a new password. */
  canResetPassword: z.boolean(),
  stuck: z.array(Stuck),
  misconceptions: z.array(Misconception),
  /** The latest of own active classes first. */
  submissions: z.array(StudentWork),
  /** The newest first. */
  results: z.array(StudentResult),
})
export type StudentPage = z.output<typeof StudentPage>

export const students = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/students',
    access: 'teacher',
    summary:
      "The students of the caller's own active classes, those who could use a hand first; the next ones come after the last one's id. Every student shown is audited.",
    input: z.object({
      classId: z.optional(Id),
      search: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_STUDENT_SEARCH))),
      order: z._default(z.enum(STUDENT_ORDERS), 'needsHelp'),
      after: z.optional(Id),
      /** Fewer than a whole page. */
      limit: z.optional(Id),
    }),
    output: z.object({
      students: z.array(StudentSummary),
      hasMore: z.boolean(),
      /** Of all that were looked for, not of this page alone. */
      total: z.int(),
      needingHelp: z.int(),
      /** For the filter. */
      classes: z.array(z.object({ ...ClassName.shape, pupils: z.int() })),
    }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/teacher/students/:id',
    access: 'teacherOf',
    summary:
      "A student of one's own: figures, work in own classes, quiz results, where they are stuck and what to try, and wrong ideas behind their answers. Reading is audited.",
    input: z.object({ id: Id }),
    output: StudentPage,
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  // Repeated it gives another password: none is kept to be answered a second time.
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/teacher/students/:studentId/password',
    access: 'teacherOf',
    person: 'studentId',
    reachesOthers: true,
    summary:
      "Gives one of the caller's students a new password, the given one or a made one that is told only once, and signs them out everywhere. Refused for accounts of staff and of adults who registered by themselves. It is audited.",
    input: z.object({ studentId: Id, password: z.optional(NewPassword) }),
    output: z.object({
      username: z.string(),
      /** The one that was made; null where one was given. */
      password: z.nullable(z.string()),
      signedOut: z.int(),
    }),
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
}
