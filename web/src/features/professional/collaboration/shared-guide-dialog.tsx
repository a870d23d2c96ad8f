import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ApiError } from '../../../api/call.ts'
import { LongMarkdown } from '../../../kit/markdown/long-markdown.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { sharedGuideQuery } from '../professional.data.ts'

type SharedGuideDialogProps = { user: User; id: number; onClose: () => void }

export function SharedGuideDialog({ user, id, onClose }: SharedGuideDialogProps) {
  const { t } = useTranslation('professional')
  const found = useQuery({ ...sharedGuideQuery(user.id, id), retry: false })
  const guide = found.data
  const isGone = found.error instanceof ApiError && found.error.status === 404
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="large"
      title={guide?.title ?? t('collaboration.guide')}
      description={
        guide && t('collaboration.from', { name: guide.owner.name, username: guide.owner.username })
      }
    >
      {guide ? (
        <div className="flex flex-col gap-4">
          {guide.description && <p className="wrap-anywhere text-lg">{guide.description}</p>}
          <LongMarkdown text={guide.content} headingsFrom={3} />
        </div>
      ) : isGone ? (
        <EmptyState
          headingLevel={3}
          title={t('collaboration.guideGone')}
          description={t('collaboration.guideGoneText')}
        />
      ) : found.isError ? (
        <ErrorState headingLevel={3} query={found} />
      ) : (
        <SkeletonArea>
          <SkeletonText lines={8} />
        </SkeletonArea>
      )}
    </Dialog>
  )
}
