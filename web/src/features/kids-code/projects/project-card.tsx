import { CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { ListedProject } from './list-projects.ts'
import { type ProjectDeeds, ProjectMenu } from './project-menu.tsx'
import { ProjectPicture } from './project-picture.tsx'
import { SharingBadge } from './sharing-badge.tsx'

type OwnProjectCardProps = { project: ListedProject; deeds: ProjectDeeds }

/** The whole card opens the project; the menu in its corner does the rest. */
export function OwnProjectCard({ project, deeds }: OwnProjectCardProps) {
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
