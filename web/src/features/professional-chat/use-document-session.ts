import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalDocument } from '#contract/professional/documents.ts'
import { type ChatSession, chat } from '#contract/study/chat.ts'
import { createWriter } from '../../api/create-writer.ts'
import { markChatOutdated, sessionsQuery } from '../../kit/chat/chat.data.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Goes on with the latest session about a document, or begins one. Null when neither could be done. */
export function useDocumentSession(user: User) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [begin] = useState(() => createWriter(chat.documentSession))

  return async ({ id }: Pick<ProfessionalDocument, 'id'>): Promise<ChatSession | null> => {
    try {
      const known = await queryClient.fetchInfiniteQuery({ ...sessionsQuery(user.id, false), staleTime: 0 })
      const latest = known.pages.flat().find(({ documentId }) => documentId === id)
      if (latest) return latest
      const session = await begin({ documentId: id })
      markChatOutdated(queryClient)
      return session
    } catch (error) {
      toast({ title: t('screen.askFailed'), description: tell(error), variant: 'destructive' })
      return null
    }
  }
}
