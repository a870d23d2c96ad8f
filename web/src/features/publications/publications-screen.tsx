import { useInfiniteQuery } from '@tanstack/react-query'
import { Puzzle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { InboxList } from '../../kit/inbox/inbox-list.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PublicationCard } from './publication-card.tsx'
import { publicationsQuery } from './publications.data.ts'

/** What students want others to see, for their teachers and for admins. */
export function PublicationsScreen() {
  const { t } = useTranslation('publications')
  const found = useInfiniteQuery(publicationsQuery)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <LinkButton to="/teacher/projects" variant="outline">
          <Puzzle aria-hidden="true" />
          {t('projects')}
        </LinkButton>
      </PageHeader>
      <InboxList
        found={found}
        toItems={(pages) => pages.flatMap(({ requests }) => requests)}
        keyOf={({ id }) => id}
        words={{ label: t('list'), failed: t('failed'), empty: t('empty'), emptyText: t('emptyText') }}
      >
        {(request, onMoved) => <PublicationCard request={request} onDecided={onMoved} />}
      </InboxList>
    </div>
  )
}
