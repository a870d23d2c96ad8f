import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PublicGuide } from '#contract/study/study-guides.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { type PublicWanted, publicGuidesQuery } from '../study-guides.data.ts'
import { GuideCard } from './guide-card.tsx'
import { GUIDE_GRID, GuidesSkeleton } from './guides-skeleton.tsx'

type PublicGuidesProps = {
  user: User
  wanted: PublicWanted
  onPreview: (guide: PublicGuide) => void
}

export function PublicGuides({ user, wanted, onPreview }: PublicGuidesProps) {
  const { t } = useTranslation('guides')
  const found = useInfiniteQuery(publicGuidesQuery(wanted))
  if (found.isPending) return <GuidesSkeleton />
  if (found.isError && !found.data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  const guides = found.data.pages.flat()
  const isNarrowed = Boolean(wanted.q || wanted.subject || wanted.grade)
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      {guides.length > 0 ? (
        <EndlessList
          items={guides}
          keyOf={({ id }) => id}
          label={t('tabs.public')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          className={GUIDE_GRID}
        >
          {(guide) => (
            <GuideCard
              guide={guide}
              marks={guide.isOwn && <Badge tone="info">{t('yours')}</Badge>}
              actions={(titleId) => (
                <Button
                  variant="secondary"
                  size={isYoung(user) ? 'large' : 'medium'}
                  aria-describedby={titleId}
                  onClick={() => onPreview(guide)}
                >
                  <Eye aria-hidden="true" />
                  {t('preview')}
                </Button>
              )}
            />
          )}
        </EndlessList>
      ) : (
        <EmptyState
          drawing={<OpenBook />}
          title={isNarrowed ? t('noneFound') : t('emptyPublic')}
          description={isNarrowed ? t('noneFoundText') : t('emptyPublicText')}
        />
      )}
    </div>
  )
}
