import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Moment, NothingSent } from '../fields.ts'
import { AiEngine } from '../study/ai-engine.ts'
import { AI_FEATURES } from './ai.ts'
import { DayFigures, RolePeople } from './dashboard.ts'

export const SYSTEM_PERIODS = ['today', '7', '30', '90', 'year', 'custom'] as const
export type SystemPeriod = (typeof SYSTEM_PERIODS)[number]
export const LONGEST_PERIOD_DAYS = 366
/** So long requests are counted by endpoint. */
export const REQUESTS_KEPT_DAYS = 90

export const SYSTEM_JOBS = [
  'cleaning',
  'purging',
  'notifying',
  'indexing',
  'indexingLong',
  'mastery',
  'takingBack',
  'traffic',
  'housekeeping',
  'backups',
  'sealing',
] as const
export const STORAGE_KINDS = [
  'pictures',
  'classFiles',
  'cardPictures',
  'documents',
  'curriculumDocuments',
] as const

const Count = z.int().check(z.minimum(0))

const AiUse = z.object({
  feature: z.enum(AI_FEATURES),
  engine: AiEngine,
  requests: Count,
  /** Of these, answered by the embedded engine because the model could not. */
  fallbacks: Count,
  tokens: Count,
  /** In millionths of the currency that the operator's prices are in. */
  costMillionths: Count,
})
export type AiUse = z.output<typeof AiUse>

/** What one endpoint was asked: never by whom, nor what. */
const EndpointFigures = z.object({
  /** Method and route; `other` for addresses that nobody serves. */
  endpoint: z.string(),
  requests: Count,
  /** Answers with a status from 400 to 499, and from 500 on. */
  refused: Count,
  failed: Count,
  lastRefusedAt: z.nullable(Moment),
  lastFailedAt: z.nullable(Moment),
  /** In milliseconds, read from a histogram. */
  medianMs: z.number(),
  p95Ms: z.number(),
})
export type EndpointFigures = z.output<typeof EndpointFigures>

export const SystemAnalytics = z.object({
  period: z.object({ from: Day, to: Day }),
  /** Now, and how many were added in the period. */
  users: z.array(RolePeople),
  /** One for each day of the period. */
  days: z.array(DayFigures),
  totals: z.object({
    lessons: Count,
    quizzes: Count,
    problems: Count,
    cards: Count,
    minutes: Count,
    requests: Count,
    refused: Count,
    failed: Count,
  }),
  aiUse: z.array(AiUse),
  hasPrices: z.boolean(),
  /** The most asked first. */
  endpoints: z.array(EndpointFigures),
})
export type SystemAnalytics = z.output<typeof SystemAnalytics>

const SystemJob = z.object({
  name: z.enum(SYSTEM_JOBS),
  everyMs: z.nullable(Count),
  isRunning: z.boolean(),
  runs: Count,
  failures: Count,
  lastStartedAt: z.nullable(Moment),
  lastDurationMs: z.nullable(z.number()),
  lastFailedAt: z.nullable(Moment),
  isFailing: z.boolean(),
  nextRunAt: z.nullable(Moment),
})
export type SystemJob = z.output<typeof SystemJob>

export const SystemState = z.object({
  startedAt: Moment,
  jobs: z.array(SystemJob),
  storage: z.array(z.object({ kind: z.enum(STORAGE_KINDS), files: Count, bytes: Count })),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    bytes: Count,
    /** The largest first; rows as last estimated. */
    tables: z.array(z.object({ name: z.string(), rows: Count, bytes: Count })),
  }),
  disk: z.nullable(z.object({ freeBytes: Count, totalBytes: Count })),
})
export type SystemState = z.output<typeof SystemState>

export const systemAnalytics = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/system-analytics',
    access: 'admin',
    summary: `Users by role, active people and what was learned day by day, AI use with its cost, errors and durations by endpoint, in a period of at most ${LONGEST_PERIOD_DAYS} days by UTC. Counts only, no names. Requests are kept for ${REQUESTS_KEPT_DAYS} days.`,
    input: z.object({
      period: z._default(z.enum(SYSTEM_PERIODS), '30'),
      /** Both belong to it; of period `custom` only. */
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    output: SystemAnalytics,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/admin/system-analytics/state',
    access: 'admin',
    isAskedByItself: true,
    summary:
      'How this server is doing now: background jobs, what people have uploaded, the database table by table, and the disk.',
    input: NothingSent,
    output: SystemState,
    errors: ['not_signed_in', 'not_allowed'],
  }),
}
