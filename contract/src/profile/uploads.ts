import * as z from 'zod/mini'
import { Base64 } from '../base64.ts'
import { endpoint } from '../endpoint.ts'
import { FileAnswer } from '../file-answer.ts'
import { FileName } from '../files/file-name.ts'

export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const LARGEST_UPLOAD_BYTES = 1_000_000
/** More pictures than one person shows at a time. */
export const MOST_UPLOADS = 50
const BASE64_LENGTH = Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4
const ROOM_FOR_OTHER_FIELDS = 2_000

export const uploads = {
  add: endpoint({
    method: 'POST',
    path: '/api/uploads',
    access: 'signedIn',
    summary: 'Keeps a small picture (PNG, JPEG or WebP, up to 1 MB) and answers where it can be fetched.',
    input: z.object({
      name: FileName,
      type: z.enum(UPLOAD_TYPES),
      dataBase64: Base64(BASE64_LENGTH),
    }),
    output: z.object({ url: z.string() }),
    status: 201,
    errors: ['not_signed_in', 'invalid_input', 'too_large', 'unsupported_media', 'conflict'],
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/uploads/:key',
    access: 'signedIn',
    summary: 'An uploaded picture. Its address cannot be guessed.',
    input: z.object({ key: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
}
