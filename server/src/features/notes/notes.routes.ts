import type { FastifyInstance } from 'fastify'
import { notes } from '#contract/study/notes.ts'
import { draftCards, listWords, markWords, takeSnippet } from '#engines/notes/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
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
import { changeNote, createNote, removeNote, toNote } from './save-note.ts'

export function noteRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, notes.list, async ({ id, ...wanted }, { db }) =>
    (await selectNotes(db, id, wanted)).map(toNote),
  )
  serve(app, deps, notes.search, async ({ id, q, tag }, { db }) => {
    const wanted = listWords(q)
    return (await searchNotes(db, id, q, tag)).map((row) => ({
      note: toNote(row),
      titleMarks: markWords(row.title, wanted),
      snippet: takeSnippet(row.content, wanted),
    }))
  })
  serve(app, deps, notes.tags, ({ id }, { db }) => countTags(db, id))
  serve(app, deps, notes.exportAll, ({ tag }, context) => exportNotes(context, tag))
  serve(app, deps, notes.ofVideo, async ({ id }, { db, caller }) => {
    foundOr404(await selectVideoId(db, caller.user.id, id), 'videoNotFound')
    return (await selectNotesOfVideo(db, caller.user.id, id)).map(toNote)
  })
  serve(app, deps, notes.create, (sent, context) => createNote(context, sent))
  serve(app, deps, notes.one, async ({ id }, { db, caller }) =>
    toNote(foundOr404(await selectNote(db, caller.user.id, id), 'noteNotFound')),
  )
  serve(app, deps, notes.update, (change, context) => changeNote(context, change))
  serve(app, deps, notes.remove, ({ id }, context) => removeNote(context, id))
  serve(app, deps, notes.restore, async ({ id }, { db, caller }) =>
    toNote(foundOr404(await markDeleted(db, caller.user.id, id, null), 'noteNotFound')),
  )
  serve(app, deps, notes.export, ({ id }, context) => exportNote(context, id))
  serve(app, deps, notes.cardDrafts, async ({ id }, { db, caller }) => {
    const note = foundOr404(await selectNote(db, caller.user.id, id), 'noteNotFound')
    const { lessonId, quote: passage, tags } = note
    return draftCards(note.content).map((draft) => ({ ...draft, noteId: id, lessonId, passage, tags }))
  })
}
