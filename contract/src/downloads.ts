import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment, SentMoment } from './fields.ts'
import { FileAnswer } from './file-answer.ts'
import { Lesson } from './lessons.ts'
import { Quiz } from './quizzes.ts'

const DownloadStatus = z.enum(['in_progress', 'paused', 'completed'])
const Percent = z.int().check(z.minimum(0), z.maximum(100))

export const DownloadRecord = z.object({
  id: z.int(),
  userId: z.int(),
  lessonId: z.int(),
  downloadedAt: Moment,
  status: DownloadStatus,
  /** Percent. */
  progress: z.int(),
})
export type DownloadRecord = z.output<typeof DownloadRecord>

/** A download takes this many pieces: the documented progress rises by 5 points with each. */
export const PACKAGE_PARTS = 20

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What a device has to fetch for a lesson, and how it knows that all of it has come unharmed. */
export const PackageManifest = z.object({
  lessonId: z.int(),
  /** SHA-256 of the whole: another text is another version. */
  version: Hash,
  sizeBytes: z.int(),
  /** In order; `to` is the last byte that belongs to it, as in a `Range` header. */
  parts: z.array(z.object({ from: z.int(), to: z.int(), sha256: Hash })).check(z.length(PACKAGE_PARTS)),
})
export type PackageManifest = z.output<typeof PackageManifest>

/** What a package holds, as JSON in UTF-8: all that is read of a lesson, and its quiz without the keys. */
export const LessonPackage = z.object({
  format: z.literal(1),
  lesson: Lesson,
  quiz: z.nullable(Quiz),
})
export type LessonPackage = z.output<typeof LessonPackage>

export const downloads = {
  describePackage: endpoint({
    method: 'GET',
    path: '/api/lessons/:id/package',
    access: 'signedIn',
    summary: 'What a device fetches to keep a lesson: its size, its version and the hash of every piece.',
    input: z.object({ id: Id }),
    output: PackageManifest,
    errors: ['not_signed_in', 'not_found'],
  }),
  fetchPackage: endpoint({
    method: 'GET',
    path: '/api/lessons/:id/package/:version',
    access: 'signedIn',
    summary:
      'The package itself, whole or by `Range`. A version that is no longer the newest is not found: the device then begins anew.',
    input: z.object({ id: Id, version: Hash }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/downloads',
    access: 'selfOrStaff',
    summary: "The user's download records, one per lesson, newest first.",
    input: z.object({ id: Id }),
    output: z.array(DownloadRecord),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/users/:id/downloads',
    access: 'self',
    summary: 'Notes that a lesson was downloaded. A lesson that was downloaded before keeps its record.',
    input: z.object({
      id: Id,
      userId: z.optional(Id),
      lessonId: Id,
      downloadedAt: z.optional(SentMoment),
      status: z._default(DownloadStatus, 'completed'),
      progress: z._default(Percent, 100),
    }),
    output: DownloadRecord,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'not_allowed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/downloads/:id',
    access: 'owner',
    summary: 'Notes how far a download is, that it was paused, or that it is complete.',
    input: z.object({ id: Id, progress: Percent, status: DownloadStatus }),
    output: DownloadRecord,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/downloads/:id',
    access: 'owner',
    summary: 'Removes a download record.',
    input: z.object({ id: Id }),
    output: z.object({ id: z.int() }),
    errors: ['not_signed_in', 'not_found'],
  }),
}
