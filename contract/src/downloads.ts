import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'

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

export const downloads = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/downloads',
    access: 'selfOrStaff',
    summary: "The user's download records, one per lesson, newest first.",
    input: z.object({ id: Id }),
    output: z.array(DownloadRecord),
    errors: ['not_signed_in', 'not_found'],
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
      downloadedAt: z.optional(Moment),
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
