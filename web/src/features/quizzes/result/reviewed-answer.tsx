import { BookOpen, Check, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizQuestion, ReviewedQuestion } from '#contract/quizzes.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { sayElement } from '../../../kit/speech/say-element.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Figure, FormattedText } from '../formatted-text.tsx'

type ReviewedAnswerProps = {
  question: QuizQuestion
  /** Counted from 1. */
  place: number
  chosenId: string | undefined
  review: ReviewedQuestion | undefined
  lessonId: number
  /** Grades 1 and 2 hear what others read. */
  isYoung: boolean
}

export function ReviewedAnswer(props: ReviewedAnswerProps) {
  const { question, place, chosenId, review, lessonId, isYoung } = props
  const { t } = useTranslation('quizzes')
  const words = useRef<HTMLLIElement>(null)
  const isRight = review !== undefined && chosenId === review.correctOptionId
  const section = review?.section ? `#${review.section}` : ''
  return (
    <li ref={words}>
      <Card padding="small" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h5 className="font-heading text-muted">{t('review.question', { place })}</h5>
          <Badge tone={isRight ? 'success' : 'warning'}>
            {isRight ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
            {isRight ? t('review.right') : t('review.notYet')}
          </Badge>
        </div>
        <p className="font-medium text-lg">
          <FormattedText text={question.question} html={question.questionHtml} />
        </p>
        {question.figure !== undefined && <Figure svg={question.figure} />}
        <dl className="flex flex-col gap-3">
          <ExplainedOption
            label={t('review.yours')}
            question={question}
            review={review}
            optionId={chosenId}
            isRight={isRight}
          />
          {!isRight && (
            <ExplainedOption
              label={t('review.correct')}
              question={question}
              review={review}
              optionId={review?.correctOptionId}
              isRight
            />
          )}
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button asChild variant="link" className="-ms-4">
            <AppLink
              to="/lessons/$lessonId"
              params={{ lessonId: String(lessonId) }}
              hash={section}
              aria-label={t('review.lessonNamed', { place })}
            >
              <BookOpen aria-hidden="true" />
              {t('review.lesson')}
            </AppLink>
          </Button>
          {isYoung && (
            <ListenButton
              collect={() => [...(words.current?.querySelectorAll('p, dt, dd') ?? [])].map(sayElement)}
              label={t('listen.start')}
              stopLabel={t('listen.stop')}
              isLarge
            />
          )}
        </div>
      </Card>
    </li>
  )
}

type ExplainedOptionProps = {
  label: string
  question: QuizQuestion
  review: ReviewedQuestion | undefined
  optionId: string | undefined
  isRight: boolean
}

function ExplainedOption({ label, question, review, optionId, isRight }: ExplainedOptionProps) {
  const option = question.options.find(({ id }) => id === optionId)
  const reason = review?.options.find(({ id }) => id === optionId)
  if (!option) return null
  return (
    <div
      className={`rounded-control border-s-4 px-4 py-3 ${isRight ? 'border-success bg-success-soft' : 'border-warning bg-warning-soft'}`}
    >
      <dt className={isRight ? 'text-success-ink' : 'text-warning-ink'}>{label}</dt>
      <dd className="mt-1 font-medium">
        <FormattedText text={option.text} html={option.html} />
      </dd>
      {reason && reason.why !== '' && (
        <dd className="mt-1">
          <FormattedText text={reason.why} html={reason.whyHtml} />
        </dd>
      )}
    </div>
  )
}
