import { useTranslation } from 'react-i18next'
import { PictureCard } from './picture-card.tsx'

const COURSES = [
  { name: 'course1', percent: 64, color: 'var(--subject-mathematics)' },
  { name: 'course2', percent: 81, color: 'var(--subject-science)' },
  { name: 'course3', percent: 35, color: 'var(--subject-english)' },
] as const

const TOPICS = [
  { name: 'topic1', color: 'var(--subject-mathematics)', isDone: true },
  { name: 'topic2', color: 'var(--subject-science)', isDone: false },
  { name: 'topic3', color: 'var(--subject-english)', isDone: false },
] as const

export function CoursesPicture() {
  const { t } = useTranslation('landing')
  return (
    <PictureCard>
      <span className="font-heading font-semibold text-lg">{t('courses.title')}</span>
      <div className="mt-4 flex flex-col gap-4">
        {COURSES.map(({ name, percent, color }) => (
          <div key={name}>
            <div className="flex justify-between gap-3">
              <span>{t(`courses.${name}`)}</span>
              <span className="font-heading text-muted tabular-nums">{`${percent}%`}</span>
            </div>
            <div className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-heat-0">
              <div className="h-full rounded-full" style={{ width: `${percent}%`, backgroundColor: color }} />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-6 border-border border-t pt-4">
        <span className="text-muted">{t('courses.plan')}</span>
        {TOPICS.map(({ name, color, isDone }) => (
          <span key={name} className="mt-2.5 flex items-center gap-3">
            <TopicMark color={color} isDone={isDone} />
            <span className={isDone ? 'text-muted line-through' : ''}>{t(`courses.${name}`)}</span>
          </span>
        ))}
      </div>
    </PictureCard>
  )
}

function TopicMark({ color, isDone }: { color: string; isDone: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeLinecap="round" aria-hidden="true" className="size-6 shrink-0">
      <rect
        x="3"
        y="3"
        width="18"
        height="18"
        rx="6"
        stroke={color}
        strokeWidth="2.5"
        fill={isDone ? color : 'none'}
      />
      {isDone && (
        <path d="M8 12.5 11 15.5 16 9.5" stroke="var(--raised)" strokeWidth="2.5" strokeLinejoin="round" />
      )}
    </svg>
  )
}
