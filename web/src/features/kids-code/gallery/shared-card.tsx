import { CopyPlus, Eye, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SharedProject } from '#contract/kids-code/sharing.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProjectPicture } from '../projects/project-picture.tsx'

type SharedCardProps = {
  project: SharedProject
  isYoung: boolean
  isCopying: boolean
  onCopy: () => void
  onReport: () => void
}

/** Of whoever made it there is the first name and nothing else. */
export function SharedCard({ project, isYoung, isCopying, onCopy, onReport }: SharedCardProps) {
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
          <Button asChild variant="secondary" size={size} isFullWidth>
            <AppLink to={path} search={{ shared: id }} aria-describedby={titleId}>
              <Eye aria-hidden="true" />
              {t('gallery.look')}
            </AppLink>
          </Button>
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
