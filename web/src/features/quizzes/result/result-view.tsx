import { useQuery } from '@tanstack/react-query'
import { BookOpen, Check, RotateCcw, Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HandedInQuiz, Quiz, QuizQuestion, ReviewedQuestion } from '#contract/quizzes.ts'
import { resultTier } from '#engines/quizzes/index.ts'
import { Confetti } from '../../../kit/celebration/confetti.tsx'
import { BadgeMedal } from '../../../kit/learning/badge-medal.tsx'
import { badgesQuery } from '../../../kit/learning/learning.data.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useUser } from '../../../kit/session.ts'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { sayElement } from '../../../kit/speech/say-element.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { Figure, FormattedText } from '../formatted-text.tsx'

type ResultViewProps = { quiz: Quiz; result: HandedInQuiz; isNews: boolean; isYoung: boolean }

export function ResultView({ quiz, result, isNews, isYoung }: ResultViewProps) {
  const { t } = useTranslation('quizzes')
  const { score, maxScore, attempt, pointsAwarded, newBadges, review, answers, lessonId } = result
  const tier = resultTier(score, maxScore)
  const isGamified = useUser()?.gamificationEnabled ?? true
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={top} className="relative flex flex-col gap-6">
      {isGamified && isNews && tier === 'perfect' && <Confetti seed={String(result.id)} />}
      <div className="flex flex-col items-center gap-3 text-center">
        <ProgressRing
          percent={(100 * score) / maxScore}
          label={t('result.ring')}
          color="var(--brand)"
          sizePx={128}
          className="text-2xl"
        />
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
          {t(`result.${tier}`)}
        </h3>
        <p className="text-lg">{t('completedText', { score, maxScore })}</p>
        {attempt > 1 && <p className="text-muted">{t('result.repeated', { count: attempt })}</p>}
        {isGamified && pointsAwarded > 0 && (
          <p className="flex items-center gap-2 rounded-card bg-amber-soft px-4 py-2 font-medium text-amber-ink">
            <Star aria-hidden="true" className="size-5 shrink-0 fill-current" />
            {t('result.points', { count: pointsAwarded })}
          </p>
        )}
      </div>
      {isGamified && newBadges.length > 0 && <NewBadges badges={newBadges} />}
      <TitledSection title={t('result.answers')} level={4} titleClass="font-semibold text-xl">
        <ol className="flex flex-col gap-4">
          {quiz.questions.map((question, index) => (
            <ReviewedAnswer
              key={question.id}
              question={question}
              place={index + 1}
              chosenId={answers.find(({ questionId }) => questionId === question.id)?.selectedOptionId}
              review={review.find(({ questionId }) => questionId === question.id)}
              lessonId={lessonId}
              isYoung={isYoung}
            />
          ))}
        </ol>
      </TitledSection>
    </div>
  )
}

function NewBadges({ badges }: { badges: HandedInQuiz['newBadges'] }) {
  const { t } = useTranslation('quizzes')
  const all = useQuery(badgesQuery)
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {badges.map(({ id, name, icon }) => (
        <li key={id} className="flex items-center gap-3 rounded-card border border-border p-3">
          <BadgeMedal
            icon={icon}
            color={all.data?.find((badge) => badge.id === id)?.color ?? 'primary'}
            isEarned
          />
          <span className="font-medium">{t('result.badge', { name })}</span>
        </li>
      ))}
    </ul>
  )
}

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

function ReviewedAnswer(props: ReviewedAnswerProps) {
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
          <LinkButton
            to="/lessons/$lessonId"
            params={{ lessonId: String(lessonId) }}
            hash={section}
            aria-label={t('review.lessonNamed', { place })}
            variant="link"
            className="-ms-4"
          >
            <BookOpen aria-hidden="true" />
            {t('review.lesson')}
          </LinkButton>
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
