import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, Eye, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import {
  projectSharing,
  REPORT_REASONS,
  SHARED_PER_PAGE,
  type SharedProject,
} from '#contract/kids-code/sharing.ts'
import { call, NetworkError } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { ReportDialog } from '../../../kit/study/report-dialog.tsx'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ExampleList } from '../examples/example-list.tsx'
import { CARD_GRID, CardsSkeleton, ProjectPicture } from '../projects/project-picture.tsx'
import { useProjectWrite } from '../projects/projects.data.ts'

const GALLERY_KEY = ['sharedProjects'] as const

/** Asked anew each time: a project may have been taken out. */
const sharedProjectsQuery = infiniteQueryOptions({
  queryKey: GALLERY_KEY,
  queryFn: ({ pageParam, signal }) =>
    call(projectSharing.public, pageParam === 0 ? {} : { before: pageParam }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (page) => (page.length < SHARED_PER_PAGE ? undefined : page.at(-1)?.shareId),
  staleTime: 0,
})

function useReport() {
  return useWrite(projectSharing.report, { refreshes: [GALLERY_KEY] })
}

/** The gallery: what was shared with everybody. */
export function SharedProjects({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useInfiniteQuery(sharedProjectsQuery)
  const [reported, setReported] = useState<number | null>(null)
  const { copy, copiedId } = useCopy()
  const report = useReport()
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
        query={found}
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
      {reported !== null && (
        <ReportDialog
          id={reported}
          reasons={REPORT_REASONS}
          say={(part) => t(`report.${part}`)}
          cancelLabel={t('report.cancel')}
          report={report}
          onClose={() => setReported(null)}
        />
      )}
    </div>
  )
}

/** Makes an own copy and offers to open it. */
function useCopy() {
  const { t } = useTranslation('kidsCodeProjects')
  const toastFailure = useFailureToast()
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const duplicate = useProjectWrite(visualProjects.duplicate)

  async function copy(id: number) {
    try {
      const made = await duplicate.mutateAsync({ id })
      const open = () => void navigate({ to: path, search: { project: made.id } })
      toast({ title: t('gallery.copied'), action: { label: t('gallery.openCopy'), onAction: open } })
    } catch (error) {
      toastFailure(t('copying.failed'), error)
    }
  }

  return {
    copy: (id: number) => void (duplicate.isPending || copy(id)),
    copiedId: duplicate.isPending ? duplicate.variables.id : null,
  }
}

type SharedCardProps = {
  project: SharedProject
  isYoung: boolean
  isCopying: boolean
  onCopy: () => void
  onReport: () => void
}

/** Of whoever made it there is the first name and nothing else. */
function SharedCard({ project, isYoung, isCopying, onCopy, onReport }: SharedCardProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  const { id, title, description, thumbnail, firstName, isOwn, isReported } = project
  const titleId = `shared-${id}`
  const size = isYoung ? 'large' : 'medium'
  return (
    <Card padding="small" className="flex h-full flex-col">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col gap-3">
        <ProjectPicture id={id} thumbnail={thumbnail} />
        <div className="flex flex-1 flex-col gap-1">
          <h2 id={titleId} dir="auto" className="wrap-anywhere font-semibold text-lg">
            {title}
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <span className="wrap-anywhere">{t('gallery.by', { name: firstName })}</span>
            {isOwn && <Badge tone="primary">{t('gallery.own')}</Badge>}
          </p>
          {description && (
            <p dir="auto" className="wrap-anywhere line-clamp-3">
              {description}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-2">
          <LinkButton
            to={path}
            search={{ shared: id }}
            aria-describedby={titleId}
            variant="secondary"
            size={size}
            isFullWidth
          >
            <Eye aria-hidden="true" />
            {t('gallery.look')}
          </LinkButton>
          <Button
            variant="outline"
            size={size}
            isFullWidth
            isPending={isCopying}
            aria-describedby={titleId}
            onClick={onCopy}
          >
            <CopyPlus aria-hidden="true" />
            {t('gallery.copy')}
          </Button>
          {!isOwn &&
            (isReported ? (
              <p className="flex min-h-11 items-center justify-center gap-2 text-muted">
                <Flag aria-hidden="true" className="size-5 shrink-0" />
                {t('gallery.reported')}
              </p>
            ) : (
              <Button variant="ghost" size={size} isFullWidth aria-describedby={titleId} onClick={onReport}>
                <Flag aria-hidden="true" />
                {t('gallery.report')}
              </Button>
            ))}
        </div>
      </article>
    </Card>
  )
}
