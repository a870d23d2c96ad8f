import { Circle, CircleCheck, CircleDot, ClipboardCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CourseLesson } from '#contract/college/college.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { StarRating } from '../../ui/display/star-rating.tsx'
import { Card } from '../../ui/layout/card.tsx'

const ICONS = { new: Circle, begun: CircleDot, completed: CircleCheck }

/** A lesson of a course and its quizzes, with what was reached. */
export function CourseLessonLine({ lesson }: { lesson: CourseLesson }) {
  const { t } = useTranslation('college')
  const { id, title, description, duration, difficulty, state, quizzes } = lesson
  const Icon = ICONS[state]
  return (
    <li>
      <Card padding="small" className="flex flex-col gap-2">
        <div className="relative flex items-start gap-3">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-6 shrink-0 ${state === 'new' ? 'text-muted' : 'text-brand'}`}
          />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium text-lg">
              <AppLink
                to="/lessons/$lessonId"
                params={{ lessonId: String(id) }}
                className="wrap-anywhere rounded-control after:absolute after:inset-0 hover:underline"
              >
                {title}
              </AppLink>
            </h3>
            <p className="wrap-anywhere text-muted">{description}</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
              <span className="font-medium text-text">{t(`state.${state}`)}</span>
              <span className="flex items-center gap-1.5">
                <Clock aria-hidden="true" className="size-5" />
                {t('course.minutes', { count: duration })}
              </span>
              <StarRating rating={difficulty} label={t('course.difficulty', { difficulty })} />
            </p>
          </div>
        </div>
        {quizzes.map((quiz) => (
          <p key={quiz.id} className="ms-9 flex flex-wrap items-center gap-x-3 border-border border-t pt-1">
            <AppLink
              to="/quizzes/$quizId"
              params={{ quizId: String(quiz.id) }}
              className="inline-flex min-h-11 items-center gap-2 rounded-control text-brand-ink underline underline-offset-4"
            >
              <ClipboardCheck aria-hidden="true" className="size-5 shrink-0" />
              <span className="wrap-anywhere">{quiz.title}</span>
            </AppLink>
            <span className="text-muted">
              {quiz.bestPercent === null
                ? t('quiz.notTaken', { count: quiz.questions })
                : t('quiz.best', { percent: quiz.bestPercent, count: quiz.attempts })}
            </span>
          </p>
        ))}
      </Card>
    </li>
  )
}
