import { Eye, EyeOff, Globe, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { StudyGuide } from '#contract/study/study-guides.ts'
import { useIsShielded } from '../../../kit/guardian.data.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { GuideCard } from './guide-card.tsx'

type OwnCardProps = {
  user: User
  guide: StudyGuide
  onPreview: (guide: StudyGuide) => void
  onEdit: (guide: StudyGuide) => void
  onDelete: (guide: StudyGuide) => Promise<void>
}

export function OwnCard({ user, guide, onPreview, onEdit, onDelete }: OwnCardProps) {
  const { t } = useTranslation('guides')
  const [isDeleting, setDeleting] = useState(false)
  const isUnseen = useIsShielded(user) || guide.isHidden
  const size = isYoung(user) ? 'large' : 'medium'

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
          {guide.isPublic && !isUnseen && (
            <Badge tone="success">
              <Globe aria-hidden="true" />
              {t('public')}
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
      note={guide.isHidden && <p className="rounded-control bg-warning-soft p-3">{t('hiddenText')}</p>}
      actions={(titleId) => (
        <>
          <Button
            variant="secondary"
            size={size}
            className="max-sm:px-3"
            aria-describedby={titleId}
            onClick={() => onPreview(guide)}
          >
            <Eye aria-hidden="true" />
            {t('preview')}
          </Button>
          <Button
            variant="ghost"
            size={size}
            className="max-sm:px-3"
            aria-describedby={titleId}
            onClick={() => onEdit(guide)}
          >
            <Pencil aria-hidden="true" />
            {t('edit')}
          </Button>
          <Button
            variant="ghost"
            size={size}
            className="max-sm:px-3"
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
