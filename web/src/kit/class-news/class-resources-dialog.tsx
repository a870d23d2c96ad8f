import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyResource } from '#contract/classroom/my-resources.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { MoreButton } from '../queries/more-button.tsx'
import { ResourceIcon } from '../resources/resource-icon.tsx'
import { useSettled } from '../study/use-settled.ts'
import { myResourcesQuery } from './class-news.data.ts'

/** What teachers put there for the learner's classes. */
export function ClassResourcesDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation('classNews')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const found = useInfiniteQuery(myResourcesQuery(userId, { search, resourceType: null }))
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Dialog onClose={onClose} width="large" title={t('resources')} description={t('resourcesText')}>
      <div className="flex flex-col gap-4">
        <SearchInput value={typed} onValueChange={setTyped} maxLength={200} label={t('search')} />
        {found.isPending && <SkeletonBlocks blocks={['h-20']} times={2} className="flex flex-col gap-2" />}
        {found.isError && <FailureNote text={t('failed')} query={found} isRow />}
        {found.data && items.length === 0 && (
          <p role="status" className="text-muted">
            {search === '' ? t('noResources') : t('noneFound')}
          </p>
        )}
        {items.length > 0 && (
          <ul aria-label={t('list')} className="flex flex-col gap-3">
            {items.map((item) => (
              <li key={item.id}>
                <ResourceLine item={item} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={found}>{t('moreResources')}</MoreButton>
      </div>
    </Dialog>
  )
}

function ResourceLine({ item }: { item: MyResource }) {
  const { t } = useTranslation('classNews')
  const { title, description, resourceType, resourceUrl, thumbnailUrl, className, teacherName } = item
  return (
    <div className="flex items-start gap-4 rounded-card border border-border p-3">
      <ResourceIcon type={resourceType} thumbnailUrl={thumbnailUrl} />
      <div className="min-w-0 flex-1">
        {resourceUrl ? (
          <a
            href={resourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('opens', { title })}
            dir="auto"
            className="inline-block min-h-11 wrap-anywhere py-2 font-semibold text-brand-ink underline underline-offset-4 hover:decoration-2"
          >
            {title}
          </a>
        ) : (
          <p dir="auto" className="wrap-anywhere font-semibold">
            {title}
          </p>
        )}
        {description && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {description}
          </p>
        )}
        <p className="wrap-anywhere text-muted">{[className, teacherName].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
