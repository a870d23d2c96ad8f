import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { NetworkError } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ExampleList } from '../examples/example-list.tsx'
import { CARD_GRID, CardsSkeleton } from '../projects/cards-skeleton.tsx'
import { useProjectWrite } from '../projects/projects.data.ts'
import { sharedProjectsQuery } from './gallery.data.ts'
import { ReportDialog } from './report-dialog.tsx'
import { SharedCard } from './shared-card.tsx'

/** The gallery: what was shared with everybody. */
export function SharedProjects({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useInfiniteQuery(sharedProjectsQuery)
  const [reported, setReported] = useState<number | null>(null)
  const { copy, copiedId } = useCopy()
  if (found.isPending) return <CardsSkeleton />
  if (!found.data) {
    const retry = () => void found.refetch()
    return found.error instanceof NetworkError ? (
      <OfflineState description={t('gallery.offline')} onRetry={retry} />
    ) : (
      <ErrorState title={t('gallery.failed')} onRetry={retry} isRetrying={found.isFetching} />
    )
  }
  const projects = found.data.pages.flat()
  if (projects.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('gallery.emptyTitle')}
          description={t('gallery.emptyText')}
        />
        <ExampleList user={user} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('gallery.intro')}</p>
      <EndlessList
        items={projects}
        keyOf={({ shareId }) => shareId}
        label={t('gallery.list')}
        hasMore={found.hasNextPage}
        isFetchingMore={found.isFetchingNextPage}
        onMore={() => void found.fetchNextPage()}
        className={CARD_GRID}
      >
        {(project) => (
          <SharedCard
            project={project}
            isYoung={isYoung(user)}
            isCopying={copiedId === project.id}
            onCopy={() => copy(project.id)}
            onReport={() => setReported(project.id)}
          />
        )}
      </EndlessList>
      {reported !== null && <ReportDialog projectId={reported} onClose={() => setReported(null)} />}
    </div>
  )
}

/** Makes an own copy and offers to open it. */
function useCopy() {
  const { t } = useTranslation('kidsCodeProjects')
  const tell = useErrorText()
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const duplicate = useProjectWrite(visualProjects.duplicate)

  async function copy(id: number) {
    try {
      const made = await duplicate.mutateAsync({ id })
      const open = () => void navigate({ to: path, search: { project: made.id } })
      toast({ title: t('gallery.copied'), action: { label: t('gallery.openCopy'), onAction: open } })
    } catch (error) {
      toast({ title: t('copying.failed'), description: tell(error), variant: 'destructive' })
    }
  }

  return {
    copy: (id: number) => void (duplicate.isPending || copy(id)),
    copiedId: duplicate.isPending ? duplicate.variables.id : null,
  }
}
