import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ChatSession, chat } from '#contract/study/chat.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { markChatOutdated } from '../chat.data.ts'

type Undo = () => void

/** What can be done with a session. Documented: when archiving or deleting fails nothing is said, and the entry stays. */
export function useSessionDeeds(user: User) {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const [writers] = useState(() => ({
    clear: createWriter(chat.clear),
    restore: createWriter(chat.restore),
    change: createWriter(chat.changeSession),
  }))
  const refresh = () => markChatOutdated(queryClient)

  async function archive({ id }: ChatSession): Promise<Undo | null> {
    return doOrLeave(async () => {
      await writers.clear({ userId: user.id, sessionId: id, archive: true })
      refresh()
      const undo = undoBy(() => unarchive(id))
      toast({ title: t('sessions.archived'), action: undo })
      return undo.onAction
    })
  }

  async function remove({ id }: ChatSession): Promise<Undo | null> {
    return doOrLeave(async () => {
      const { clearedAt } = await writers.clear({ userId: user.id, sessionId: id })
      refresh()
      const undo = undoBy(() => bringBack(clearedAt))
      toast({ title: t('sessions.deleted'), action: undo })
      return undo.onAction
    })
  }

  /** Everything that is shown: a subject, or what was said outside of sessions. */
  async function clear(subject: string | null): Promise<boolean> {
    try {
      const { clearedAt } = await writers.clear({
        userId: user.id,
        ...(subject === null ? { outside: true } : { subject }),
      })
      refresh()
      toast({ title: t('clear.done'), action: undoBy(() => bringBack(clearedAt)) })
      return true
    } catch {
      toast({ title: t('error'), description: t('clear.failed'), variant: 'destructive' })
      return false
    }
  }

  async function bringBack(clearedAt: string): Promise<void> {
    await writers.restore({ userId: user.id, clearedAt })
    refresh()
  }

  async function unarchive(sessionId: number): Promise<void> {
    await writers.change({ userId: user.id, sessionId, isArchived: false })
    refresh()
  }

  function undoBy(work: () => Promise<void>) {
    const undo = async () => {
      try {
        await work()
        toast({ title: t('sessions.restored') })
      } catch {
        toast({
          title: t('error'),
          description: t('sessions.restoreFailed'),
          variant: 'destructive',
          action: { label: t('tryAgain'), onAction: () => void undo() },
        })
      }
    }
    return { label: t('undo'), onAction: () => void undo() }
  }

  return {
    archive,
    remove,
    clear,
    restore: ({ id }: ChatSession) => undoBy(() => unarchive(id)).onAction(),
  }
}

async function doOrLeave(work: () => Promise<Undo>): Promise<Undo | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
