import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import { notes } from '#contract/study/notes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { AppTarget } from '../../navigation/app-target.ts'
import { findStudyPages } from '../../navigation/study-pages.ts'
import { showNote } from '../../notes/notes.data.ts'
import { useErrorText } from '../../use-error-text.ts'
import { nameText } from './name-text.ts'

/** Keeps an answer as a note or as a study guide of the learner's own, and offers to open it. */
export function useSaveReply(user: User) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [createNote] = useState(() => createWriter(notes.create))
  const [isSaving, setSaving] = useState(false)

  async function save(work: () => Promise<{ title: string; link: AppTarget }>, failed: string) {
    if (isSaving) return
    setSaving(true)
    try {
      const { title, link } = await work()
      toast({
        title,
        action: { label: t('save.open'), onAction: () => void navigate(link) },
      })
    } catch (error) {
      toast({ title: failed, description: tell(error), variant: 'destructive' })
    }
    setSaving(false)
  }

  const asNote = ({ content, metadata }: ChatMessage) =>
    save(async () => {
      const title = metadata?.title ?? (nameText(content) || t('save.noteTitle'))
      const note = await createNote({ userId: user.id, title, content, source: 'chat', sourceUrl: null })
      showNote(queryClient, note)
      return { title: t('save.note'), link: { to: findStudyPages(user).notes, search: { note: note.id } } }
    }, t('save.noteFailed'))

  const asGuide = ({ content, metadata, subject }: ChatMessage) =>
    save(async () => {
      const title = metadata?.title ?? (nameText(content) || t('save.guideTitle'))
      const { createGuide } = await import('./create-guide.ts')
      await createGuide({ userId: user.id, title, content, subject, grade: null, resources: [] })
      void queryClient.invalidateQueries({ queryKey: ['studyGuides'] })
      return { title: t('save.guide'), link: { to: findStudyPages(user).studyGuides } }
    }, t('save.guideFailed'))

  return { isSaving, asNote, asGuide }
}
