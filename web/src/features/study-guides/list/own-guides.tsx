import { useInfiniteQuery } from '@tanstack/react-query'
import { Clock, Eye, EyeOff, Globe, Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type StudyGuide, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import { useIsShielded } from '../../../kit/guardian/guardian.data.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { DeclineNote } from '../../../kit/publication/decline-note.tsx'
import { PagedList } from '../../../kit/queries/paged-list.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ownGuidesQuery, useRefreshGuides } from '../study-guides.data.ts'
import { GUIDE_GRID, GuideCard, GuidesSkeleton } from './guide-card.tsx'

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
      <PagedList
        query={found}
        failed={t('failed')}
        loading={<GuidesSkeleton />}
        empty={
          <EmptyState
            drawing={<OpenBook />}
            title={q ? t('noneFound') : t('emptyOwn')}
            description={q ? t('noneFoundText') : t('emptyOwnText')}
            action={
              !q && (
                <Button onClick={onCreate}>
                  <Plus aria-hidden="true" />
                  {t('create')}
                </Button>
              )
            }
          />
        }
        keyOf={({ id }) => id}
        label={t('tabs.own')}
        className={GUIDE_GRID}
      >
        {(guide) => (
          <OwnCard user={user} guide={guide} onPreview={onPreview} onEdit={onEdit} onDelete={remove} />
        )}
      </PagedList>
    </div>
  )
}

type OwnCardProps = {
  user: User
  guide: StudyGuide
  onPreview: (guide: StudyGuide) => void
  onEdit: (guide: StudyGuide) => void
  onDelete: (guide: StudyGuide) => Promise<void>
}

function OwnCard({ user, guide, onPreview, onEdit, onDelete }: OwnCardProps) {
  const { t } = useTranslation('guides')
  const { t: tell } = useTranslation('publications')
  const [isDeleting, setDeleting] = useState(false)
  const isUnseen = useIsShielded(user) || guide.isHidden
  const look = { size: isYoung(user) ? 'large' : 'medium', className: 'max-sm:px-3' } as const

  async function remove() {
    setDeleting(true)
    await onDelete(guide)
    setDeleting(false)
  }

  return (
    <GuideCard
      guide={guide}
      marks={
        <>
          {guide.sharing === 'public' && !isUnseen && (
            <Badge tone="success">
              <Globe aria-hidden="true" />
              {t('public')}
            </Badge>
          )}
          {guide.sharing === 'waiting' && !isUnseen && (
            <Badge tone="info">
              <Clock aria-hidden="true" />
              {tell('waits')}
            </Badge>
          )}
          {guide.sharing === 'declined' && !isUnseen && (
            <Badge tone="warning">
              <Undo2 aria-hidden="true" />
              {tell('notApproved')}
            </Badge>
          )}
          {(guide.isHidden || (guide.isPublic && isUnseen)) && (
            <Badge tone="warning">
              <EyeOff aria-hidden="true" />
              {t('hidden')}
            </Badge>
          )}
        </>
      }
      note={
        guide.isHidden ? (
          <p className="rounded-control bg-warning-soft p-3">{t('hiddenText')}</p>
        ) : (
          guide.decline && <DeclineNote decline={guide.decline} />
        )
      }
      actions={(titleId) => (
        <>
          <Button {...look} variant="secondary" aria-describedby={titleId} onClick={() => onPreview(guide)}>
            <Eye aria-hidden="true" />
            {t('preview')}
          </Button>
          <Button {...look} variant="ghost" aria-describedby={titleId} onClick={() => onEdit(guide)}>
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          <Button
            {...look}
            variant="ghost"
            aria-describedby={titleId}
            isPending={isDeleting}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden="true" />
            {t('delete')}
          </Button>
        </>
      )}
    />
  )
}
