import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from '../endpoint.ts'
import { rule } from '../refusals/rule.ts'
import { SAID } from '../refusals/said.ts'

export const MOST_IMPORTED_USERS = 5_000
/** A password that somebody thought of takes long to lock away; those that are made do not. */
export const MOST_GIVEN_PASSWORDS = 500
export const LARGEST_USER_FILE_BYTES = 1024 * 1024
const BASE64_LENGTH = Math.ceil(LARGEST_USER_FILE_BYTES / 3) * 4

export const IMPORT_FIELDS = [
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'grade',
  'password',
  'row',
] as const

export const ImportedRow = z.object({
  /** Of the file, counted from 1. */
  line: z.int(),
  username: z.string(),
  name: z.string(),
  role: z.nullable(z.enum(ROLES)),
  grade: z.nullable(z.int()),
  problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), ...SAID })),
})
export type ImportedRow = z.output<typeof ImportedRow>

const UserFile = z
  .string()
  .check(
    z.minLength(1, rule('fileRequired')),
    z.maxLength(BASE64_LENGTH, rule('userListTooLarge', { kilobytes: LARGEST_USER_FILE_BYTES / 1024 })),
  )
const ERRORS = ['not_signed_in', 'not_allowed', 'invalid_input', 'too_large', 'too_many_requests'] as const

export const userImport = {
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/users/import/preview',
    access: 'admin',
    summary: `Reads a list of people (CSV, up to ${MOST_IMPORTED_USERS}) and says what is wrong in which line; nothing is stored.`,
    input: z.object({ file: UserFile }),
    output: z.object({
      rows: z.array(ImportedRow),
      ready: z.int(),
      broken: z.int(),
      madePasswords: z.int(),
    }),
    transaction: 'none',
    bodyLimitBytes: BASE64_LENGTH + 1024,
    errors: ERRORS,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admin/users/import',
    access: 'admin',
    summary:
      'Makes the accounts of a list, all of them or none. With broken lines nothing is imported unless `skipBroken` says to leave those out. Passwords that the file does not give are made from `seed`, answered now and never stored in clear.',
    input: z.object({
      file: UserFile,
      skipBroken: z._default(z.boolean(), false),
      /** Drawn by the browser, so that the same call answers the same passwords when its first answer was lost. */
      seed: z.string().check(z.regex(/^[\da-f]{64}$/)),
    }),
    output: z.object({
      created: z.int(),
      leftOut: z.int(),
      passwords: z.array(
        z.object({ username: z.string(), name: z.string(), grade: z.int(), password: z.string() }),
      ),
    }),
    status: 201,
    transaction: 'manual',
    bodyLimitBytes: BASE64_LENGTH + 1024,
    errors: [...ERRORS, 'conflict'],
  }),
}
