import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxThread } from '#contract/admin/inbox.ts'
import { ApiError } from '../../api/call.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { threadQuery } from './inbox.data.ts'
import type { OpenItem } from './inbox-address.ts'
import { ItemBadges } from './item-badges.tsx'
import { NoteForm } from './note-form.tsx'
import { SenderCard } from './sender-card.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadEntries } from './thread-entries.tsx'

export function Thread({ item, onBack }: { item: OpenItem; onBack: () => void }) {
  const { t } = useTranslation('inbox')
  const found = useQuery(threadQuery(item))
  const isGone = found.error instanceof ApiError && found.error.status === 404
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('back')}
        </Button>
      </div>
      {found.data && <Opened thread={found.data} />}
      {found.isPending && <SkeletonBlocks blocks={['h-44', 'h-64']} />}
      {found.isError && !found.data && (
        <ErrorState
          {...(isGone
            ? { title: t('gone'), description: t('goneText') }
            : {
                title: t('threadFailed'),
                onRetry: () => void found.refetch(),
                isRetrying: found.isFetching,
              })}
        />
      )}
    </div>
  )
}

function Opened({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whoever opened it goes on reading here.
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-semibold text-2xl leading-snug outline-none wrap-anywhere"
          >
            {thread.subject}
          </h2>
          <ItemBadges item={thread} />
          <p className="text-muted">{t('received', { date: say(thread.createdAt) })}</p>
        </div>
        <p className="max-w-reading whitespace-pre-wrap text-lg wrap-anywhere">{thread.message}</p>
        <SenderCard thread={thread} />
        <ThreadActions thread={thread} />
      </Card>
      <Card>
        <ThreadEntries thread={thread} />
      </Card>
      <Card>
        <AnswerForm thread={thread} />
      </Card>
      <Card>
        <NoteForm thread={thread} />
      </Card>
    </>
  )
}
