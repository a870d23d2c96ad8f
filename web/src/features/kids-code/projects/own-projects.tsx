import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  CloudUpload,
  CopyPlus,
  EllipsisVertical,
  Globe,
  GlobeLock,
  Lightbulb,
  PencilLine,
  Plus,
  Rocket,
  Trash2,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import { isUnsent, type KeptProgram } from '../../../device/programs/kept-program.ts'
import { listPrograms, programNews } from '../../../device/programs/kept-programs.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { DeclineNote } from '../../../kit/publication/decline-note.tsx'
import { DeletedDialog } from '../../../kit/study/deleted-dialog.tsx'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { ExampleList } from '../examples/example-list.tsx'
import { sendPrograms } from '../keeping/send-program.ts'
import { findPicture } from '../pictures/find-picture.ts'
import { RenameDialog, useProjectDeeds } from './project-deeds.tsx'
import { CARD_GRID, CardsSkeleton, ProjectPicture } from './project-picture.tsx'
import { type ListedProject, listProjects, ownProjectsQuery, useRefreshProjects } from './projects.data.ts'
import { ShareDialog, SharingBadge } from './share-dialog.tsx'

const NONE: readonly KeptProgram[] = []

/** What this device keeps of a person. What waits is sent now and when the connection comes back. */
function useKeptPrograms(userId: number): readonly KeptProgram[] {
  const queryClient = useQueryClient()
  const refresh = useRefreshProjects()
  const queryKey = ['kidsCodeKept', userId]
  const kept = useQuery({
    queryKey,
    queryFn: () => listPrograms(userId),
    staleTime: 0,
    networkMode: 'always',
  })
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  const sendAll = useEffectEvent(async () => {
    if (!(await listPrograms(userId)).some(isUnsent)) return
    await sendPrograms(userId)
    await refresh()
  })
  useEffect(() => programNews.listen(() => readAgain()), [])
  useEffect(() => {
    const send = () => void sendAll()
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [])
  return kept.data ?? NONE
}

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
  if (!found.data && projects.length === 0) return <ErrorState title={t('projects.failed')} query={found} />
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
      query={found}
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

/** The first thing on the page: begin. */
function StartCard() {
  const { t } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  return (
    <Card tone="brand" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div aria-hidden="true" className="flex items-end gap-2">
        <img src={findPicture('sprites/cat/one')} alt="" className="size-20 sm:size-24" />
        <img src={findPicture('sprites/robot/one')} alt="" className="size-16 max-sm:hidden" />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-xl">{t('start.title')}</h2>
        <p>{t('start.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full lg:max-2xl:flex-col">
        <LinkButton to={path} search={{ project: 'new' }} size="large" className="min-h-14 max-sm:w-full">
          <Plus aria-hidden="true" />
          {t('start.new')}
        </LinkButton>
        <LinkButton
          to={path}
          search={{ tab: 'examples' }}
          variant="outline"
          size="large"
          className="min-h-14 max-sm:w-full"
        >
          <Lightbulb aria-hidden="true" />
          {t('start.examples')}
        </LinkButton>
      </div>
    </Card>
  )
}

/** The whole card opens the project; the menu in its corner does the rest. */
function OwnProjectCard({ project, deeds }: { project: ListedProject; deeds: ProjectDeeds }) {
  const { t, i18n } = useTranslation('kidsCodeProjects')
  const { t: word } = useTranslation('ui')
  const path = usePagePath('kidsCode')
  const when = formatRelativeTime(project.changedAt, new Date(), word, i18n.language)
  return (
    <Card padding="small" isInteractive className="flex h-full flex-col gap-3">
      <ProjectPicture id={project.id ?? 0} thumbnail={project.thumbnail} />
      <div className="flex flex-1 items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            <AppLink
              to={path}
              search={{ project: project.name }}
              className="rounded-small no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {project.title}
            </AppLink>
          </h2>
          <p className="text-muted">{t('projects.changed', { when })}</p>
          <SharingBadge sharing={project.sharing} />
          {project.decline && <DeclineNote decline={project.decline} />}
          {project.isWaiting && (
            <Badge tone="info" className="self-start">
              <CloudUpload aria-hidden="true" />
              {t('projects.waiting')}
            </Badge>
          )}
        </div>
        <div className="relative -me-2">
          <ProjectMenu project={project} deeds={deeds} />
        </div>
      </div>
    </Card>
  )
}

type ProjectDeeds = Record<
  'onRename' | 'onDuplicate' | 'onShare' | 'onUnshare' | 'onRemove',
  (project: ListedProject) => void
>

function ProjectMenu({ project, deeds }: { project: ListedProject; deeds: ProjectDeeds }) {
  const { t } = useTranslation('kidsCodeProjects')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t('projects.more', { title: project.title })} icon={<EllipsisVertical />} />
      }
    >
      <MenuItem icon={<PencilLine />} onSelect={() => deeds.onRename(project)}>
        {t('projects.rename')}
      </MenuItem>
      <MenuItem icon={<CopyPlus />} onSelect={() => deeds.onDuplicate(project)}>
        {t('projects.duplicate')}
      </MenuItem>
      <MenuItem
        icon={<Globe />}
        // What others see is what the server has.
        isDisabled={project.isWaiting}
        onSelect={() => deeds.onShare(project)}
      >
        {project.isPublic ? t('projects.shareAgain') : t('projects.share')}
      </MenuItem>
      {project.isPublic && (
        <MenuItem icon={<GlobeLock />} onSelect={() => deeds.onUnshare(project)}>
          {t('projects.unshare')}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} isDestructive onSelect={() => deeds.onRemove(project)}>
        {t('projects.delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
