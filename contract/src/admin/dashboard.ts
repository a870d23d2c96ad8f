import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Moment, NothingSent } from '../fields.ts'
import { AI_PROVIDERS } from './ai.ts'

export const ACTIVITY_DAYS = 30

/** What waits for somebody to do it, the most urgent first. */
export const ADMIN_TASKS = [
  'alerts',
  'diskLow',
  'backupFailed',
  'backupOld',
  'backupMissing',
  'guessing',
  'jobsFailing',
  'tickets',
  'messages',
  'deletions',
  'secondFactor',
  'school',
  'reports',
] as const
export type AdminTask = (typeof ADMIN_TASKS)[number]

/** What a new school does first. */
export const FIRST_STEPS = [
  'school',
  'teachers',
  'students',
  'backups',
  'mail',
  'secondFactor',
  'helpContacts',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

const Count = z.int().check(z.minimum(0))

/** What everybody did on one day. */
export const DayFigures = z.object({
  day: Day,
  /** Who was signed in and did anything, by UTC. */
  people: Count,
  /** Who learned, by each learner's own calendar. */
  learners: Count,
  lessons: Count,
  quizzes: Count,
  problems: Count,
  cards: Count,
  minutes: Count,
})
export type DayFigures = z.output<typeof DayFigures>

export const RolePeople = z.object({ role: z.enum(ROLES), people: Count, added: Count })
export type RolePeople = z.output<typeof RolePeople>

export const AdminDashboard = z.object({
  users: z.object({
    total: Count,
    /** In the last seven days. */
    addedThisWeek: Count,
    roles: z.array(RolePeople),
  }),
  active: z.object({ now: Count, today: Count, week: Count, month: Count }),
  classes: Count,
  lessons: Count,
  openTickets: Count,
  openMessages: Count,
  openAlerts: Count,
  activity: z.array(DayFigures),
  tasks: z.array(z.object({ task: z.enum(ADMIN_TASKS), count: Count })),
  /** Null once the school has teachers and students. */
  firstSteps: z.nullable(z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() }))),
  product: z.object({
    version: z.string(),
    startedAt: Moment,
    database: z.object({ kind: z.enum(['embedded', 'postgres']), bytes: Count }),
    /** What people have uploaded, within the database. */
    uploadedBytes: Count,
    /** Of the disk that holds the data directory; null where the system does not say. */
    disk: z.nullable(z.object({ freeBytes: Count, totalBytes: Count })),
    ai: z.enum(AI_PROVIDERS),
    hasMail: z.boolean(),
    hasDemo: z.boolean(),
  }),
})
export type AdminDashboard = z.output<typeof AdminDashboard>

export const adminDashboard = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'admin',
    isAskedByItself: true,
    summary: `Users by role, classes, lessons, open tickets, the activity of the last ${ACTIVITY_DAYS} days, what waits to be done and how the product is doing. Counts only, no names.`,
    input: NothingSent,
    output: AdminDashboard,
    errors: ['not_signed_in', 'not_allowed'],
  }),
}
