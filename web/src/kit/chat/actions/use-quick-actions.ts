import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Conversation, historyQuery, markChatOutdated } from '../chat.data.ts'
import type { OpenPage } from '../page/open-page.ts'
import { changeGoing, isUnderWay, readGoing } from '../send/runs.ts'
import { findMaterial, type QuickAction, toMessage } from './quick-action.ts'

type Around = { user: User; conversation: Conversation; open: OpenPage | null; typed: string }

/**
 * Makes cards, a summary or a guide of the open page; without one, of what was typed or pasted; else of the last
 * answer. What was made stands in the conversation until the page is loaded anew; saving keeps it.
 */
export function useQuickActions({ user, conversation, open, typed }: Around) {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const key = historyQuery(user.id, conversation).queryKey
  const name = JSON.stringify(key)

  async function run(action: QuickAction): Promise<void> {
    if (isUnderWay(readGoing(name))) return
    const kept = queryClient.getQueryData(key)?.pages[0] ?? []
    const isAboutText = action !== 'adaptive' && action !== 'recommendations'
    const material = isAboutText ? findMaterial(open, typed, kept) : null
    if (isAboutText && !material) {
      toast({ title: t('quick.nothing'), description: t('quick.nothingText') })
      return
    }
    changeGoing(name, { isMaking: true })
    try {
      const parts = material
        ? await (await import('./make.ts')).make(action, material, user, open)
        : await (await import('./plan.ts')).plan(action, {
            goals: typed,
            subject: open?.subject ?? null,
            level: user.expertiseLevel,
            t,
          })
      add(toMessage(parts, user, isAboutText ? open : null), kept)
      // A plan comes with a session to talk about it.
      if (action === 'adaptive') markChatOutdated(queryClient, key)
    } catch {
      toast({ title: t('error'), description: t(`quick.${action}Failed`), variant: 'destructive' })
    }
    changeGoing(name, { isMaking: false })
  }

  function add(message: ChatMessage, kept: readonly ChatMessage[]) {
    const { made } = readGoing(name)
    const isEmpty = message.messageType === 'flashcards' && message.metadata?.flashcards?.length === 0
    if (isEmpty || (message.content.trim() === '' && message.messageType !== 'flashcards')) {
      toast({ title: t('quick.empty') })
      return
    }
    changeGoing(name, { made: [...made, { message, afterId: kept.at(-1)?.id ?? 0 }] })
  }

  return run
}
