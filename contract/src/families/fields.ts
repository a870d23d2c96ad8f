import * as z from 'zod/mini'
import { ASSIGNMENT_KINDS, WORK_STATES } from '#engines/assignments/index.ts'
import { Day, Moment } from '../fields.ts'
import { NamedSkill } from '../skills.ts'

export const MOST_FAMILY_WORK = 10
export const MOST_FAMILY_SKILLS = 5
export const MOST_FAMILY_NEWS = 10
/** Of days with learning: those of two months. */
export const MOST_FAMILY_DAYS = 62

export const Child = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  grade: z.int(),
})
export type Child = z.output<typeof Child>

/** Of a guardian's own list. */
export const FollowedChild = z.extend(Child, {
  /** A student of 18 or older decides with their own switch; of all others guardians see the record. */
  isShared: z.boolean(),
})
export type FollowedChild = z.output<typeof FollowedChild>

export const ChildWork = z.object({
  id: z.int(),
  title: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  className: z.string(),
  teacherName: z.string(),
  dueDate: z.nullable(Moment),
  state: z.enum(WORK_STATES),
  points: z.int(),
  /** Only what the student was told. */
  grade: z.nullable(z.number()),
  /** At a quiz: said beside the grade. */
  attempts: z.int(),
  gradedAt: z.nullable(Moment),
})
export type ChildWork = z.output<typeof ChildWork>

/** What a family is shown of a child, the same for guardians and on the report of a teacher. Never chats, notes or alerts. */
export const ChildRecord = z.object({
  child: Child,
  /** The lesson that was opened last and is not completed. */
  lesson: z.nullable(z.string()),
  /** Being learned now, the one tried last first. */
  learning: z.array(NamedSkill),
  /** Still to do, the next due first. */
  due: z.array(ChildWork),
  missing: z.array(ChildWork),
  /** Graded or given back, the newest first. */
  returned: z.array(ChildWork),
  /** Of the last seven days of the child's own calendar. */
  week: z.object({ days: z.int(), minutes: z.int() }),
  /** Days in a row. */
  streak: z.int(),
  /** What week and streak are made of: the days with learning, the newest first. */
  days: z.array(z.object({ day: Day, seconds: z.int() })),
  /** Mastered, the newest first. */
  strengths: z.array(NamedSkill),
  /** What to practice next. */
  next: z.array(NamedSkill),
  announcements: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Markdown. */
      content: z.string(),
      className: z.nullable(z.string()),
      teacherName: z.string(),
      createdAt: Moment,
    }),
  ),
})
export type ChildRecord = z.output<typeof ChildRecord>
