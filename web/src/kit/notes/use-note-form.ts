import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import { openDraft } from '../study/draft.ts'
import { useKeptDraft } from '../study/use-kept-draft.ts'
import {
  continueDraft,
  isWorthKeeping,
  type NoteOrigin,
  NoteValues,
  nameDraft,
  toValues,
} from './note-values.ts'

/** What stands in the dialog, kept on the device while it is typed, and what was found there when it opened. */
export function useNoteForm(user: User, note: Note | null, origin: NoteOrigin | null) {
  const [start, setStart] = useState(() => toValues(note, origin))
  const [draft] = useState(() => openDraft(user.id, nameDraft(note, origin), NoteValues))
  const [found, setFound] = useState(() => draft.read())
  const [values, setValues] = useState(() => (found ? continueDraft(found, origin) : start))
  const isKept = isWorthKeeping(values, start)
  const isElsewhere = useKeptDraft(draft, values, isKept)

  function begin(next: NoteValues) {
    setStart(next)
    setValues(next)
    setFound(null)
  }

  return {
    values,
    setValues,
    change: (next: Partial<NoteValues>) => setValues((now) => ({ ...now, ...next })),
    draft,
    isKept: isKept && !isElsewhere,
    isElsewhere,
    isFound: found !== null,
    /** The note was changed elsewhere after the draft was begun. */
    isOutdated: note !== null && values.seenAt !== note.updatedAt,
    begin,
    discard: () => begin(toValues(note, origin)),
  }
}
