import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudyGuide } from '#contract/study/study-guides.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { takeExcerpt } from './take-excerpt.ts'

/** Wide enough for 200 characters and three buttons. */
export const GUIDE_GRID = 'grid gap-4 lg:grid-cols-2 2xl:grid-cols-3'

export function GuidesSkeleton() {
  return <SkeletonBlocks blocks={['h-64 w-full']} times={3} className={GUIDE_GRID} />
}

/** Subject and grade, where the author gave them. */
export function GuideFacts({ guide }: { guide: { subject: string | null; grade: number | null } }) {
  const toGradeText = useGradeText()
  return (
    <>
      {guide.subject && (
        <Badge tone="neutral" className="wrap-anywhere">
          {guide.subject}
        </Badge>
      )}
      {guide.grade !== null && <Badge tone="outline">{toGradeText(guide.grade)}</Badge>}
    </>
  )
}

type GuideCardProps = {
  guide: Pick<StudyGuide, 'title' | 'description' | 'content' | 'subject' | 'grade' | 'createdAt'>
  /** Public, hidden, yours: what is special about it. */
  marks?: ReactNode
  /** What its owner should know, below the text. */
  note?: ReactNode
  /** Buttons; each is described by the title of the card. */
  actions: (titleId: string) => ReactNode
}

export function GuideCard({ guide, marks, note, actions }: GuideCardProps) {
  const { i18n } = useTranslation('guides')
  const { t: word } = useTranslation('ui')
  const titleId = useId()
  const { text, isCut } = takeExcerpt(guide)
  return (
    <Card accent={findAccent(guide.subject)} padding="small" className="h-full">
      <article aria-labelledby={titleId} className="flex h-full flex-col gap-3">
        <div className="flex flex-col gap-2">
          <h2 id={titleId} className="font-semibold text-xl">
            {guide.title}
          </h2>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {marks}
            <GuideFacts guide={guide} />
          </div>
        </div>
        <p
          className={`${guide.description ? 'line-clamp-6' : 'line-clamp-12'} whitespace-pre-line text-muted ${isCut ? "after:content-['…']" : ''}`}
        >
          {text}
        </p>
        {note}
        <p className="mt-auto text-muted">
          {formatDate(guide.createdAt, word, i18n.language, { dateStyle: 'medium' })}
        </p>
        <div className="flex flex-wrap gap-2">{actions(titleId)}</div>
      </article>
    </Card>
  )
}
