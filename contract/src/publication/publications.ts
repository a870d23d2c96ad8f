import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { Paged, sayPaged } from '../study/listing.ts'
import { Decline, DeclineWords, ShownText } from './fields.ts'

export const REQUESTS_PER_PAGE = 20
/** Projects of Kids Code have their own place for this (`projectSharing`). */
const PUBLICATION_KINDS = ['guide', 'displayName', 'picture', 'bio'] as const
const PUBLICATION_STATES = ['waiting', 'approved', 'declined'] as const

/** What a minor wants others to see, as an adult looks at it. Who changes it asks again, under another id. */
export const PublicationRequest = z.object({
  id: z.int(),
  kind: z.enum(PUBLICATION_KINDS),
  person: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), grade: z.int() }),
  /** The classes by which the reader has to do with them; empty where there is none. */
  classNames: z.string(),
  askedAt: Moment,
  texts: z.array(ShownText),
  pictureUrl: z.nullable(z.string()),
})
export type PublicationRequest = z.output<typeof PublicationRequest>

/** What became of the last request of the caller. */
export const OwnPublication = z.object({
  id: z.int(),
  kind: z.enum(PUBLICATION_KINDS),
  value: z.string(),
  state: z.enum(PUBLICATION_STATES),
  decline: z.nullable(Decline),
  askedAt: Moment,
})
export type OwnPublication = z.output<typeof OwnPublication>

export const publications = {
  list: endpoint({
    method: 'GET',
    path: '/api/publication-requests',
    access: 'monitor',
    summary: `What students want others to see and an adult has to look at first: of a teacher's own students, or of everybody for an admin; ${sayPaged(REQUESTS_PER_PAGE)}.`,
    input: z.object(Paged),
    output: z.object({ requests: z.array(PublicationRequest), hasMore: z.boolean() }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/publication-requests/count',
    access: 'monitor',
    summary: "How many requests of a teacher's own students, or of everybody for an admin, wait.",
    input: NothingSent,
    output: z.object({ waiting: z.int() }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/publication-requests/:id/decision',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Lets others see what a student asked for, or declines it with a reason that the student reads. Who comes second gets a 409. It is audited.',
    input: z.object({ id: Id, outcome: z.enum(['approved', 'declined']), ...DeclineWords }),
    output: z.object({ id: z.int(), outcome: z.enum(['approved', 'declined']) }),
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/publication-requests/own',
    access: 'signedIn',
    summary:
      "What became of the caller's own name, picture and words about themself: the last of each. A study guide says it of itself.",
    input: NothingSent,
    output: z.array(OwnPublication),
    errors: ['not_signed_in'],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/publication-requests/:id/take-back',
    access: 'owner',
    summary: 'The caller no longer wants others to see it; a study guide becomes private.',
    input: z.object({ id: Id }),
    output: z.void(),
    status: 204,
    errors: ['not_signed_in', 'not_found'],
  }),
}
