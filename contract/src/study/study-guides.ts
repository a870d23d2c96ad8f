import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Grade, Id, Moment, NothingSent } from '../fields.ts'
import { Decline, SHARING_STATES } from '../publication/fields.ts'
import { rule } from '../refusals/rule.ts'
import { FILL_IN, GradeOrNone, LONGEST_TITLE, requireContent, requireText, SubjectName } from './fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from './listing.ts'

export const GUIDES_PER_PAGE = 50
export const LONGEST_GUIDE = 50_000
export const MOST_RESOURCES = 10
export const LONGEST_RESOURCE = 20_000

const Title = requireText(FILL_IN, LONGEST_TITLE)
const Content = requireContent(FILL_IN, LONGEST_GUIDE)
const Description = z.nullable(z.string().check(z.trim(), z.maxLength(2000)))

export const GuideResource = z.object({
  type: z.enum(['text', 'url']),
  content: z.string().check(z.regex(/\S/, rule('resourceContentRequired')), z.maxLength(LONGEST_RESOURCE)),
})
const Resources = z.array(GuideResource).check(z.maxLength(MOST_RESOURCES))

export const StudyGuide = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  content: z.string(),
  resources: z.array(z.object({ type: z.enum(['text', 'url']), content: z.string() })),
  subject: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  isPublic: z.boolean(),
  /** An admin took it from the public list; its owner still has it. */
  isHidden: z.boolean(),
  /** What became of the wish to make it public: what a minor wants to share waits for an adult. */
  sharing: z.enum(SHARING_STATES),
  /** Why an adult declined it. */
  decline: z.nullable(Decline),
  createdAt: Moment,
  updatedAt: Moment,
})
export type StudyGuide = z.output<typeof StudyGuide>

/** What everybody may read: not whose it is, nor the material it was made from. */
export const PublicGuide = z.extend(
  z.omit(StudyGuide, { userId: true, resources: true, isHidden: true, sharing: true, decline: true }),
  {
    isOwn: z.boolean(),
    /** The reader has told the admins about it. */
    isReported: z.boolean(),
  },
)
export type PublicGuide = z.output<typeof PublicGuide>

export const GuideReport = z.object({
  id: z.int(),
  reason: z.enum(['wrong', 'unsafe', 'copied', 'other']),
  message: z.string(),
  createdAt: Moment,
  outcome: z.nullable(z.enum(['kept', 'hidden'])),
  decidedAt: z.nullable(Moment),
  guide: z.object({
    id: z.int(),
    title: z.string(),
    content: z.string(),
    authorId: z.int(),
    authorName: z.string(),
    isPublic: z.boolean(),
  }),
})
export type GuideReport = z.output<typeof GuideReport>

const bodyLimitBytes = 1024 * 1024

const Wanted = z.optional(z.string().check(z.trim(), z.maxLength(200)))

export const studyGuides = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/study-guides',
    access: 'self',
    summary: `The user's study guides, ${sayPaged(GUIDES_PER_PAGE)}. \`q\` looks into title, subject, description and content.`,
    input: z.object({ id: Id, q: Wanted, only: z.optional(z.enum(['deleted'])), ...Paged }),
    output: z.array(StudyGuide),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  public: endpoint({
    method: 'GET',
    path: '/api/study-guides/public',
    access: 'public',
    summary: `Public study guides of everybody, ${sayPaged(GUIDES_PER_PAGE)}; \`q\` looks into title, subject, description and content, \`subject\` is one of those listed.`,
    input: z.object({
      q: Wanted,
      subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      grade: z.optional(Grade),
      ...Paged,
    }),
    output: z.array(PublicGuide),
    errors: ['invalid_input'],
  }),
  publicSubjects: endpoint({
    method: 'GET',
    path: '/api/study-guides/public/subjects',
    access: 'public',
    summary:
      'The subjects that public study guides are about, with how many each has, the most frequent first.',
    input: NothingSent,
    output: z.array(z.object({ subject: z.string(), guides: z.int() })),
    errors: [],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/study-guides/:id',
    access: 'public',
    summary: "One public study guide, or one of the caller's.",
    input: z.object({ id: Id }),
    output: PublicGuide,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/study-guides',
    access: 'signedIn',
    summary: 'Keeps a study guide, private unless said otherwise.',
    input: z.object({
      userId: z.optional(Id),
      title: Title,
      description: z.optional(Description),
      content: Content,
      resources: z._default(Resources, []),
      subject: z.optional(SubjectName),
      grade: z.optional(GradeOrNone),
      isPublic: z._default(z.boolean(), false),
    }),
    output: StudyGuide,
    status: 201,
    bodyLimitBytes,
    errors: ['not_signed_in', 'not_allowed', 'conflict', 'invalid_input', 'too_large'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/study-guides/:id',
    access: 'owner',
    summary: 'Changes a study guide of the caller; fields that are not sent stay unchanged.',
    input: z.object({
      id: Id,
      title: z.optional(Title),
      description: z.optional(Description),
      content: z.optional(Content),
      resources: z.optional(Resources),
      subject: z.optional(SubjectName),
      grade: z.optional(GradeOrNone),
      isPublic: z.optional(z.boolean()),
    }),
    output: StudyGuide,
    bodyLimitBytes,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input', 'too_large'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/study-guides/:id',
    access: 'owner',
    summary: 'Deletes a study guide of the caller; it can be restored for 30 days.',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/study-guides/:id/restore',
    access: 'owner',
    summary:
      'Restores a study guide of the caller that was deleted; one that was not deleted stays unchanged.',
    output: StudyGuide,
  }),
  readResource: endpoint({
    method: 'POST',
    path: '/api/study-guides/resources',
    access: 'signedIn',
    summary:
      'Reads the text of a public web page, as a resource of a study guide. Private addresses, large and slow pages are refused with a message that names the address.',
    input: z.object({ url: requireText(FILL_IN, 2000) }),
    output: z.object({ url: z.string(), title: z.nullable(z.string()), text: z.string() }),
    transaction: 'none',
    errors: ['not_signed_in', 'invalid_input', 'too_many_requests'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/study-guides/:id/reports',
    access: 'signedIn',
    summary:
      'Tells the admins that a public study guide should not be public. Saying it twice keeps the first.',
    input: z.object({
      id: Id,
      reason: z.enum(['wrong', 'unsafe', 'copied', 'other']),
      message: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    output: z.object({ id: z.int(), createdAt: Moment }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  reports: endpoint({
    method: 'GET',
    path: '/api/admin/study-guide-reports',
    access: 'admin',
    summary: 'Reports about public study guides, open ones or decided ones, newest first.',
    input: z.object({ state: z._default(z.enum(['open', 'decided']), 'open'), ...Paged }),
    output: z.array(GuideReport),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/study-guide-reports/:id/decision',
    access: 'admin',
    summary:
      'Keeps a reported guide public, or hides it from everybody but its owner. Answers all its open reports.',
    input: z.object({ id: Id, outcome: z.enum(['kept', 'hidden']) }),
    output: GuideReport,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
}
