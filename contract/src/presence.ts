import * as z from 'zod/mini'

/** Where the browser reports which page is open, over `/ws`. */
export const PRESENCE_PATH = '/ws'
export const LARGEST_PRESENCE_MESSAGE_BYTES = 4096
/** Close code of our own: the session behind the connection is over. */
export const SESSION_ENDED = 4001

export const NavigationEvent = z.object({
  type: z.literal('navigation'),
  route: z.string().check(z.regex(/^\/[^\s]*$/), z.maxLength(500)),
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  timestamp: z.iso.datetime(),
  pageData: z.record(
    z.string().check(z.maxLength(50)),
    z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]),
  ),
})
export type NavigationEvent = z.output<typeof NavigationEvent>

/** What the server tells an open page. */
export const Notice = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('badges'),
    badges: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string() })),
  }),
  /** A question was taken back: so many answers of this person no longer count, and their levels are new. */
  z.object({ type: z.literal('takenBack'), answers: z.int() }),
  /** There are new notifications, or some were read on another page. */
  z.object({ type: z.literal('notifications') }),
])
export type Notice = z.output<typeof Notice>
