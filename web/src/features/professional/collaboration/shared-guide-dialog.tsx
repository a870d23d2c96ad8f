import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LongMarkdown } from '../../../kit/markdown/long-markdown.tsx'
import { MissingText } from '../../../kit/queries/missing-text.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { sharedGuideQuery } from '../professional.data.ts'

export function SharedGuideDialog({ user, id, onClose }: { user: User; id: number; onClose: () => void }) {
  const { t } = useTranslation('professional')
  const found = useQuery({ ...sharedGuideQuery(user.id, id), retry: false })
  const guide = found.data
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
      ) : (
        <MissingText
          query={found}
          gone={t('collaboration.guideGone')}
          goneText={t('collaboration.guideGoneText')}
        />
      )}
    </Dialog>
  )
}
