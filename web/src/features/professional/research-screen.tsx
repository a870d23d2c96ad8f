import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookMarked, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { documentsQuery } from '../../kit/documents/documents.data.ts'
import { DocumentList } from '../../kit/documents/list/document-list.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SharedReader, useOpenThing } from './collaboration/shared-reader.tsx'

export const ResearchScreen = withUser(Research)

/** The documents and the one that is read, side by side where there is room; else one of them at a time. */
function Research({ user }: { user: User }) {
  const { t } = useTranslation('professional')
  const navigate = useNavigate()
  const { id, open, close } = useOpenThing('document')
  const [cameFrom, setCameFrom] = useState<number | null>(null)
  const all = useInfiniteQuery(documentsQuery(user.id, { search: '', tag: null, archived: false }))
  const hasDocuments = (all.data?.pages[0]?.length ?? 0) > 0
  // While it is not known its place is kept, so that the list does not jump.
  const isDivided = id !== null || hasDocuments || all.isPending
  const pane =
    'flex min-h-0 min-w-0 flex-col overflow-hidden border-border border-y bg-surface sm:rounded-card sm:border'

  function leave() {
    setCameFrom(id)
    close()
  }

  return (
    <div className="@container/page flex flex-col gap-4">
      <PageHeader title={t('research.title')} intro={t('research.text')}>
        <LinkButton icon={BookMarked} to="/professional/references" variant="outline">
          {t('research.references')}
        </LinkButton>
        <LinkButton icon={Users} to="/professional/collaboration" variant="outline">
          {t('research.collaboration')}
        </LinkButton>
      </PageHeader>
      <div
        className={`-mx-4 grid @4xl/page:h-[max(28rem,calc(100dvh-17rem))] @4xl/page:grid-rows-1 @4xl/page:gap-4 sm:mx-0 ${isDivided ? '@4xl/page:grid-cols-[minmax(20rem,2fr)_3fr]' : ''}`}
      >
        <div className={`${pane} ${id === null ? '' : '@max-4xl/page:hidden'}`}>
          <DocumentList
            key={id === null ? 'alone' : 'beside'}
            user={user}
            onOpen={open}
            onAdded={(document) => open(document.id)}
            cameFrom={id === null ? cameFrom : null}
          />
        </div>
        {id === null ? (
          isDivided && (
            <div className={`${pane} @max-4xl/page:hidden justify-center`}>
              {hasDocuments && (
                <EmptyState
                  drawing={<OpenBook />}
                  title={t('research.choose')}
                  description={t('research.chooseText')}
                />
              )}
            </div>
          )
        ) : (
          <div className={pane}>
            <SharedReader
              key={id}
              user={user}
              id={id}
              onAsk={async (document) => {
                await navigate({ to: '/professional/chat', search: { document: document.id, ask: true } })
              }}
              onClose={leave}
            />
          </div>
        )}
      </div>
    </div>
  )
}
