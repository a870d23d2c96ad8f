import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type StudyGuide, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ownGuidesQuery, useRefreshGuides } from '../study-guides.data.ts'
import { GUIDE_GRID, GuidesSkeleton } from './guides-skeleton.tsx'
import { OwnCard } from './own-card.tsx'

type OwnGuidesProps = {
  user: User
  q: string
  onCreate: () => void
  onPreview: (guide: StudyGuide) => void
  onEdit: (guide: StudyGuide) => void
}

export function OwnGuides({ user, q, onCreate, onPreview, onEdit }: OwnGuidesProps) {
  const { t } = useTranslation('guides')
  const found = useInfiniteQuery(ownGuidesQuery(user.id, q))
  const removeWithUndo = useRemoveWithUndo()
  const refresh = useRefreshGuides()
  const list = useRef<HTMLDivElement>(null)
  if (found.isPending) return <GuidesSkeleton />
  if (found.isError && !found.data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
    )
  const guides = found.data.pages.flat()

  function remove({ id }: StudyGuide) {
    return removeWithUndo({
      remove: () => call(studyGuides.remove, { id }),
      restore: () => call(studyGuides.restore, { id }),
      refresh,
      removed: t('deleted'),
      removeFailed: t('deleteFailed'),
      moveFocus: () => list.current?.focus(),
    })
  }

  return (
    <div ref={list} tabIndex={-1} aria-busy={found.isPlaceholderData || undefined}>
      {guides.length > 0 ? (
        <EndlessList
          items={guides}
          keyOf={({ id }) => id}
          label={t('tabs.own')}
          hasMore={found.hasNextPage}
          isFetchingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          className={GUIDE_GRID}
        >
          {(guide) => (
            <OwnCard user={user} guide={guide} onPreview={onPreview} onEdit={onEdit} onDelete={remove} />
          )}
        </EndlessList>
      ) : q ? (
        <EmptyState title={t('noneFound')} description={t('noneFoundText')} drawing={<OpenBook />} />
      ) : (
        <EmptyState
          drawing={<OpenBook />}
          title={t('emptyOwn')}
          description={t('emptyOwnText')}
          action={
            <Button onClick={onCreate}>
              <Plus aria-hidden="true" />
              {t('create')}
            </Button>
          }
        />
      )}
    </div>
  )
}
