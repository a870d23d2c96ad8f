import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import type { HardWord } from '#contract/study/reading.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { nameText } from '../../../kit/chat/thread/name-text.ts'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
import { findStudyPages } from '../../../kit/navigation/study-pages.ts'
import { showNote } from '../../../kit/notes/notes.data.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Keeps the text as a note and its hard words as flashcards of the reader's own. */
export function useKeepReading(user: User, text: string, words: readonly HardWord[]) {
  const { t } = useTranslation('reading')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const [createNote] = useState(() => createWriter(notes.create))
  const [createCards] = useState(() => createWriter(flashcards.createMany))
  const [saving, setSaving] = useState<'note' | 'cards' | null>(null)
  const tags = [t('keep.tag')]
  const explained = words.filter(({ senses }) => senses.length > 0)

  async function save(
    what: 'note' | 'cards',
    work: () => Promise<{ title: string; link: AppTarget }>,
    failed: string,
  ) {
    if (saving) return
    setSaving(what)
    try {
      const { title, link } = await work()
      toast({
        title,
        action: { label: t('keep.open'), onAction: () => void navigate(link) },
      })
    } catch (error) {
      toastFailure(failed, error)
    }
    setSaving(null)
  }

  return {
    saving,
    cardCount: explained.length,
    saveNote: () =>
      save(
        'note',
        async () => {
          const title = nameText(text) || t('own.text')
          const note = await createNote({ userId: user.id, title, content: text, source: 'reading', tags })
          showNote(queryClient, note)
          return {
            title: t('keep.noteSaved'),
            link: { to: findStudyPages(user).notes, search: { note: note.id } },
          }
        },
        t('keep.noteFailed'),
      ),
    saveCards: () =>
      save(
        'cards',
        async () => {
          const cards = explained.map(({ word, senses }) => ({
            front: word,
            back: senses.join('\n\n'),
            tags,
          }))
          const saved = await createCards({ cards })
          void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
          const title = t('keep.cardsSaved', { count: saved.length })
          return { title, link: { to: findStudyPages(user).flashcards } }
        },
        t('keep.cardsFailed'),
      ),
  }
}
