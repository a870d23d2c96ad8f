import * as z from 'zod/mini'
import { Base64 } from '../base64.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { FileName } from '../files/file-name.ts'
import { Attachment } from './work.ts'

export const CLASS_FILE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const
export const LARGEST_CLASS_FILE_BYTES = 5 * 1024 * 1024
/** Room of one person for files of the classroom. */
export const CLASS_FILE_ROOM_BYTES = 100 * 1024 * 1024
export const MOST_CLASS_FILES = 400
const BASE64_LENGTH = Math.ceil(LARGEST_CLASS_FILE_BYTES / 3) * 4
const ROOM_FOR_OTHER_FIELDS = 2_000

const Key = z.string().check(z.regex(/^[\w-]{20,100}$/))

export const classFiles = {
  add: endpoint({
    method: 'POST',
    path: '/api/class-files',
    access: 'classMember',
    transaction: 'manual',
    summary:
      'Keeps a file for a class that the caller is in or holds (PNG, JPEG, WebP, PDF, TXT or DOCX, up to 5 MB) and answers it as an attachment. The class sees only what its teacher puts there for all.',
    input: z.object({
      classId: Id,
      name: FileName,
      type: z.enum(CLASS_FILE_TYPES),
      dataBase64: Base64(BASE64_LENGTH),
      /** For everybody in the class; only the class's teacher may say so. */
      isForClass: z._default(z.boolean(), false),
    }),
    output: Attachment,
    status: 201,
    errors: [
      'not_signed_in',
      'not_found',
      'invalid_input',
      'too_large',
      'unsupported_media',
      'conflict',
      'too_many_requests',
      'unavailable',
    ],
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/class-files/:key',
    access: 'classMember',
    summary:
      'A file of the classroom, for its owner, the teacher of its class, and the class when it is for all.',
    input: z.object({ key: Key }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
}
