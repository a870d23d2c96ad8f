import { CircleCheck, Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingQuestion } from '#contract/study/reading.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import type { Span } from './cut-text.ts'
import { type RunState, type RunStep, START, step } from './run-state.ts'

type QuestionRunProps = {
  questions: readonly ReadingQuestion[]
  isLarge: boolean
  /** What is to be marked in the text, once the reader may see it. */
  onMark: (place: Span | null) => void
}

/** The questions about a text, one by one, each answered by the text itself. */
export function QuestionRun({ questions, isLarge, onMark }: QuestionRunProps) {
  const { t } = useTranslation('reading')
  const [state, setState] = useState(START)
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[state.place]

  function take(taken: RunStep) {
    const next = step(state, taken, questions)
    setState(next)
    onMark(next.isDone || next.status === 'open' ? null : (question?.evidence ?? null))
    // What was pressed is gone: reading goes on at the new question.
    if (next.place !== state.place || next.isDone !== state.isDone) wantsFocus.current = true
  }

  const wantsFocus = useRef(false)
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus()
    wantsFocus.current = false
  })

  if (!question) return <p>{t('quiz.none')}</p>
  if (state.isDone) {
    return (
      <div className="flex flex-col gap-3">
        <h4 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-xl">
          <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-success" />
          {state.found === questions.length
            ? t('quiz.doneAll', { count: questions.length })
            : t('quiz.done', { found: state.found, count: questions.length })}
        </h4>
        {state.found < questions.length && <p>{t('quiz.doneText')}</p>}
        <Button variant="secondary" className="self-start" onClick={() => take({ kind: 'again' })}>
          {t('quiz.again')}
        </Button>
      </div>
    )
  }
  const isLast = state.place === questions.length - 1
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2 text-muted">
        {t('quiz.progress', { number: state.place + 1, count: questions.length })}
        <Badge tone="primary">{t(`quiz.${question.kind}`)}</Badge>
      </p>
      <h4
        ref={heading}
        tabIndex={-1}
        className={`wrap-anywhere font-medium ${isLarge ? 'text-2xl' : 'text-xl'}`}
      >
        {question.question}
      </h4>
      {question.options ? (
        <Choices question={question} state={state} isLarge={isLarge} onTake={take} />
      ) : (
        state.status === 'open' && <OwnWords isLarge={isLarge} onShow={() => take({ kind: 'show' })} />
      )}
      <Feedback question={question} state={state} />
      {!question.options && state.status === 'shown' && <Rating isLarge={isLarge} onTake={take} />}
      {(state.status === 'right' || (state.status === 'shown' && question.options)) && (
        <NextButton isLarge={isLarge} onNext={() => take({ kind: 'next' })}>
          {isLast ? t('quiz.finish') : t('quiz.next')}
        </NextButton>
      )}
    </div>
  )
}

type AnswerProps = { state: RunState; isLarge: boolean; onTake: (taken: RunStep) => void }

function Choices({ question, state, isLarge, onTake }: AnswerProps & { question: ReadingQuestion }) {
  const { t } = useTranslation('reading')
  const [isUnchosen, setUnchosen] = useState(false)
  const isOver = state.status === 'right' || state.status === 'shown'
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setUnchosen(state.choice === null)
        if (!isOver) onTake({ kind: 'check' })
      }}
    >
      <RadioGroup
        aria-label={t('quiz.choices')}
        value={state.choice ?? ''}
        disabled={isOver}
        className="gap-2"
        onValueChange={(choice) => {
          setUnchosen(false)
          onTake({ kind: 'choose', choice })
        }}
      >
        {question.options?.map((option) => (
          <ChoiceCard key={option} value={option} label={option} size={isLarge ? 'large' : 'medium'} />
        ))}
      </RadioGroup>
      <p role="alert" className="text-destructive-ink empty:hidden">
        {isUnchosen ? t('quiz.choose') : ''}
      </p>
      {!isOver && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size={isLarge ? 'large' : 'medium'}>
            {t('quiz.check')}
          </Button>
          {state.status === 'wrong' && (
            <Button
              variant="outline"
              size={isLarge ? 'large' : 'medium'}
              onClick={() => onTake({ kind: 'show' })}
            >
              {t('quiz.show')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

type NextButtonProps = { isLarge: boolean; onNext: () => void; children: ReactNode }

/** Takes the focus over from the button that was there before it. */
function NextButton({ isLarge, onNext, children }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} size={isLarge ? 'large' : 'medium'} className="self-start" onClick={onNext}>
      {children}
    </Button>
  )
}

function OwnWords({ isLarge, onShow }: { isLarge: boolean; onShow: () => void }) {
  const { t } = useTranslation('reading')
  return (
    <div className="flex flex-col gap-3">
      <p>{t('quiz.think')}</p>
      <Button size={isLarge ? 'large' : 'medium'} className="self-start" onClick={onShow}>
        {t('quiz.show')}
      </Button>
    </div>
  )
}

/** The reader compares with the text; nobody else can tell whether it was meant. */
function Rating({ isLarge, onTake }: Omit<AnswerProps, 'state'>) {
  const { t } = useTranslation('reading')
  const size = isLarge ? 'large' : 'medium'
  const first = useRef<HTMLButtonElement>(null)
  // The button that showed the answer is gone.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={first} size={size} onClick={() => onTake({ kind: 'rate', isFound: true })}>
        {t('quiz.hadIt')}
      </Button>
      <Button variant="outline" size={size} onClick={() => onTake({ kind: 'rate', isFound: false })}>
        {t('quiz.notYet')}
      </Button>
    </div>
  )
}

function Feedback({ question, state: { status } }: { question: ReadingQuestion; state: RunState }) {
  const { t } = useTranslation('reading')
  return (
    <div role="status" className="empty:hidden">
      {status === 'wrong' && <Told icon={<Search aria-hidden="true" />}>{t('quiz.wrong')}</Told>}
      {(status === 'right' || status === 'shown') && (
        <Told icon={<CircleCheck aria-hidden="true" />} isRight>
          <span className="block font-medium">
            {status === 'right' ? t('quiz.right') : t('quiz.answer', { answer: question.answer })}
          </span>
          {t('quiz.evidence', { text: question.evidence.text.replace(/\s+/g, ' ') })}
        </Told>
      )}
    </div>
  )
}

type ToldProps = { icon: ReactNode; isRight?: boolean; children: ReactNode }

function Told({ icon, isRight = false, children }: ToldProps) {
  return (
    <p
      className={`flex gap-2 rounded-control p-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 ${isRight ? 'bg-success-soft text-success-ink' : 'bg-amber-soft text-amber-ink'}`}
    >
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  )
}
