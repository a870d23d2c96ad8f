import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPicture } from '#contract/kids-code/pictures.ts'
import { MoreButton } from '../../../kit/queries/more-button.tsx'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { PictureKind } from './chosen-picture.ts'
import { drawnPicturesQuery, useDropPicture } from './drawn-pictures.data.ts'
import { findByName } from './list-pictures.ts'
import { PictureGrid } from './picture-grid.tsx'

type DrawnPicturesProps = {
  kind: PictureKind
  search: string
  onChoose: (picture: DrawnPicture) => void
}

/** What was painted before, by oneself or by somebody who lets all use it. */
export function DrawnPictures({ kind, search, onChoose }: DrawnPicturesProps) {
  const { t } = useTranslation('kidsCodePaint')
  const found = useInfiniteQuery(drawnPicturesQuery(kind))
  const [leaving, setLeaving] = useState<DrawnPicture | null>(null)
  if (found.isPending) {
    return <SkeletonBlocks blocks={['h-28']} times={5} className="grid grid-cols-3 gap-3 sm:grid-cols-5" />
  }
  if (!found.data) {
    return <ErrorState headingLevel={3} title={t('chooser.failed')} query={found} />
  }
  const all = found.data.pages.flat()
  const shown = findByName(all, search).map((picture) => ({ ...picture, address: picture.imageUrl }))
  if (shown.length === 0) {
    const isNone = all.length === 0
    return (
      <EmptyState
        headingLevel={3}
        title={isNone ? t('chooser.noneDrawn') : t('chooser.none')}
        description={isNone ? t('chooser.noneDrawnText') : t('chooser.noneText')}
      />
    )
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="w-full">
        <PictureGrid
          pictures={shown}
          label={t('chooser.own')}
          isWide={kind === 'background'}
          onChoose={onChoose}
          aside={(picture) =>
            picture.isOwn && (
              <div className="self-center">
                <IconButton
                  label={t('chooser.delete', { name: picture.name })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setLeaving(picture)}
                />
              </div>
            )
          }
        />
      </div>
      <MoreButton query={found}>{t('chooser.more')}</MoreButton>
      {leaving && <DropDialog kind={kind} picture={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}

type DropDialogProps = { kind: PictureKind; picture: DrawnPicture; onClose: () => void }

/** It cannot be brought back, so it asks first. */
function DropDialog({ kind, picture: { id, name }, onClose }: DropDialogProps) {
  const { t } = useTranslation('kidsCodePaint')
  const toastFailure = useFailureToast()
  const drop = useDropPicture(kind)

  function remove() {
    drop.mutate(
      { id },
      {
        onError: (error) => toastFailure(t('chooser.deleteFailed'), error),
      },
    )
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('chooser.deleteTitle', { name })}
      description={t('chooser.deleteText')}
      confirmLabel={t('chooser.deleteConfirm')}
      isDestructive
      onConfirm={remove}
    />
  )
}
