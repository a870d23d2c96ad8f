import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TeachingResource } from '#contract/teaching/resources.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { ResourceIcon } from './resource-icon.tsx'

type ResourceCardProps = {
  resource: TeachingResource
  onEdit: () => void
  onRemove: () => void
  onTag: (tag: string) => void
}

export function ResourceCard({ resource, onEdit, onRemove, onTag }: ResourceCardProps) {
  const { t } = useTranslation('resources')
  const { title, description, resourceType, resourceUrl, thumbnailUrl, className, isForAll, tags } = resource
  const audience = className ?? (isForAll ? t('audience.all') : t('audience.me'))
  return (
    <Card padding="small" className="flex h-full items-start gap-4">
      <ResourceIcon type={resourceType} thumbnailUrl={thumbnailUrl} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
          {resourceUrl ? (
            <a
              href={resourceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="text-brand-ink underline underline-offset-4 hover:decoration-2"
            >
              {title}
              <span className="sr-only"> {t('card.opens')}</span>
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="text-muted">{[t(`types.${resourceType}`), audience].join(' · ')}</p>
        {description && (
          <p dir="auto" className="line-clamp-3 wrap-anywhere whitespace-pre-wrap">
            {description}
          </p>
        )}
        {tags.length > 0 && (
          <ul aria-label={t('card.tags')} className="mt-1 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <button type="button" onClick={() => onTag(tag)} className="min-h-8 rounded-full">
                  <Badge tone="outline" className="hover:bg-fill">
                    {tag}
                  </Badge>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('card.menu', { title })}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
          {t('card.edit')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDestructive onSelect={onRemove}>
          {t('card.remove')}
        </MenuItem>
      </DropdownMenu>
    </Card>
  )
}
