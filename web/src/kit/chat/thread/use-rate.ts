import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ChatMessage, chat } from '#contract/study/chat.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { changeMessage } from '../chat.data.ts'

type History = Parameters<typeof changeMessage>[0]

/** A thumb shows at once; pressed again it is taken back. */
export function useRate(user: User): (message: ChatMessage, thumb: 'up' | 'down') => void {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const [rate] = useState(() => createWriter(chat.rate))

  function show(message: ChatMessage) {
    // The same reply may stand in several lists: of its subject, of its session, of everything.
    queryClient.setQueriesData<History>({ queryKey: ['chat', 'history', user.id] }, (history) =>
      changeMessage(history, message),
    )
  }

  return (message, thumb) => {
    const feedback = message.feedback === thumb ? null : thumb
    show({ ...message, feedback })
    rate({ id: message.id, feedback }).then(show, () => {
      show(message)
      toast({ title: t('error'), description: t('tools.rateFailed'), variant: 'destructive' })
    })
  }
}
