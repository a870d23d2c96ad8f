import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'

/** A device that is signed in. */
export const DeviceSession = z.object({
  id: z.int(),
  /** "Firefox", "Windows": null when the browser does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: Moment,
  lastSeenAt: Moment,
})
export type DeviceSession = z.output<typeof DeviceSession>

export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/sessions',
    access: 'signedIn',
    summary: 'The devices on which the caller is signed in, this one first.',
    input: NothingSent,
    output: z.array(DeviceSession),
    errors: ['not_signed_in'],
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions/:id',
    access: 'owner',
    summary: 'Signs one device out.',
    input: z.object({ id: Id }),
    output: NothingSent,
    errors: ['not_signed_in', 'not_found'],
  }),
  signOutOthers: endpoint({
    method: 'DELETE',
    path: '/api/profile/sessions',
    access: 'signedIn',
    summary: 'Signs every device out but this one.',
    input: NothingSent,
    output: z.object({ signedOut: z.int() }),
    errors: ['not_signed_in'],
  }),
}
