import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { PAGES, type ScreenName } from '../pages/pages.ts'

/** More people than an eye goes through; who is looked for beyond them is found by name. */
export const MOST_LIVE_SESSIONS = 1_000
export const LONGEST_SESSION_SEARCH = 100

/** Which page somebody has open: its name and what it is about, never what stands on it. */
const OpenPage = z.object({
  /** The documented title of navigation tracking. */
  title: z.string(),
  screen: z.nullable(z.enum(Object.keys(PAGES) as [ScreenName, ...ScreenName[]])),
  /** The title of the lesson or quiz that is open. */
  about: z.nullable(z.string()),
})

/** A browser that is connected now. */
export const LiveSession = z.object({
  id: z.int(),
  user: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(ROLES),
    grade: z.int(),
  }),
  /** Active classes that they are in; to a teacher the own ones only. */
  classes: z.array(z.object({ id: z.int(), name: z.string() })),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Null until a page is known, and always for who has not agreed that it is noted. */
  page: z.nullable(OpenPage),
  isPageWithheld: z.boolean(),
  /** When the page was opened; without a page, when they connected. */
  since: Moment,
  /** Since when the page is not used: in the background, or nothing touched for a while. */
  idleSince: z.nullable(Moment),
  isOwn: z.boolean(),
})
export type LiveSession = z.output<typeof LiveSession>

export const sessionMonitor = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/sessions',
    access: 'monitor',
    isAskedByItself: true,
    summary: `Who is online now, on which page and since when, by name, up to ${MOST_LIVE_SESSIONS}: to a teacher the students of own active classes, to an admin everybody. The caller hears over /ws of changes for two minutes. Everybody shown is audited once an hour.`,
    input: z.object({
      classId: z.optional(Id),
      search: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_SESSION_SEARCH))),
    }),
    output: z.object({
      sessions: z.array(LiveSession),
      /** Of all that were looked for, shown or not. */
      total: z.int(),
    }),
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    access: 'admin',
    summary: 'Signs a device of somebody out. It is audited.',
    input: z.object({ id: Id }),
    output: z.object({ signedOut: z.int() }),
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'admin',
    summary: 'Signs every device of a person out, but never the one of the caller. It is audited.',
    input: z.object({ id: Id }),
    output: z.object({ signedOut: z.int() }),
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
}
