import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment } from '../fields.ts'
import { FILL_IN, GradeOrNone, LONGEST_TITLE, requireText, SubjectName } from './fields.ts'
import { Paged, REMOVAL, RESTORATION, sayPaged } from './listing.ts'

export const VIDEOS_PER_PAGE = 100
export const LONGEST_TRANSCRIPT = 200_000

const Platform = z.enum(['youtube', 'vimeo', 'unknown'])
const Title = requireText(FILL_IN, LONGEST_TITLE)
const Url = requireText(FILL_IN, 2000)
const Description = z.nullable(z.string().check(z.trim(), z.maxLength(5000)))

export const ListedVideo = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  url: z.string(),
  platform: Platform,
  videoId: z.nullable(z.string()),
  /** Seconds. */
  duration: z.nullable(z.int()),
  /** On the platform's host: not to be fetched before the learner asked for the player. */
  thumbnailUrl: z.nullable(z.string()),
  /** What the player's frame shows; null for a platform without one. */
  embedUrl: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  lessonId: z.nullable(z.int()),
  hasTranscript: z.boolean(),
  /** Everybody sees it. */
  isShared: z.boolean(),
  /** The students of whoever added it see it. */
  isForClasses: z.boolean(),
  /** Its teacher asks for it to be shared with everybody. */
  isSharingAsked: z.boolean(),
  isOwn: z.boolean(),
  createdAt: Moment,
})
export type ListedVideo = z.output<typeof ListedVideo>

const Somebody = z.nullable(z.object({ id: z.int(), name: z.string() }))

/** As an admin finds it who is asked to share it with everybody. */
export const AskedVideo = z.extend(ListedVideo, { addedBy: Somebody })
export type AskedVideo = z.output<typeof AskedVideo>

/** As an admin finds it who may bring it back. */
export const DeletedVideo = z.extend(ListedVideo, {
  deletedAt: Moment,
  /** Null: it came with the product, or the account is gone. */
  addedBy: Somebody,
  deletedBy: Somebody,
})
export type DeletedVideo = z.output<typeof DeletedVideo>

export const Video = z.extend(ListedVideo, { transcript: z.nullable(z.string()) })
export type Video = z.output<typeof Video>

export const videos = {
  list: endpoint({
    method: 'GET',
    path: '/api/video-content',
    access: 'signedIn',
    summary: `Shared videos, the caller's own and those of teachers of the caller, ${sayPaged(VIDEOS_PER_PAGE)}; \`q\` looks into title, subject, description and transcript.`,
    input: z.object({
      q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      only: z.optional(z.enum(['mine'])),
      ...Paged,
    }),
    output: z.array(ListedVideo),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/video-content/:id',
    access: 'signedIn',
    summary: 'A shared video, one of the caller or of a teacher of theirs, with its transcript.',
    input: z.object({ id: Id }),
    output: Video,
    errors: ['not_signed_in', 'not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/video-content',
    access: 'signedIn',
    summary:
      'Adds a video of YouTube or Vimeo. Platform and id are read from the address; those sent along are not trusted. What a teacher adds is seen by the students of their classes, what an admin adds by everybody.',
    input: z.object({
      title: Title,
      description: z.optional(Description),
      url: Url,
      platform: z.optional(Platform),
      videoId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      subject: z.optional(SubjectName),
      grade: z.optional(GradeOrNone),
    }),
    output: Video,
    status: 201,
    errors: ['not_signed_in', 'conflict', 'invalid_input'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/video-content/:id',
    access: 'ownerOrStaff',
    summary:
      'Changes the details of a video of the caller, or, as an admin, of a shared one; fields that are not sent stay unchanged.',
    input: z.object({
      id: Id,
      title: z.optional(Title),
      transcript: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_TRANSCRIPT)))),
      description: z.optional(Description),
      subject: z.optional(SubjectName),
      grade: z.optional(GradeOrNone),
      /** Seconds, as the player tells them: nobody else knows. */
      duration: z.optional(z.int().check(z.minimum(1), z.maximum(86_400))),
    }),
    output: Video,
    bodyLimitBytes: 1024 * 1024,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'too_large'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/video-content/:id',
    access: 'ownerOrStaff',
    summary:
      'Deletes a video of the caller, as a teacher also of a student of their classes, as an admin any; it can be restored for 30 days.',
  }),
  askSharing: endpoint({
    method: 'PUT',
    path: '/api/video-content/:id/sharing-asked',
    access: 'ownerTeacher',
    reachesOthers: true,
    summary: 'Asks the admins to share a video of the caller with everybody; false withdraws the request.',
    input: z.object({ id: Id, isAsked: z.boolean() }),
    output: Video,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  asked: endpoint({
    method: 'GET',
    path: '/api/admin/video-content/asked',
    access: 'admin',
    summary: `Videos that teachers ask to be shared with everybody, the newest request first, ${VIDEOS_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object(Paged),
    output: z.array(AskedVideo),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  decideSharing: endpoint({
    method: 'PUT',
    path: '/api/admin/video-content/:id/shared',
    access: 'admin',
    summary:
      'Shares a video with everybody, or only with the classes of the teacher who added it. It is audited.',
    input: z.object({ id: Id, isShared: z.boolean() }),
    output: Video,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/video-content/:id/restore',
    access: 'owner',
    summary: 'Restores a video that the caller deleted.',
    output: Video,
  }),
  deleted: endpoint({
    method: 'GET',
    path: '/api/admin/video-content/deleted',
    access: 'admin',
    summary: `Deleted videos that can still be restored, the last deleted first, ${VIDEOS_PER_PAGE} at a time; the next ones come before the last one's id.`,
    input: z.object(Paged),
    output: z.array(DeletedVideo),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  restoreAny: endpoint({
    ...RESTORATION,
    path: '/api/admin/video-content/:id/restore',
    access: 'admin',
    summary: 'Restores a video that somebody deleted.',
    output: Video,
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
}
