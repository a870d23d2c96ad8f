import * as z from 'zod/mini'
import { isPictureRow, PICTURES } from '#engines/accounts/index.ts'
import { User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { SecondStepCode } from './typed-secrets.ts'

/** As it was scanned or typed. */
const PrintedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const SecondStep = z.optional(SecondStepCode)

/** Four different pictures in their order. */
export const PictureRow = z
  .array(z.enum(PICTURES))
  .check(z.maxLength(PICTURES.length), z.refine(isPictureRow, rule('picturesFourDifferent')))

/** A child on the poster: first name and last initial, and a number where two would be called the same. */
export const PosterPupil = z.object({ id: z.int(), name: z.string() })
export type PosterPupil = z.output<typeof PosterPupil>

const errors = ['invalid_input', 'wrong_credentials', 'too_many_requests'] as const

/** Signing in by what a school has printed. */
export const cardSignIn = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/card',
    access: 'public',
    summary:
      'Signs a student in by the secret of their sign-in card. Never an account of staff, and only while the student is in the class that printed it.',
    input: z.object({ card: PrintedCode, code: SecondStep }),
    output: User,
    errors: [...errors, 'code_needed'],
    transaction: 'none',
  }),
  poster: endpoint({
    method: 'POST',
    path: '/api/auth/poster',
    access: 'public',
    summary:
      'The children of a class who sign in with pictures, by first name and last initial, for who has the code of the poster of their class.',
    input: z.object({ poster: PrintedCode }),
    output: z.object({ className: z.string(), pupils: z.array(PosterPupil) }),
    errors,
    transaction: 'none',
  }),
  signInByPictures: endpoint({
    method: 'POST',
    path: '/api/auth/pictures',
    access: 'public',
    summary:
      'Signs a child of grades 1 to 3 in by four pictures in their order. It takes the code of the poster of their class; five wrong tries lock the pictures of that child for 15 minutes.',
    input: z.object({ poster: PrintedCode, pupilId: Id, pictures: PictureRow, code: SecondStep }),
    output: User,
    errors: [...errors, 'code_needed'],
    transaction: 'none',
  }),
}

/** The picture password of who is signed in. A teacher begins it; the child may change it. */
export const ownPictures = {
  read: endpoint({
    method: 'GET',
    path: '/api/profile/picture-password',
    access: 'signedIn',
    summary: 'Whether the caller signs in with pictures.',
    input: NothingSent,
    output: z.object({ isSet: z.boolean() }),
    errors: ['not_signed_in'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/profile/picture-password',
    access: 'owner',
    summary: 'Chooses other pictures; the ones from before have to be tapped first. It is audited.',
    input: z.object({ current: PictureRow, pictures: PictureRow }),
    output: z.object({ isSet: z.boolean() }),
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'wrong_credentials', 'too_many_requests'],
    transaction: 'none',
  }),
}
