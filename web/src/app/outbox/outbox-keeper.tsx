import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { findOperation } from '../../device/outbox/operations.ts'
import { type OutboxNews, outboxNews, watchOutbox } from '../../device/outbox/outbox.ts'
import { askToSignIn } from '../../kit/ask-to-sign-in.ts'
import { forgetOnDevice } from '../../kit/session.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Sends what waits on the device, and brings what is shown up to date when it has arrived. */
export function OutboxKeeper({ user }: { user: User }) {
  const { t } = useTranslation('device')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const userId = user.id

  // A page that was closed in the middle of signing out may have left something of somebody else.
  useEffect(() => void forgetOnDevice((owner) => owner !== userId), [userId])
  useEffect(() => watchOutbox(userId, { onSignInNeeded: () => void askToSignIn(userId) }), [userId])

  useEffect(() => {
    // Apart: the few bytes that are kept for every device have no room for it.
    const watching = import('./watch-programs.ts').then(
      ({ watchPrograms }) => watchPrograms(userId),
      () => () => {},
    )
    return () => void watching.then((stop) => stop())
  }, [userId])

  const hear = useEffectEvent((news: OutboxNews, isFromHere: boolean) => {
    if (news.userId !== userId) return
    // What is done in another tab is shown here, too: nobody goes on with what they do not see. Here its screen shows it.
    const changed = news.kept === null || isFromHere ? news.settled : [...news.settled, news.kept]
    const areas = new Set(changed.flatMap((name) => findOperation(name)?.areas ?? []))
    for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] })
    if (news.refused > 0) {
      toast({
        title: t('waiting.refused'),
        description: t('waiting.refusedText'),
        action: {
          label: t('waiting.look'),
          onAction: () => void navigate({ to: '/waiting-changes' }),
        },
        isLasting: true,
      })
    } else if (news.settledCount > 0) {
      toast({ title: t('waiting.sent', { count: news.settledCount }), description: t('waiting.sentText') })
    }
  })
  useEffect(() => outboxNews.listen((news, isFromHere) => hear(news, isFromHere)), [])
  return null
}
