import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { ALERT_CATEGORIES } from '../study/safety-alerts.ts'
import { FamilyReading } from './family-rights.ts'

export const READINGS_PER_PAGE = 20
export const LONGEST_READING_REASON = 2_000
export const SHORTEST_READING_REASON = 10
/** So many earlier decisions are shown; all are kept. */
export const EARLIER_READINGS_SHOWN = 20
/** They may be about somebody at home: guardians are never shown them. */
export const UNTOLD_CATEGORIES = ['abuse', 'sexual'] as const

const Decision = z.extend(FamilyReading, {
  id: z.int(),
  /** Why, in the school's words. */
  text: z.string(),
  setAt: Moment,
  /** Null when that account is gone. */
  setBy: z.nullable(z.string()),
})

export const FamilyReadingState = z.object({
  /** None: guardians read nothing of it. */
  current: z.nullable(Decision),
  /** The newest first. */
  earlier: z.array(Decision),
})
export type FamilyReadingState = z.output<typeof FamilyReadingState>

/** The newest first. */
const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean() })

const OnePage = z.object({ id: Id, before: z.optional(Id) })
const REFUSED = ['not_signed_in', 'not_allowed'] as const

/** What guardians may read besides the record of learning: never anything, unless the school says so. */
export const familyReading = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/family-reading',
    access: 'admin',
    summary: 'What guardians may read, and since when, with earlier decisions.',
    input: NothingSent,
    output: FamilyReadingState,
    errors: REFUSED,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/family-reading',
    access: 'admin',
    summary:
      'Decides whether guardians may read chats, notes and alerts, in words that are kept. It counts at once and is audited.',
    input: z.extend(FamilyReading, {
      text: z
        .string()
        .check(z.trim(), z.minLength(SHORTEST_READING_REASON), z.maxLength(LONGEST_READING_REASON)),
    }),
    output: FamilyReadingState,
    errors: [...REFUSED, 'invalid_input'],
  }),
  chats: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id/chats',
    access: 'guardianOf',
    summary: `What a child and the tutor wrote, ${READINGS_PER_PAGE} messages at a time, where the school lets guardians read it; never a chat in which something worrying came up. It is audited.`,
    input: OnePage,
    output: pageOf(
      z.object({
        id: z.int(),
        /** Of the chat. */
        title: z.nullable(z.string()),
        isByChild: z.boolean(),
        content: z.string(),
        at: Moment,
      }),
    ),
    errors: [...REFUSED, 'not_found'],
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id/notes',
    access: 'guardianOf',
    summary: `The notes of a child, ${READINGS_PER_PAGE} at a time, where the school lets guardians read them. It is audited.`,
    input: OnePage,
    output: pageOf(z.object({ id: z.int(), title: z.string(), content: z.string(), at: Moment })),
    errors: [...REFUSED, 'not_found'],
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id/alerts',
    access: 'guardianOf',
    summary: `That a message of a child was worrying, and what it was about, ${READINGS_PER_PAGE} at a time, where the school lets guardians read it; never its words, and never about abuse. It is audited.`,
    input: OnePage,
    output: pageOf(
      z.object({
        id: z.int(),
        category: z.enum(ALERT_CATEGORIES),
        at: Moment,
        handledAt: z.nullable(Moment),
      }),
    ),
    errors: [...REFUSED, 'not_found'],
  }),
}
