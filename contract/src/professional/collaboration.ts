import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { requireContent } from '../study/fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from '../study/listing.ts'

export const MOST_READERS = 50
export const LONGEST_COMMENT = 2_000
export const COMMENTS_PER_PAGE = 50
/** Things shared by or with a person that the page lists, the latest first. */
export const MOST_SHARED = 200

export const Person = z.object({ username: z.string(), name: z.string() })
export type Person = z.output<typeof Person>

const SharedThing = z.object({ id: z.int(), title: z.string(), sharedAt: Moment })
const Received = z.extend(SharedThing, { kind: z.enum(['document', 'guide']), owner: Person })
const Given = z.extend(SharedThing, { kind: z.enum(['document', 'guide']), readers: z.array(Person) })

export const Collaboration = z.object({ withMe: z.array(Received), byMe: z.array(Given) })
export type Collaboration = z.output<typeof Collaboration>

export const Sharing = z.object({
  isOwn: z.boolean(),
  owner: Person,
  /** Known to the owner alone. */
  readers: z.array(Person),
})
export type Sharing = z.output<typeof Sharing>

export const DocumentComment = z.object({
  id: z.int(),
  author: Person,
  content: z.string(),
  createdAt: Moment,
  /** The author may, and so may the owner of the document. */
  mayRemove: z.boolean(),
})
export type DocumentComment = z.output<typeof DocumentComment>

export const SharedGuide = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  content: z.string(),
  subject: z.nullable(z.string()),
  owner: Person,
  updatedAt: Moment,
})
export type SharedGuide = z.output<typeof SharedGuide>

const OneThing = z.object({ id: Id })
const OWN_ERRORS = ['not_signed_in', 'not_allowed', 'not_found'] as const
const Readers = z.object({
  id: Id,
  usernames: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)))
    .check(z.maxLength(MOST_READERS, rule('sharedWithTooMany', { most: MOST_READERS }))),
})

export const collaboration = {
  overview: endpoint({
    method: 'GET',
    path: '/api/professional/collaboration',
    access: 'professional',
    summary: `Documents and guides shared by and with the caller, up to ${MOST_SHARED} of each, the latest first.`,
    input: NothingSent,
    output: Collaboration,
    errors: ['not_signed_in', 'not_allowed'],
  }),
  sharing: endpoint({
    method: 'GET',
    path: '/api/professional/documents/:id/share',
    access: 'readerProfessional',
    summary: 'Whose a document is, and for its owner who else reads it.',
    input: OneThing,
    output: Sharing,
    errors: OWN_ERRORS,
  }),
  shareDocument: endpoint({
    method: 'PUT',
    path: '/api/professional/documents/:id/share',
    access: 'ownerProfessional',
    transaction: 'manual',
    summary: 'Names everybody who may read a document of the caller; who is not named may not any more.',
    input: Readers,
    output: Sharing,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_many_requests'],
  }),
  guideSharing: endpoint({
    method: 'GET',
    path: '/api/professional/study-guides/:id/share',
    access: 'readerProfessional',
    summary: 'Whose a study guide is, and for its owner who else reads it.',
    input: OneThing,
    output: Sharing,
    errors: OWN_ERRORS,
  }),
  shareGuide: endpoint({
    method: 'PUT',
    path: '/api/professional/study-guides/:id/share',
    access: 'ownerProfessional',
    transaction: 'manual',
    summary: 'Names everybody who may read a study guide of the caller; who is not named may not any more.',
    input: Readers,
    output: Sharing,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_many_requests'],
  }),
  openGuide: endpoint({
    method: 'GET',
    path: '/api/professional/study-guides/:id',
    access: 'readerProfessional',
    summary: 'A study guide that belongs to the caller or was shared with them.',
    input: OneThing,
    output: SharedGuide,
    errors: OWN_ERRORS,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/professional/documents/:id/comments',
    access: 'readerProfessional',
    summary: `What its readers say about a document, ${sayPaged(COMMENTS_PER_PAGE)}.`,
    input: z.object({ id: Id, ...Paged }),
    output: z.array(DocumentComment),
    errors: [...OWN_ERRORS, 'invalid_input'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/professional/documents/:id/comments',
    access: 'readerProfessional',
    summary: 'Says something about a document to everybody who may read it.',
    input: z.object({ id: Id, content: requireContent(rule('textRequired'), LONGEST_COMMENT) }),
    output: DocumentComment,
    status: 201,
    errors: [...OWN_ERRORS, 'invalid_input', 'too_many_requests'],
  }),
  removeComment: endpoint({
    ...REMOVAL,
    path: '/api/professional/comments/:id',
    access: 'ownerProfessional',
    summary:
      'Deletes a comment of the caller, or one about a document of the caller; it can be restored for 30 days.',
    errors: OWN_ERRORS,
  }),
  restoreComment: endpoint({
    ...RESTORATION,
    path: '/api/professional/comments/:id/restore',
    access: 'ownerProfessional',
    summary: 'Restores a comment that the caller has deleted; one that was not deleted stays unchanged.',
    output: DocumentComment,
    errors: OWN_ERRORS,
  }),
}
