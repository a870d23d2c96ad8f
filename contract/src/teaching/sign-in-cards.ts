import * as z from 'zod/mini'
import { PICTURES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { PictureRow } from '../profile/card-sign-in.ts'

/** Of one sheet; larger classes are printed in parts. */
export const MOST_ON_SHEET = 100

const CardPupil = z.object({
  studentId: z.int(),
  name: z.string(),
  grade: z.int(),
  /** Not for accounts that a teacher may not reset the password of. */
  mayHaveCard: z.boolean(),
  /** Only in grades 1 to 3. */
  mayHavePictures: z.boolean(),
  card: z.nullable(
    z.object({
      createdAt: Moment,
      lastUsedAt: z.nullable(Moment),
      /** One from another class signs in there, until it is printed anew here. */
      isOfThisClass: z.boolean(),
    }),
  ),
  picturesSetAt: z.nullable(Moment),
})
export type CardPupil = z.output<typeof CardPupil>

const PrintedCard = z.object({
  studentId: z.int(),
  /** First name and last initial, and a number where two are called the same: a card that is lost tells no more. */
  name: z.string(),
  code: z.string(),
})
export type PrintedCard = z.output<typeof PrintedCard>

const DrawnPictures = z.object({
  studentId: z.int(),
  name: z.string(),
  pictures: z.array(z.enum(PICTURES)),
})
export type DrawnPictures = z.output<typeof DrawnPictures>

const OneClass = z.object({ id: Id })
const OnePupil = z.object({ id: Id, studentId: Id })
const Several = z.object({
  id: Id,
  studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_ON_SHEET)),
})
const Ended = z.object({ ended: z.int(), signedOut: z.int() })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const
const WRITE_ERRORS = [...OWN_ERRORS, 'conflict', 'too_many_requests'] as const

/** For the teacher of a class and admins: how its students get in without typing a password. */
export const signInCards = {
  list: endpoint({
    method: 'GET',
    path: '/api/teacher/classes/:id/sign-in-cards',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Who of the class has a sign-in card or a picture password, and whether the class has a poster.',
    input: OneClass,
    output: z.object({ className: z.string(), posterMadeAt: z.nullable(Moment), pupils: z.array(CardPupil) }),
    errors: OWN_ERRORS,
  }),
  // Repeated it gives other secrets: none is kept to be answered a second time. So do the two below that tell one.
  print: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/sign-in-cards',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Makes sign-in cards whose secrets are told this once. The cards from before end, with what was begun with them. It is audited.',
    input: Several,
    output: z.object({ className: z.string(), cards: z.array(PrintedCard), signedOut: z.int() }),
    errors: WRITE_ERRORS,
    transaction: 'none',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/teacher/classes/:id/sign-in-cards/:studentId',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Ends the sign-in card of a student, with what was begun with it. It is audited.',
    input: OnePupil,
    output: Ended,
    errors: OWN_ERRORS,
  }),
  revokeAll: endpoint({
    method: 'DELETE',
    path: '/api/teacher/classes/:id/sign-in-cards',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Ends the sign-in cards of all students of the class. It is audited.',
    input: OneClass,
    output: Ended,
    errors: OWN_ERRORS,
  }),
  makePoster: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/poster',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Makes the poster that picture passwords of the class take, and ends the one from before. Its secret is told this once. It is audited.',
    input: OneClass,
    output: z.object({ className: z.string(), code: z.string() }),
    errors: WRITE_ERRORS,
    transaction: 'none',
  }),
  revokePoster: endpoint({
    method: 'DELETE',
    path: '/api/teacher/classes/:id/poster',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Ends the poster of the class: nobody signs in with pictures there. It is audited.',
    input: OneClass,
    output: z.object({ ended: z.int() }),
    errors: OWN_ERRORS,
  }),
  drawPictures: endpoint({
    method: 'POST',
    path: '/api/teacher/classes/:id/picture-passwords',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Draws four pictures for each of these children, told this once. It is audited.',
    input: Several,
    output: z.object({ className: z.string(), drawn: z.array(DrawnPictures) }),
    errors: WRITE_ERRORS,
    transaction: 'none',
  }),
  setPictures: endpoint({
    method: 'PUT',
    path: '/api/teacher/classes/:id/picture-passwords/:studentId',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Gives a child the four pictures that were chosen. It is audited.',
    input: z.object({ ...OnePupil.shape, pictures: PictureRow }),
    output: z.object({ picturesSetAt: Moment }),
    errors: WRITE_ERRORS,
    transaction: 'none',
  }),
  removePictures: endpoint({
    method: 'DELETE',
    path: '/api/teacher/classes/:id/picture-passwords/:studentId',
    access: 'monitor',
    isOfOwnStudents: true,
    summary: 'Ends the picture password of a child. It is audited.',
    input: OnePupil,
    output: z.object({ ended: z.int() }),
    errors: OWN_ERRORS,
  }),
}
