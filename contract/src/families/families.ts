import * as z from 'zod/mini'
import { InvitationCode } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment, NothingSent } from '../fields.ts'
import { Child, ChildRecord, FollowedChild } from './fields.ts'

export const MOST_WEEKS = 12

const FamilySettings = z.object({
  digestEnabled: z.boolean(),
  /** Whether mail reaches this account: without a proven address of its own the weeks stay in the app. */
  canMail: z.boolean(),
})

/** A week in the words of the reader's language. */
export const FamilyWeek = z.object({
  id: z.int(),
  /** The seven days it is about. */
  firstDay: Day,
  lastDay: Day,
  children: z.array(
    z.object({ id: z.int(), firstName: z.string(), lines: z.array(z.string()), talk: z.string() }),
  ),
})
export type FamilyWeek = z.output<typeof FamilyWeek>

const SIGNED_OUT = ['not_signed_in', 'not_allowed'] as const

/** For guardians, about their own children. */
export const families = {
  children: endpoint({
    method: 'GET',
    path: '/api/guardian/children',
    access: 'guardian',
    summary: 'Whose guardian the caller is: names and grades.',
    input: NothingSent,
    output: z.array(FollowedChild),
    errors: SIGNED_OUT,
  }),
  child: endpoint({
    method: 'GET',
    path: '/api/guardian/children/:id',
    access: 'guardianOf',
    summary:
      'How a child is learning: work that is due, missing and graded, time and streak, strengths, what to practice next, announcements. Never chats, notes or alerts. Reading is audited.',
    input: z.object({ id: Id }),
    output: ChildRecord,
    errors: [...SIGNED_OUT, 'not_found'],
  }),
  addChild: endpoint({
    method: 'POST',
    path: '/api/guardian/children',
    access: 'guardian',
    summary: 'Adds a child by an invitation, a mailed link or a printed code, to the account. It is audited.',
    input: z.object({ code: InvitationCode }),
    output: Child,
    status: 201,
    errors: [...SIGNED_OUT, 'not_found', 'invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'manual',
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/guardian/children/:id',
    access: 'guardianOf',
    summary: 'The caller is a guardian of this child no more. It is audited.',
    input: z.object({ id: Id }),
    output: NothingSent,
    errors: [...SIGNED_OUT, 'not_found'],
  }),
  weeks: endpoint({
    method: 'GET',
    path: '/api/guardian/weeks',
    access: 'guardian',
    summary: `The last ${MOST_WEEKS} weekly updates, the newest first, in the caller's language.`,
    input: NothingSent,
    output: z.array(FamilyWeek),
    errors: SIGNED_OUT,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/guardian/settings',
    access: 'guardian',
    summary: 'Whether the weekly update comes by mail.',
    input: NothingSent,
    output: FamilySettings,
    errors: SIGNED_OUT,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/guardian/settings',
    access: 'guardian',
    summary: 'Switches the mail of the weekly update on or off.',
    input: z.object({ digestEnabled: z.boolean() }),
    output: FamilySettings,
    errors: [...SIGNED_OUT, 'invalid_input'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/guardian/messages',
    access: 'guardian',
    summary: 'What teachers wrote to the guardians of their classes, the newest first.',
    input: NothingSent,
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        content: z.string(),
        className: z.string(),
        teacherName: z.string(),
        createdAt: Moment,
        readAt: z.nullable(Moment),
      }),
    ),
    errors: SIGNED_OUT,
  }),
  readMessage: endpoint({
    method: 'POST',
    path: '/api/guardian/messages/:id/read',
    access: 'ownerGuardian',
    status: 204,
    summary: 'Notes that the caller has opened a message; its teacher sees who has and when.',
    input: z.object({ id: Id }),
    output: z.void(),
    errors: [...SIGNED_OUT, 'not_found'],
  }),
}
