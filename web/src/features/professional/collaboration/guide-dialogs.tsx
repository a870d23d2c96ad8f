import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LongMarkdown } from '../../../kit/markdown/long-markdown.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { MissingText } from '../../../kit/queries/missing-text.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonArea, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { ownGuidesQuery, sharedGuideQuery } from '../professional.data.ts'

type ChooseGuideDialogProps = { user: User; onChoose: (id: number) => void; onClose: () => void }

export function ChooseGuideDialog({ user, onChoose, onClose }: ChooseGuideDialogProps) {
  const { t } = useTranslation('professional')
  const found = useQuery(ownGuidesQuery(user.id))
  return (
    <Dialog onClose={onClose} title={t('collaboration.chooseGuide')}>
      {found.isPending ? (
        <SkeletonArea>
          <SkeletonText lines={5} />
        </SkeletonArea>
      ) : found.isError && !found.data ? (
        <ErrorState headingLevel={3} query={found} />
      ) : found.data.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('collaboration.noGuides')}
          action={<LinkButton to="/professional/study-guides">{t('collaboration.makeGuide')}</LinkButton>}
        />
      ) : (
        <ul aria-label={t('collaboration.chooseGuide')} className="flex flex-col gap-2">
          {found.data.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChoose(id)}
                className="wrap-anywhere min-h-11 w-full rounded-control border border-border px-3 py-2 text-start hover:bg-fill"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

export function SharedGuideDialog({ user, id, onClose }: { user: User; id: number; onClose: () => void }) {
  const { t } = useTranslation('professional')
  const found = useQuery({ ...sharedGuideQuery(user.id, id), retry: false })
  const guide = found.data
  return (
    <Dialog
      onClose={onClose}
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
