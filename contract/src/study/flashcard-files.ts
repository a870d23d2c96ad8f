import * as z from 'zod/mini'
import { Base64 } from '../base64.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'
import { SAID } from '../refusals/said.ts'
import { Tag, Tags } from './fields.ts'

export const LARGEST_CARD_FILE_BYTES = 50 * 1024 * 1024
export const MOST_IMPORTED_CARDS = 20_000
export const LARGEST_PICTURE_BYTES = 2 * 1024 * 1024
export const MOST_PICTURE_BYTES_OF_USER = 100 * 1024 * 1024
const BASE64_LENGTH = Math.ceil(LARGEST_CARD_FILE_BYTES / 3) * 4
const ROOM_FOR_OTHER_FIELDS = 64 * 1024

/** The file itself, in base64: CSV or TSV in any Unicode encoding, or an Anki package (.apkg). */
const CardFile = Base64(BASE64_LENGTH, {
  empty: rule('fileRequired'),
  tooLong: rule('cardFileOver50Mb'),
})

/** Counted from 1: the line of a table, the note of a package. */
const RowError = z.object({ row: z.int(), ...SAID })

export const flashcardFiles = {
  preview: endpoint({
    method: 'POST',
    path: '/api/flashcards/import/preview',
    access: 'signedIn',
    summary: 'Reads a file of cards and says what an import would do; nothing is stored.',
    input: z.object({ file: CardFile }),
    output: z.object({
      kind: z.enum(['table', 'anki']),
      /** Of a table. */
      delimiter: z.nullable(z.string()),
      cards: z.int(),
      /** Cards with the same front and back that are there already, or twice in the file. */
      duplicates: z.int(),
      pictures: z.int(),
      reviews: z.int(),
      /** The first 20. */
      examples: z.array(
        z.object({ row: z.int(), front: z.string(), back: z.string(), tags: z.array(z.string()) }),
      ),
      errorCount: z.int(),
      /** The first 100. */
      errors: z.array(RowError),
    }),
    transaction: 'none',
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
    errors: ['not_signed_in', 'invalid_input', 'too_large', 'unavailable'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/flashcards/import',
    access: 'signedIn',
    summary:
      'Imports a file of cards, all of it or nothing. With errors in it nothing is imported unless `skipErrors` says to leave those out.',
    input: z.object({
      file: CardFile,
      skipErrors: z._default(z.boolean(), false),
      /** Cards that are there already come a second time. */
      keepDuplicates: z._default(z.boolean(), false),
      /** Takes the schedule and the past ratings of an Anki package along; else all cards are new. */
      keepProgress: z._default(z.boolean(), true),
      /** Put on every card besides its own. */
      tags: z._default(Tags, []),
    }),
    output: z.object({
      imported: z.int(),
      duplicates: z.int(),
      skippedErrors: z.int(),
      pictures: z.int(),
      reviews: z.int(),
    }),
    status: 201,
    transaction: 'manual',
    bodyLimitBytes: BASE64_LENGTH + ROOM_FOR_OTHER_FIELDS,
    errors: ['not_signed_in', 'invalid_input', 'too_large', 'unavailable'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/flashcards/export',
    access: 'signedIn',
    summary: "The caller's cards, all or those of a tag, as an Anki package, CSV or TSV.",
    input: z.object({ format: z.enum(['apkg', 'csv', 'tsv']), tag: z.optional(Tag) }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'invalid_input', 'unavailable'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/flashcards/media/:id',
    access: 'owner',
    summary: "A picture on one of the caller's cards.",
    input: z.object({ id: Id }),
    output: FileAnswer,
    answers: 'file',
    errors: ['not_signed_in', 'not_found'],
  }),
}
