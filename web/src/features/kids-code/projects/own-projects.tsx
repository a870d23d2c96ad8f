import { useInfiniteQuery } from '@tanstack/react-query'
import { Rocket, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { DeletedDialog } from '../../../kit/study/deleted-dialog.tsx'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ExampleList } from '../examples/example-list.tsx'
import { CARD_GRID, CardsSkeleton } from './cards-skeleton.tsx'
import { type ListedProject, listProjects } from './list-projects.ts'
import { OwnProjectCard } from './project-card.tsx'
import type { ProjectDeeds } from './project-menu.tsx'
import { ownProjectsQuery } from './projects.data.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StartCard } from './start-card.tsx'
import { useKeptPrograms } from './use-kept-programs.ts'
import { useProjectDeeds } from './use-project-deeds.ts'

type Opened = { dialog: 'rename' | 'share'; project: ListedProject } | { dialog: 'deleted' }

type OwnProjectsProps = {
  user: User
  /** Where the keyboard goes when the card that had the focus is gone. */
  moveFocus: () => void
  onMissions: () => void
}

export function OwnProjects({ user, moveFocus, onMissions }: OwnProjectsProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { restore, ...deeds } = useProjectDeeds(user.id, moveFocus)
  const close = () => setOpened(null)
  return (
    <div className="flex flex-col gap-6">
      <StartCard />
      <ProjectList
        user={user}
        onMissions={onMissions}
        deeds={{
          ...deeds,
          onRename: (project) => setOpened({ dialog: 'rename', project }),
          onShare: (project) => setOpened({ dialog: 'share', project }),
        }}
      />
      <Button variant="ghost" className="-ms-4 self-start" onClick={() => setOpened({ dialog: 'deleted' })}>
        <Trash2 aria-hidden="true" />
        {t('projects.deleted')}
      </Button>
      {opened?.dialog === 'rename' && (
        <RenameDialog userId={user.id} project={opened.project} onClose={close} />
      )}
      {opened?.dialog === 'share' && opened.project.id !== null && (
        <ShareDialog project={{ ...opened.project, id: opened.project.id }} onClose={close} />
      )}
      {opened?.dialog === 'deleted' && <DeletedProjects restore={restore} onClose={close} />}
    </div>
  )
}

type ProjectListProps = { user: User; deeds: ProjectDeeds; onMissions: () => void }

function ProjectList({ user, deeds, onMissions }: ProjectListProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useInfiniteQuery(ownProjectsQuery())
  const kept = useKeptPrograms(user.id)
  const projects = listProjects(found.data?.pages.flat() ?? [], kept)
  if (found.isPending) return <CardsSkeleton />
  // What the device keeps can be gone on with, whatever became of the list.
  if (!found.data && projects.length === 0) {
    return (
      <ErrorState
        title={t('projects.failed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  }
  if (projects.length === 0) {
    return (
      <>
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('projects.emptyTitle')}
          description={t('projects.emptyText')}
          action={
            <Button variant="secondary" size={isYoung(user) ? 'large' : 'medium'} onClick={onMissions}>
              <Rocket aria-hidden="true" />
              {t('projects.emptyAction')}
            </Button>
          }
        />
        <ExampleList user={user} />
      </>
    )
  }
  return (
    <EndlessList
      items={projects}
      keyOf={({ name }) => name}
      label={t('projects.list')}
      hasMore={found.hasNextPage}
      isFetchingMore={found.isFetchingNextPage}
      onMore={() => void found.fetchNextPage()}
      className={CARD_GRID}
    >
      {(project) => <OwnProjectCard project={project} deeds={deeds} />}
    </EndlessList>
  )
}

type DeletedProjectsProps = { restore: (project: ProjectCard) => Promise<unknown>; onClose: () => void }

function DeletedProjects({ restore, onClose }: DeletedProjectsProps) {
  const { t } = useTranslation('kidsCodeProjects')
  return (
    <DeletedDialog
      title={t('projects.deleted')}
      found={useInfiniteQuery(ownProjectsQuery('deleted'))}
      nameOf={({ title }) => title}
      restore={restore}
      onClose={onClose}
    />
  )
}
