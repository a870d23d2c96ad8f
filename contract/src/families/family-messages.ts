import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FILL_IN, LONGEST_TITLE, requireContent, requireText } from '../study/fields.ts'

export const LONGEST_FAMILY_MESSAGE = 5_000
export const MOST_FAMILY_MESSAGES = 50
export const FAMILY_MESSAGES_A_DAY = 20

/** As its teacher sees it: who has opened it, and when. */
export const FamilyMessage = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  createdAt: Moment,
  readers: z.array(
    z.object({
      name: z.string(),
      /** First names of their children in this class. */
      children: z.array(z.string()),
      readAt: z.nullable(Moment),
    }),
  ),
})
export type FamilyMessage = z.output<typeof FamilyMessage>

const MISSING = ['not_signed_in', 'not_allowed', 'not_found'] as const

/** From a teacher to the guardians of a class; nobody answers here, and no student is written to. */
export const familyMessages = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/family-messages',
    access: 'ownerTeacher',
    summary: `The last ${MOST_FAMILY_MESSAGES} messages to the guardians of a class of the caller, with who has read them.`,
    input: z.object({ id: Id }),
    output: z.object({
      messages: z.array(FamilyMessage),
      /** Guardians of the class now, and students who have one. */
      guardians: z.int(),
      reached: z.int(),
      pupils: z.int(),
    }),
    errors: MISSING,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/family-messages',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary: `Writes to all guardians of a class of the caller, up to ${FAMILY_MESSAGES_A_DAY} times a day. It cannot be changed once it was sent.`,
    input: z.object({
      id: Id,
      title: requireText(FILL_IN, LONGEST_TITLE),
      content: requireContent(FILL_IN, LONGEST_FAMILY_MESSAGE),
    }),
    output: FamilyMessage,
    status: 201,
    errors: [...MISSING, 'invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'manual',
  }),
}
