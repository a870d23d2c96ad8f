import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { families } from '#contract/families/families.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { messagesQuery } from './families.data.ts'

type Message = OutputOf<typeof families.messages>[number]

/** What teachers wrote to the families of their classes. */
export function MessagesScreen() {
  const { t } = useTranslation('families')
  const found = useQuery(messagesQuery)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('messages.title')} intro={t('messages.intro')} />
      <QueryView
        query={found}
        failed={t('messages.failed')}
        loading={<SkeletonBlocks blocks={['h-24', 'h-24']} />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              drawing={<PottedSeedling />}
              title={t('messages.noneTitle')}
              description={t('messages.noneText')}
            />
          ) : (
            <ul className="flex flex-col gap-3">
              {list.map((message) => (
                <li key={message.id}>
                  <MessageCard message={message} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}

/** Opening it is what its teacher is told. */
function MessageCard({ message }: { message: Message }) {
  const { t, i18n } = useTranslation('families')
  const [isOpen, setOpen] = useState(false)
  const read = useWrite(families.readMessage, { refreshes: [messagesQuery.queryKey, ['notifications']] })
  const { id, title, content, className, teacherName, createdAt, readAt } = message
  const day = new Date(createdAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <Card padding="small">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full flex-wrap items-center gap-3 text-start"
        onClick={() => {
          setOpen(!isOpen)
          if (!isOpen && readAt === null) read.mutate({ id })
        }}
      >
        <span className="flex min-w-48 flex-1 flex-col">
          <span dir="auto" className="wrap-anywhere font-medium text-lg">
            {title}
          </span>
          <span className="wrap-anywhere text-muted">{[teacherName, className, day].join(' · ')}</span>
        </span>
        {readAt === null && <Badge tone="primary">{t('messages.new')}</Badge>}
      </button>
      {isOpen && <Markdown text={content} />}
    </Card>
  )
}
