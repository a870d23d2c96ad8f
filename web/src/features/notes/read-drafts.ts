import { NoteValues } from '../../kit/notes/note-values.ts'
import { listDrafts, openDraft } from '../../kit/study/draft.ts'

/** A draft on this device. `noteId` is the note it changes; null for a new one. */
export type KeptDraft = { name: string; values: NoteValues; noteId: number | null; forget: () => void }

export function readDrafts(userId: number, store: Storage = localStorage): KeptDraft[] {
  return listDrafts(userId, 'note.', store).flatMap((name) => {
    const draft = openDraft(userId, name, NoteValues, store)
    const values = draft.read()
    const number = /^note\.(\d+)$/.exec(name)?.[1]
    return values ? [{ name, values, noteId: number ? Number(number) : null, forget: draft.forget }] : []
  })
}
