import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizOption, QuizQuestion } from '#contract/quizzes.ts'
import { ListenButton } from '../../../kit/speech/listen-button.tsx'
import { sayElement } from '../../../kit/speech/say-element.ts'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Figure, FormattedText } from '../formatted-text.tsx'

type QuestionViewProps = {
  question: QuizQuestion
  /** In the order of this attempt. */
  options: readonly QuizOption[]
  /** Counted from 1. */
  place: number
  total: number
  chosen: string | undefined
  isLocked: boolean
  /** Grades 1 and 2: larger targets, and somebody who reads out. */
  isYoung: boolean
  onChoose: (optionId: string) => void
}

export function QuestionView(props: QuestionViewProps) {
  const { question, options, place, total, chosen, isLocked, isYoung, onChoose } = props
  const { t } = useTranslation('quizzes')
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const answered = chosen === undefined ? place - 1 : place

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])

  function collectWords(): string[] {
    const spoken = top.current?.querySelectorAll('h3, [role="radio"]') ?? []
    return [...spoken].map(sayElement)
  }

  return (
    <div ref={top} className="flex flex-col gap-5 sm:min-h-96">
      <div className="flex flex-col gap-2">
        <p id="quiz-place" className="font-heading font-medium text-muted first-letter:uppercase">
          {t('question.place', { place, total })}
        </p>
        <ProgressBar
          label={t('question.progress')}
          isLabelHidden
          percent={(100 * answered) / total}
          valueText={t('question.progressValue', { answered, total })}
        />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3
          ref={heading}
          id="quiz-question"
          tabIndex={-1}
          aria-describedby="quiz-place"
          className={`min-w-0 flex-1 basis-64 font-medium outline-none ${isYoung ? 'text-2xl' : 'text-xl'}`}
        >
          <FormattedText text={question.question} html={question.questionHtml} />
        </h3>
        {isYoung && (
          <ListenButton
            collect={collectWords}
            label={t('listen.start')}
            stopLabel={t('listen.stop')}
            isLarge
          />
        )}
      </div>
      {question.figure !== undefined && <Figure svg={question.figure} />}
      <RadioGroup
        aria-labelledby="quiz-question"
        value={chosen ?? ''}
        onValueChange={onChoose}
        disabled={isLocked}
        className="gap-3"
      >
        {options.map(({ id, text, html }, index) => (
          <ChoiceCard
            key={id}
            value={id}
            size={isYoung ? 'large' : 'medium'}
            label={<FormattedText text={text} html={html} />}
            icon={
              !isYoung && (
                <Kbd aria-hidden="true" className="hidden text-muted pointer-fine:inline-block">
                  {index + 1}
                </Kbd>
              )
            }
          />
        ))}
      </RadioGroup>
      {!isYoung && (
        <p className="hidden text-muted pointer-fine:block">
          {t('question.keys', { count: options.length })}
        </p>
      )}
    </div>
  )
}
