import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Moment, NothingSent } from '../fields.ts'

/** From so many days behind today on, moving it is offered. */
export const OLD_DEMO_DAYS = 14

const Count = z.int().check(z.minimum(0))

export const DemoSchool = z.object({
  /** The day on which its history ends, where the school is. */
  lastDay: Day,
  loadedAt: Moment,
  movedAt: z.nullable(Moment),
  accounts: Count,
  /** By so many weeks it can be moved, so that it ends in the last seven days. */
  weeksBehind: Count,
  /** Its history ends more than two weeks ago. */
  isOld: z.boolean(),
})
export type DemoSchool = z.output<typeof DemoSchool>

export const demoSchool = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/demo-school',
    access: 'admin',
    summary:
      'The demo school that came with the product, and how long ago its history ends; null where there is none.',
    input: NothingSent,
    output: z.object({ school: z.nullable(DemoSchool) }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/demo-school/move',
    access: 'admin',
    summary:
      'Moves the history of the demo school by whole weeks, so that it ends in the last seven days. What was done in it since stays on its day. It is audited.',
    input: NothingSent,
    output: DemoSchool,
    errors: ['not_signed_in', 'not_allowed', 'conflict'],
    transaction: 'manual',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/demo-school',
    access: 'admin',
    summary:
      'Removes the demo school with all that was made with its accounts, and nothing else; the caller is signed out if they are one of them. It is audited.',
    input: NothingSent,
    output: z.object({
      /** Accounts that are gone. */
      accounts: Count,
      /** Usernames of demo teachers whose classes hold work of real students: closed instead of removed. */
      kept: z.array(z.string()),
      /** Nobody can administer the installation any more, until a command makes an admin. */
      isWithoutAdmin: z.boolean(),
      /** The caller was one of the accounts. */
      isSignedOut: z.boolean(),
    }),
    errors: ['not_signed_in', 'not_allowed', 'conflict'],
    transaction: 'manual',
  }),
}
