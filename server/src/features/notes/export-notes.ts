import { dayIn } from '#engines/days/index.ts'
import { nameFile, writeMarkdown } from '#engines/notes/index.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { measureNotes, type NamedNote, selectAllNamed, selectNamedNote } from './notes.queries.ts'

const LARGEST_EXPORT_BYTES = 20 * 1024 * 1024

export async function exportNote(context: CallerContext, id: number) {
  const row = foundOr404(await selectNamedNote(context.db, context.caller.user.id, id), 'noteNotFound')
  return { name: nameFile(row.note.title, 'md'), text: write(context, row) }
}

/** All in one text, newest first, with a line between two notes. */
export async function exportNotes(context: CallerContext, tag: string | undefined) {
  const { db, caller, now } = context
  if ((await measureNotes(db, caller.user.id, tag)) > LARGEST_EXPORT_BYTES)
    throw new AppError('too_large', 'notesExportTooLarge')
  const rows = await selectAllNamed(db, caller.user.id, tag)
  const day = dayIn(caller.user.timezone, now())
  return {
    name: nameFile(`notes ${tag ?? ''} ${day}`, 'md'),
    text: rows.map((row) => write(context, row)).join('\n---\n\n'),
  }
}

function write({ caller, config }: CallerContext, row: NamedNote): string {
  const { note } = row
  return writeMarkdown({
    ...note,
    source: findSource(row, config.publicUrl?.origin ?? ''),
    day: dayIn(caller.user.timezone, note.createdAt),
  })
}

function findSource({ note, lessonTitle, videoTitle, videoUrl }: NamedNote, origin: string) {
  const section = note.lessonSection === null ? '' : `#${encodeURIComponent(note.lessonSection)}`
  if (lessonTitle !== null) return { name: lessonTitle, href: `${origin}/lessons/${note.lessonId}${section}` }
  if (videoTitle !== null && videoUrl !== null) return { name: videoTitle, href: videoUrl }
  return note.sourceUrl === null ? null : { name: note.sourceUrl, href: note.sourceUrl }
}
