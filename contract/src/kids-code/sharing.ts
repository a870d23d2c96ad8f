import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { DeclineWords, SHARING_STATES, ShownText } from '../publication/fields.ts'
import { Paged } from '../study/listing.ts'

export const SHARED_PER_PAGE = 24
export const REPORT_REASONS = ['unkind', 'scary', 'personal', 'copied', 'other'] as const
/** `waiting`: nobody has looked at it yet. `reported`: somebody thinks that it should not be there. */
export const REVIEW_STATES = ['waiting', 'reported', 'hidden'] as const
export const REVIEW_OUTCOMES = ['approved', 'declined', 'kept', 'hidden'] as const

/** A project of the gallery. Of whoever made it there is the first name and nothing else. */
export const SharedProject = z.object({
  /** Of the project: by it one opens, copies and reports it. */
  id: z.int(),
  /** Of this sharing: the next page comes before the last one's. */
  shareId: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  firstName: z.string(),
  sharedAt: Moment,
  isOwn: z.boolean(),
  /** The reader has told adults about it. */
  isReported: z.boolean(),
})
export type SharedProject = z.output<typeof SharedProject>

/** What an adult looks at. `id` is this sharing: who shares anew asks anew. */
export const ProjectReview = z.object({
  id: z.int(),
  projectId: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  author: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), grade: z.int() }),
  /** Of title, description and program: what holds a place by which somebody could be reached or found. */
  telling: z.array(ShownText),
  sharing: z.enum(SHARING_STATES),
  sharedAt: Moment,
  /** Those that nobody has decided about; who wrote them is not told. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), message: z.string(), createdAt: Moment })),
})
export type ProjectReview = z.output<typeof ProjectReview>

export const projectSharing = {
  public: endpoint({
    method: 'GET',
    path: '/api/visual-projects/public',
    access: 'signedIn',
    summary: `The gallery: projects that were shared with everybody, newest first, ${SHARED_PER_PAGE} at a time; the next ones come before the last one's \`shareId\`. First names only.`,
    input: z.object(Paged),
    output: z.array(SharedProject),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/visual-projects/:id/reports',
    access: 'signedIn',
    summary: 'Tells adults that a project should not be in the gallery. Saying it twice keeps the first.',
    input: z.object({
      id: Id,
      reason: z.enum(REPORT_REASONS),
      message: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    output: z.object({ id: z.int(), createdAt: Moment }),
    status: 201,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/api/visual-project-reviews',
    access: 'monitor',
    summary: `What adults have to look at: projects of a teacher's own students, or of everybody for an admin; newest first, ${SHARED_PER_PAGE} at a time, the next ones come before the last one's id.`,
    input: z.object({ state: z._default(z.enum(REVIEW_STATES), 'waiting'), ...Paged }),
    output: z.array(ProjectReview),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  reviewCount: endpoint({
    method: 'GET',
    path: '/api/visual-project-reviews/count',
    access: 'monitor',
    summary:
      "How many projects of a teacher's own students, or of everybody for an admin, wait or were reported.",
    input: NothingSent,
    output: z.object({ waiting: z.int(), reported: z.int() }),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/visual-project-reviews/:id/decision',
    access: 'monitor',
    isOfOwnStudents: true,
    summary:
      'Lets a project into the gallery or declines it; keeps one there that was reported, or hides it until an adult takes that back. It is audited.',
    input: z.object({ id: Id, outcome: z.enum(REVIEW_OUTCOMES), ...DeclineWords }),
    output: ProjectReview,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'conflict', 'invalid_input'],
  }),
}
