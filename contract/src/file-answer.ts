import * as z from 'zod/mini'

/** What an endpoint that answers a file hands over. */
export const FileAnswer = z.object({
  name: z.string(),
  contentType: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Who has this very version already is told so instead of being sent it again. */
  etag: z.optional(z.string()),
})
export type FileAnswer = z.output<typeof FileAnswer>

/** The same where it may be too much to be held at once: its text comes piece by piece. */
export const StreamedFile = z.extend(FileAnswer, {
  content: z.custom<AsyncIterable<string>>((value) => Symbol.asyncIterator in Object(value)),
})
export type StreamedFile = z.output<typeof StreamedFile>
