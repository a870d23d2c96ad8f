import { GraduationCap, SquarePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedVideo } from '#contract/study/videos.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Badge } from '../../../ui/display/badge.tsx'

/** Platform, subject and grade, as far as they are known. */
export function VideoFacts({ video: { platform, subject, grade, isOwn } }: { video: ListedVideo }) {
  const { t } = useTranslation('videos')
  const toGradeText = useGradeText()
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>
        <SquarePlay aria-hidden="true" />
        {t(`platform.${platform}`)}
      </Badge>
      {subject && (
        <Badge tone="neutral">
          <span className="truncate">{subject}</span>
        </Badge>
      )}
      {grade !== null && (
        <Badge tone="outline">
          <GraduationCap aria-hidden="true" />
          {toGradeText(grade)}
        </Badge>
      )}
      {isOwn && <Badge tone="info">{t('card.yours')}</Badge>}
    </p>
  )
}
