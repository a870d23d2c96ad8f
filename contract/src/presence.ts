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

/** Whether somebody uses the page that is open: it went to the background or nothing was touched for a while. */
export const RestEvent = z.object({ type: z.literal('rest'), isIdle: z.boolean() })
export type RestEvent = z.output<typeof RestEvent>

export const PresenceEvent = z.discriminatedUnion('type', [NavigationEvent, RestEvent])
export type PresenceEvent = z.output<typeof PresenceEvent>

/** What the server tells an open page. */
export const Notice = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('badges'),
    badges: z.array(z.object({ id: z.int(), name: z.string(), icon: z.string() })),
  }),
  /** A question was taken back: so many answers of this person no longer count, and their levels are new. */
  z.object({ type: z.literal('takenBack'), answers: z.int() }),
  /** What a teacher announced to a class of this person is new, changed or gone. */
  z.object({ type: z.literal('announcements') }),
  /** Whether the person, or whoever answers for a child, lets it be noted which page is open; until then it is not told. */
  z.object({ type: z.literal('usage'), isNoted: z.boolean() }),
  /** There are new notifications, or some were read on another page. */
  z.object({ type: z.literal('notifications') }),
  /** Somebody whom this teacher or admin watches came, went or opened another page: who and which is asked for. */
  z.object({ type: z.literal('sessions') }),
  /** Work was given out, turned in or graded: told to its student and to the teacher. */
  z.object({ type: z.literal('assignments') }),
  /** Who is in a class has changed, or the class itself: told to its teacher and to whom it concerns. */
  z.object({ type: z.literal('classes') }),
  /** An admin has changed this account: its role, its grade or its name. */
  z.object({ type: z.literal('account') }),
])
export type Notice = z.output<typeof Notice>
