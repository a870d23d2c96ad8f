import { CloudUpload, ListChecks } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subject } from '#contract/subjects.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { BestScore, QuizCard as Quiz } from './sort-quizzes.ts'

export const startButtonId = (quizId: number) => `start-quiz-${quizId}`

type QuizCardProps = {
  quiz: Quiz
  color: string
  /** For teachers and admins, who see all grades at once. */
  hasGrade: boolean
  isYoung: boolean
  isPending: boolean
  onStart: () => void
}

export function QuizCard({ quiz, color, hasGrade, isYoung, isPending, onStart }: QuizCardProps) {
  const { t } = useTranslation('quizzes')
  const { id, title, description, grade, questionCount, best, isWaiting } = quiz
  return (
    <Card padding="small" accent={color} className="flex h-full flex-col gap-3">
      <div className="flex-1" lang="en">
        <h3 className="font-medium text-lg">{title}</h3>
        {description && <p className="text-muted">{description}</p>}
      </div>
      {best && <BestScoreLine best={best} />}
      {isWaiting && (
        <p className="flex items-center gap-2 text-info-ink">
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {t('card.waiting')}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          {hasGrade && (
            <Badge tone="outline">{grade > 12 ? t('grade.college') : t('grade.number', { grade })}</Badge>
          )}
          <Badge>
            <ListChecks aria-hidden="true" />
            {t('card.questions', { count: questionCount })}
          </Badge>
        </span>
        <Button
          id={startButtonId(id)}
          variant={best ? 'outline' : 'primary'}
          size={isYoung ? 'large' : 'medium'}
          aria-label={t(best ? 'card.againNamed' : 'card.startNamed', { title })}
          disabled={questionCount === 0}
          isPending={isPending}
          onClick={onStart}
        >
          {best ? t('card.again') : t('card.start')}
        </Button>
      </div>
    </Card>
  )
}

function BestScoreLine({ best: { score, maxScore, attempts } }: { best: BestScore }) {
  const { t } = useTranslation('quizzes')
  const text = t('card.best', { score, maxScore })
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="inline-flex">
        <ProgressRing
          percent={maxScore > 0 ? (100 * score) / maxScore : 0}
          label={text}
          color="var(--brand)"
          sizePx={28}
        />
      </span>
      <p>
        {text}
        {attempts > 1 && ` · ${t('card.attempts', { count: attempts })}`}
      </p>
    </div>
  )
}

/** Few enough that every subject is found by a short scroll. */
const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 12

type SubjectGroupProps = {
  subject: Subject
  quizzes: readonly Quiz[]
  hasGrade: boolean
  isYoung: boolean
  pendingId: number | null
  onStart: (quizId: number) => void
}

export function SubjectGroup({ subject, quizzes, hasGrade, isYoung, pendingId, onStart }: SubjectGroupProps) {
  const { t } = useTranslation('quizzes')
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const headingId = `quizzes-of-${subject.id}`
  const color = findAccent(subject.name, subject.color)
  const firstNew = useRef<HTMLLIElement>(null)

  useEffect(() => {
    // The button that was pressed may be gone; reading goes on with what it brought.
    if (shown > SHOWN_AT_FIRST) firstNew.current?.focus()
  }, [shown])

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="flex items-center gap-3 font-semibold text-2xl">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-control border-2"
          style={{ borderColor: color }}
        >
          <SubjectIcon icon={subject.icon} className="size-6" />
        </span>
        {subject.name}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        {quizzes.slice(0, shown).map((quiz, index) => (
          <li
            key={quiz.id}
            {...(index === shown - SHOWN_MORE && focusable(firstNew))}
            className="rounded-card"
          >
            <QuizCard
              quiz={quiz}
              color={color}
              hasGrade={hasGrade}
              isYoung={isYoung}
              isPending={pendingId === quiz.id}
              onStart={() => onStart(quiz.id)}
            />
          </li>
        ))}
      </ul>
      {quizzes.length > shown && (
        <Button
          variant="outline"
          aria-label={t('list.moreNamed', { subject: subject.name })}
          onClick={() => setShown(shown + SHOWN_MORE)}
          className="self-center"
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  )
}

function focusable(ref: Ref<HTMLLIElement>) {
  return { ref, tabIndex: -1 }
}
