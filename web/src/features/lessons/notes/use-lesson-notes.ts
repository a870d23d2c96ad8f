import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { Note } from '#contract/study/notes.ts'
import { announce } from '../../../kit/announce.ts'
import { findStudyPages } from '../../../kit/navigation/study-pages.ts'
import type { NoteOrigin } from '../../../kit/notes/note-values.ts'
import { notesQuery } from '../../../kit/notes/notes.data.ts'
import { hidePassage, showPassage } from '../../../kit/passages/show-passage.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Passage, readPassage } from './selection-note-button.tsx'

/** The reader's notes on a lesson, the one that is being written, and the passage that the address asks for. */
export function useLessonNotes(text: RefObject<HTMLElement | null>, lesson: Lesson, user: User) {
  const { t } = useTranslation('lessons')
  const navigate = useNavigate()
  const wanted = useSearch({ from: '/lessons/$lessonId', select: ({ note }) => note })
  const [origin, setOrigin] = useState<NoteOrigin | null>(null)
  const found = useInfiniteQuery(notesQuery(user.id, { lessonId: lesson.id }))
  const notes = found.data?.pages.flatMap(({ items }) => items) ?? []
  const wantedNote = notes.find(({ id }) => id === wanted)

  function show({ quote }: Note) {
    if (!text.current || quote === null) return
    if (showPassage(text.current, quote)) announce(t('notes.shown'))
    else toast({ title: t('notes.changed') })
  }

  const showWanted = useEffectEvent(() => wantedNote && show(wantedNote))
  const wantedId = wantedNote?.id
  useEffect(() => {
    if (wantedId !== undefined) showWanted()
  }, [wantedId])
  useEffect(() => hidePassage, [])

  function write(passage: Passage) {
    // It is in the note now; left selected, it would keep its button over the text.
    document.getSelection()?.removeAllRanges()
    setOrigin({
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      lessonSection: passage.section,
      quote: passage.quote || null,
    })
  }

  const addressOf = ({ id }: Note) => ({ to: findStudyPages(user).notes, search: { note: id } })
  return {
    notes,
    hasMore: found.hasNextPage,
    loadMore: () => void found.fetchNextPage(),
    origin,
    close: () => setOrigin(null),
    write,
    /** What is selected, or the section that is being read. */
    writeHere: (section: string | null) =>
      write((text.current && readPassage(text.current, document.getSelection())) ?? { quote: '', section }),
    show,
    addressOf,
    offer: (note: Note) => ({ label: t('notes.open'), onAction: () => void navigate(addressOf(note)) }),
  }
}

export type LessonNotesInHand = ReturnType<typeof useLessonNotes>
