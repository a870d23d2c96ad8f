import * as z from 'zod/mini'
import { LONGEST_NOTE, LONGEST_NOTE_TITLE, LONGEST_QUOTE, type Note } from '#contract/study/notes.ts'

/** Where in a lesson a note begins. */
export const NoteOrigin = z.object({
  lessonId: z.int(),
  lessonTitle: z.string(),
  lessonSection: z.nullable(z.string()),
  quote: z.nullable(z.string()),
})
export type NoteOrigin = z.output<typeof NoteOrigin>

/** What stands in the dialog; a draft on the device has the same shape. */
export const NoteValues = z.object({
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  /** What was typed before a summary took its place. */
  originalContent: z.nullable(z.string()),
  origin: z.nullable(NoteOrigin),
  /** When the note had last changed before its writer began; null for a new one. */
  seenAt: z.nullable(z.string()),
})
export type NoteValues = z.output<typeof NoteValues>

export function toValues(note: Note | null, origin: NoteOrigin | null): NoteValues {
  if (note) {
    const { title, content, tags, updatedAt } = note
    return { title, content, tags, originalContent: null, origin: null, seenAt: updatedAt }
  }
  return {
    title: origin?.lessonTitle.slice(0, LONGEST_NOTE_TITLE) ?? '',
    content: origin?.quote ? writeQuote(origin.quote) : '',
    tags: [],
    originalContent: null,
    origin,
    seenAt: null,
  }
}

/** A passage as a Markdown quotation with room to write below it. */
function writeQuote(quote: string): string {
  const lines = quote.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd())
  return `${lines.join('\n')}\n\n`
}

/** A draft of the same lesson goes on below: the new passage is added to what was typed. */
export function continueDraft(draft: NoteValues, origin: NoteOrigin | null): NoteValues {
  if (!origin?.quote || draft.origin?.quote === origin.quote) return draft
  const before = draft.content.trim() ? `${draft.content.trimEnd()}\n\n` : ''
  return { ...draft, origin, content: before + writeQuote(origin.quote) }
}

/** The passage as it is sent; where it is longer than a note may hold, its beginning finds the place as well. */
export function cutQuote(quote: string): string {
  return quote.trim().slice(0, LONGEST_QUOTE)
}

export function listMissing({ title, content }: NoteValues): ('title' | 'content')[] {
  return [...(title.trim() ? [] : ['title' as const]), ...(content.trim() ? [] : ['content' as const])]
}

export function isTooLong({ title, content }: NoteValues): boolean {
  return title.trim().length > LONGEST_NOTE_TITLE || content.length > LONGEST_NOTE
}

/** Whether anything was typed that would be lost. */
export function isWorthKeeping(values: NoteValues, start: NoteValues): boolean {
  const isSame =
    values.title === start.title &&
    values.content === start.content &&
    values.tags.join() === start.tags.join()
  return !isSame && (values.title.trim() !== '' || values.content.trim() !== '' || values.tags.length > 0)
}

export function nameDraft(note: Pick<Note, 'id'> | null, origin: Pick<NoteOrigin, 'lessonId'> | null) {
  if (note) return `note.${note.id}`
  return origin ? `note.lesson.${origin.lessonId}` : 'note.new'
}
