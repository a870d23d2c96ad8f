import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Recommendation } from '#contract/lessons.ts'
import { recommendationsQuery } from '../../kit/learning/learning.data.ts'
import { StartLessonButton } from '../../kit/learning/start-lesson-button.tsx'
import { SubjectIcon } from '../../kit/learning/subject-icon.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { StarRating } from '../../ui/display/star-rating.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'

export function RecommendedLessons({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="recommended-heading" className="flex min-w-0 flex-col gap-4">
      <h2 id="recommended-heading" className="font-semibold text-2xl">
        {t('recommended.heading')}
      </h2>
      <QueryView
        query={useQuery(recommendationsQuery(user.id))}
        failed={t('recommended.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-56', 'h-56']} />}
      >
        {(lessons) =>
          lessons.length === 0 ? (
            <EmptyState
              drawing={<Sprout stage={4} />}
              title={t('recommended.emptyTitle')}
              description={t('recommended.emptyText')}
              headingLevel={3}
              action={<LinkButton to="/practice">{t('recommended.emptyAction')}</LinkButton>}
            />
          ) : (
            <ul className="flex flex-col gap-4">
              {lessons.map((lesson) => (
                <RecommendedLesson key={lesson.id} lesson={lesson} user={user} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}

function RecommendedLesson({ lesson, user }: { lesson: Recommendation; user: User }) {
  const { t } = useTranslation('dashboard')
  const { id, title, description, subjectName, subjectIcon, difficulty, duration, because, isNew } = lesson
  return (
    <li>
      <Card padding="small" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="neutral">
            <SubjectIcon icon={subjectIcon} />
            {subjectName}
          </Badge>
          {isNew && <Badge tone="success">{t('recommended.new')}</Badge>}
        </div>
        <div>
          <h3 className="font-medium text-lg">{title}</h3>
          <p className="text-muted">{description}</p>
        </div>
        <p>{t(`recommended.${because.kind}`, { subject: subjectName, ...because })}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap items-center gap-4 text-muted">
            <StarRating rating={difficulty} label={t('recommended.difficulty', { difficulty })} />
            <span className="flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-5" />
              {t('recommended.minutes', { count: duration })}
            </span>
          </span>
          <StartLessonButton
            user={user}
            lessonId={id}
            label={isNew ? t('recommended.start') : t('recommended.continue')}
            name={t(isNew ? 'recommended.startNamed' : 'recommended.continueNamed', { title })}
          />
        </div>
      </Card>
    </li>
  )
}
