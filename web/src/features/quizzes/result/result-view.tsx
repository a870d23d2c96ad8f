import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HandedInQuiz, Quiz } from '#contract/quizzes.ts'
import { resultTier } from '#engines/quizzes/index.ts'
import { Confetti } from '../../../kit/celebration/confetti.tsx'
import { BadgeMedal } from '../../../kit/learning/badge-medal.tsx'
import { badgesQuery } from '../../../kit/learning/learning.data.ts'
import { useUser } from '../../../kit/session.ts'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { ReviewedAnswer } from './reviewed-answer.tsx'

type ResultViewProps = { quiz: Quiz; result: HandedInQuiz; isNews: boolean; isYoung: boolean }

export function ResultView({ quiz, result, isNews, isYoung }: ResultViewProps) {
  const { t } = useTranslation('quizzes')
  const { score, maxScore, pointsAwarded, newBadges, review, answers, lessonId } = result
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
        {isGamified && pointsAwarded > 0 && (
          <p className="flex items-center gap-2 rounded-card bg-amber-soft px-4 py-2 font-medium text-amber-ink">
            <Star aria-hidden="true" className="size-5 shrink-0 fill-current" />
            {t('result.points', { count: pointsAwarded })}
          </p>
        )}
      </div>
      {isGamified && newBadges.length > 0 && <NewBadges badges={newBadges} />}
      <section aria-labelledby="quiz-answers" className="flex flex-col gap-4">
        <h4 id="quiz-answers" className="font-semibold text-xl">
          {t('result.answers')}
        </h4>
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
      </section>
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
