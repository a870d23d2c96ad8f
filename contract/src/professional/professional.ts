import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { AskedPeriod, WeekStart } from '../study/periods.ts'
import { Citation } from './citation.ts'

/** What to do next, the most useful first. */
const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reviewCards'), cards: z.int() }),
  z.object({ kind: z.literal('continueLesson'), id: z.int(), title: z.string() }),
  z.object({ kind: z.literal('readShared'), id: z.int(), title: z.string() }),
  z.object({ kind: z.literal('summarize'), id: z.int(), title: z.string() }),
  z.object({ kind: z.literal('ask'), id: z.int(), title: z.string() }),
  z.object({ kind: z.literal('addDocument') }),
])
export type NextStep = z.output<typeof NextStep>

const Titled = z.object({ id: z.int(), title: z.string(), at: Moment })

export const ProfessionalDashboard = z.object({
  counts: z.object({
    documents: z.int(),
    notes: z.int(),
    flashcards: z.int(),
    sessions: z.int(),
    sharedWithMe: z.int(),
  }),
  dueCards: z.int(),
  minutesThisWeek: z.int(),
  /** Each list the latest first: opened or added, changed, talked in. */
  recentDocuments: z.array(z.extend(Titled, { documentType: z.nullable(z.string()) })),
  recentNotes: z.array(Titled),
  recentSessions: z.array(Titled),
  nextStep: NextStep,
})
export type ProfessionalDashboard = z.output<typeof ProfessionalDashboard>

const Figures = {
  minutes: z.int(),
  /** Written. */
  notes: z.int(),
  /** Flashcards reviewed. */
  cards: z.int(),
  /** Begun with the tutor. */
  sessions: z.int(),
  lessons: z.int(),
}

export const ProfessionalAnalytics = z.object({
  weeks: z.array(z.object({ start: WeekStart, ...Figures })),
  totals: z.object(Figures),
})
export type ProfessionalAnalytics = z.output<typeof ProfessionalAnalytics>

/** A document as a bibliography sees it. */
export const ReferenceCard = z.object({
  id: z.int(),
  title: z.string(),
  documentType: z.nullable(z.string()),
  documentUrl: z.nullable(z.string()),
  websiteUrl: z.nullable(z.string()),
  isArchived: z.boolean(),
  uploadedAt: Moment,
  /** Null while nobody has filled it in. */
  citation: z.nullable(Citation),
})
export type ReferenceCard = z.output<typeof ReferenceCard>

export const professional = {
  dashboard: endpoint({
    method: 'GET',
    path: '/api/professional/dashboard',
    access: 'professional',
    summary:
      "Counts, what is due, the latest documents, notes and sessions, and the professional's next step.",
    input: NothingSent,
    output: ProfessionalDashboard,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/api/professional/analytics',
    access: 'professional',
    summary: 'Study time, notes, cards, sessions and lessons by week: a month, a quarter or a year back.',
    input: z.object({ period: AskedPeriod }),
    output: ProfessionalAnalytics,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  references: endpoint({
    method: 'GET',
    path: '/api/professional/references',
    access: 'professional',
    summary:
      "All of the caller's documents with what a bibliography says about them, newest first; texts are left out.",
    input: NothingSent,
    output: z.array(ReferenceCard),
    errors: ['not_signed_in', 'not_allowed'],
  }),
}
