import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { type NoteOrigin, NoteValues } from '../../kit/notes/note-values.ts'
import { noteQuery } from '../../kit/notes/notes.data.ts'
import { listDrafts, openDraft } from '../../kit/study/draft.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { useNoteActions } from './use-note-actions.ts'

/** A draft on this device. `noteId` is the note it changes; null for a new one. */
export type KeptDraft = { name: string; values: NoteValues; noteId: number | null; forget: () => void }

function readDrafts(userId: number, store: Storage = localStorage): KeptDraft[] {
  return listDrafts(userId, 'note.', store).flatMap((name) => {
    const draft = openDraft(userId, name, NoteValues, store)
    const values = draft.read()
    const number = /^note\.(\d+)$/.exec(name)?.[1]
    return values ? [{ name, values, noteId: number ? Number(number) : null, forget: draft.forget }] : []
  })
}

type NotesTab = 'all' | 'recent'

/** What the address asks for: the tab, the words and the tag looked for, the note to be read in full. */
type NotesView = { tab: NotesTab; q: string; tag: string | null; noteId: number | null }

const Text = z.catch(z.string().check(z.trim(), z.maxLength(200)), '')

export function readView(search: Record<string, unknown>): NotesView {
  const { tab, q, tag, note } = search
  return {
    tab: tab === 'recent' ? 'recent' : 'all',
    // The router reads a number out of "?q=12".
    q: z.parse(Text, q === undefined ? '' : String(q)),
    tag: z.parse(Text, tag === undefined ? '' : String(tag)) || null,
    noteId: /^\d{1,9}$/.test(String(note)) ? Number(note) : null,
  }
}

export function writeView({ tab, q, tag, noteId }: NotesView): SearchAt<'/notes'> {
  return {
    tab: tab === 'recent' ? tab : undefined,
    q: q || undefined,
    tag: tag ?? undefined,
    note: noteId ?? undefined,
  }
}

type Opened =
  | { dialog: 'note'; note: Note | null; origin: NoteOrigin | null }
  | { dialog: 'cards'; note: Note }
  | { dialog: 'deleted' }

/** What is shown and what can be done on the screen of the notes. */
export function useNotes(user: User) {
  const { t } = useTranslation('study')
  const { view, change } = useView()
  const actions = useNoteActions()
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [known, setKnown] = useState<Note | undefined>(undefined)
  const [drafts, setDrafts] = useState(() => readDrafts(user.id))

  function close() {
    setOpened(null)
    setDrafts(readDrafts(user.id))
  }

  /** The note that is read in full makes room for what is done with it. */
  function open(next: Opened) {
    if (view.noteId !== null) change({ noteId: null })
    setOpened(next)
  }

  async function continueDraft({ noteId, values }: KeptDraft) {
    if (noteId === null) return open({ dialog: 'note', note: null, origin: values.origin })
    try {
      const note = await queryClient.fetchQuery({ ...noteQuery(noteId), staleTime: 0 })
      open({ dialog: 'note', note, origin: null })
    } catch (error) {
      toastFailure(t('error'), error)
    }
  }

  const deeds = {
    onRead: (note: Note) => {
      setKnown(note)
      change({ noteId: note.id })
    },
    onEdit: (note: Note) => open({ dialog: 'note', note, origin: null }),
    onRemove: (note: Note) => {
      if (view.noteId !== null) change({ noteId: null })
      void actions.remove(note, () => heading.current?.focus())
    },
    onMakeCards: (note: Note) => open({ dialog: 'cards', note }),
    onExport: (note: Note) => void actions.exportNote(note),
    onTag: (tag: string) => change({ tab: 'all', tag }),
  }

  return {
    view,
    change,
    deeds,
    heading,
    opened,
    close,
    /** The note of the address as a list holds it. */
    known: known?.id === view.noteId ? known : undefined,
    drafts,
    continueDraft: (draft: KeptDraft) => void continueDraft(draft),
    discardDraft: (draft: KeptDraft) => {
      draft.forget()
      setDrafts(readDrafts(user.id))
      heading.current?.focus()
    },
    create: () => open({ dialog: 'note', note: null, origin: null }),
    showDeleted: () => open({ dialog: 'deleted' }),
    exportAll: () => void actions.exportAll(user.id, view.tag),
  }
}

export type NotesInHand = ReturnType<typeof useNotes>

/** The view stands in the address: going back, loading anew or a bookmark shows it again. */
function useView() {
  const navigate = useNavigate()
  const path = usePagePath('notes', 'professionalNotes', 'collegeNotes')
  const view = readView(useSearch({ from: path }))
  const change = (next: Partial<NotesView>) =>
    void navigate({
      to: path,
      search: (now) => writeView({ ...readView(now), ...next }),
      // A note that is read in full covers the page: Back closes it.
      replace: next.noteId == null,
      resetScroll: false,
    })
  return { view, change }
}
