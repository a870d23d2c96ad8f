import { notes } from '#contract/study/notes.ts'
import { draftCards, listWords, markWords, takeSnippet } from '#engines/notes/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { exportNote, exportNotes } from './export-notes.ts'
import {
  countTags,
  markDeleted,
  searchNotes,
  selectNote,
  selectNotes,
  selectNotesOfVideo,
  selectVideoId,
} from './notes.queries.ts'
import { changeNote, createNote, removeNote } from './save-note.ts'

export function noteRoutes({ serve }: Mount): void {
  serve(notes.list, ({ id, ...wanted }, { db }) => selectNotes(db, id, wanted))
  serve(notes.search, async ({ id, q, tag }, { db }) => {
    const wanted = listWords(q)
    return (await searchNotes(db, id, q, tag)).map((row) => ({
      note: row,
      titleMarks: markWords(row.title, wanted),
      snippet: takeSnippet(row.content, wanted),
    }))
  })
  serve(notes.tags, ({ id }, { db }) => countTags(db, id))
  serve(notes.exportAll, ({ tag }, context) => exportNotes(context, tag))
  serve(notes.ofVideo, async ({ id }, { db, config, caller }) => {
    foundOr404(await selectVideoId({ db, config }, caller.user.id, id), 'videoNotFound')
    return selectNotesOfVideo(db, caller.user.id, id)
  })
  serve(notes.create, (sent, context) => createNote(context, sent))
  serve(notes.one, async ({ id }, { db, caller }) =>
    foundOr404(await selectNote(db, caller.user.id, id), 'noteNotFound'),
  )
  serve(notes.update, (change, context) => changeNote(context, change))
  serve(notes.remove, ({ id }, context) => removeNote(context, id))
  serve(notes.restore, async ({ id }, { db, caller }) =>
    foundOr404(await markDeleted(db, caller.user.id, id, null), 'noteNotFound'),
  )
  serve(notes.export, ({ id }, context) => exportNote(context, id))
  serve(notes.cardDrafts, async ({ id }, { db, caller }) => {
    const note = foundOr404(await selectNote(db, caller.user.id, id), 'noteNotFound')
    const { lessonId, quote: passage, tags } = note
    return draftCards(note.content).map((draft) => ({ ...draft, noteId: id, lessonId, passage, tags }))
  })
}
