import { ArrowRight, Sprout as SproutIcon } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { ApiError } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { AnswerField } from '../../../kit/practice/answers/answer-field.tsx'
import { completeAnswer } from '../../../kit/practice/answers/complete-answer.ts'
import { focusAnswer } from '../../../kit/practice/answers/focus-answer.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { useKeypadChoice } from '../../../kit/practice/math/use-keypad-choice.ts'
import { ProblemText } from '../../../kit/practice/problem-text.tsx'
import { swallowHeldEnter, usePracticeKeys } from '../../../kit/practice/use-practice-keys.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SaveFailure } from '../step-parts.tsx'
import type { PlacementCalls } from './placement.data.ts'

/** Fewer answers tell so little that a level would be a guess. */
const ENOUGH_TO_FINISH = 3

type QuestionExitsProps = { placement: Placement; calls: PlacementCalls; onLeave: () => void }

/** Nobody must stay until the end: a break keeps the answers, an early end reports what is known so far. */
function QuestionExits({ placement, calls, onLeave }: QuestionExitsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="ghost" onClick={onLeave}>
        {t('question.pause')}
      </Button>
      {placement.asked >= ENOUGH_TO_FINISH && (
        <Button
          variant="ghost"
          isPending={calls.finish.isPending}
          onClick={() => calls.finish.mutate({ id: placement.id })}
        >
          {t('question.finish')}
        </Button>
      )}
    </div>
  )
}

type QuestionCardProps = {
  user: User
  placement: Placement
  problem: PracticeProblem
  calls: PlacementCalls
  onLeave: () => void
}

/** One question. Nothing is said about right or wrong: this finds a place, it does not teach. */
export function QuestionCard({ user, placement, problem, calls, onLeave }: QuestionCardProps) {
  const { t } = useTranslation('onboarding')
  const isLarge = isYoung(user)
  const promptId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const watch = useVisibleTime()
  const keypad = useKeypadChoice()
  const [draft, setDraft] = useState<Given | null>(null)
  const [isNothingGiven, setNothingGiven] = useState(false)
  const isBusy = calls.answer.isPending || calls.finish.isPending

  function give(given: Given) {
    setNothingGiven(false)
    if (calls.answer.isError) calls.answer.reset()
    setDraft(given)
  }

  function send(answer: Given | null) {
    if (isBusy) return
    setNothingGiven(false)
    const timeSpentSeconds = Math.min(DAY_SECONDS, Math.round(watch.read() / 1000))
    calls.answer.mutate({ id: placement.id, problemId: problem.id, answer, timeSpentSeconds })
  }

  function check() {
    const answer = completeAnswer(problem.answer, draft)
    if (answer !== null) return send(answer)
    setNothingGiven(true)
    focusAnswer(field.current)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    check()
  }

  usePracticeKeys({
    area,
    options: problem.answer.kind === 'choice' ? problem.answer.options : [],
    onChoose: give,
    onEnter: check,
  })

  // The question is new: begin at its answer; the question, which names the field, is read out with it.
  const { reset: forgetAnswer } = calls.answer
  useEffect(() => {
    forgetAnswer()
    whole.current?.scrollIntoView({ block: 'start' })
    focusAnswer(field.current)
  }, [forgetAnswer])

  return (
    <div ref={whole} className="flex flex-col gap-4">
      <QuestionBar placement={placement} />
      <Card>
        <form ref={area} onSubmit={submit} onKeyDown={swallowHeldEnter} className="flex flex-col gap-5">
          <ProblemText problem={problem} promptId={promptId} isLarge={isLarge} />
          <div ref={field}>
            <AnswerField
              form={problem.answer}
              given={draft}
              onGive={give}
              labelledBy={promptId}
              isLocked={false}
              isLarge={isLarge}
              keypad={keypad}
              promptHtml={problem.promptHtml}
            />
          </div>
          <p role="status" className="text-destructive-ink empty:hidden">
            {isNothingGiven && t('question.nothing')}
          </p>
          <QuestionFailure placement={placement} calls={calls} />
          <QuestionActions
            isLarge={isLarge}
            isSending={calls.answer.isPending && calls.answer.variables?.answer !== null}
            isSayingNotLearned={calls.answer.isPending && calls.answer.variables?.answer === null}
            onNotLearned={() => send(null)}
          />
        </form>
      </Card>
      <QuestionExits placement={placement} calls={calls} onLeave={onLeave} />
    </div>
  )
}

/** Which subject, and how far: it may end sooner than it says, never later. */
function QuestionBar({ placement }: { placement: Placement }) {
  const { t } = useTranslation('onboarding')
  const { asked, most, subject } = placement
  const place = t('question.position', { position: asked + 1, most })
  return (
    <div className="flex flex-col gap-2">
      <h1 tabIndex={-1} className="text-center font-semibold text-2xl">
        {t('question.title', { subject })}
      </h1>
      <p className="text-center text-muted">{place}</p>
      <ProgressBar percent={(100 * asked) / most} label={place} isLabelHidden />
    </div>
  )
}

type QuestionActionsProps = {
  isLarge: boolean
  isSending: boolean
  isSayingNotLearned: boolean
  onNotLearned: () => void
}

/** The first button sends the form around it. "Not yet" is as good an answer, and as easy to reach. */
function QuestionActions({ isLarge, isSending, isSayingNotLearned, onNotLearned }: QuestionActionsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" size="large" isPending={isSending}>
        {t('question.send')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        className="max-w-full"
        size={isLarge ? 'large' : 'medium'}
        isPending={isSayingNotLearned}
        onClick={onNotLearned}
      >
        <SproutIcon aria-hidden="true" />
        {t('question.notLearned')}
      </Button>
    </div>
  )
}

/**
 * What went wrong, with the answer still in its field. A question that was answered elsewhere is over: the retry then
 * fetches the one that is on now.
 */
function QuestionFailure({ placement, calls }: { placement: Placement; calls: PlacementCalls }) {
  const { t } = useTranslation('onboarding')
  const { answer, finish, start } = calls
  const failed = [answer, finish, start].find((call) => call.isError)
  if (!failed?.error) return null
  const { error } = failed
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404)
  if (error instanceof ApiError && error.status === 400)
    return (
      <p role="alert" className="text-destructive-ink">
        {t('question.unreadable')}
      </p>
    )

  function retry() {
    if (isOver) start.mutate({ subject: placement.subject })
    else if (finish.isError) finish.mutate({ id: placement.id })
    else if (answer.variables) answer.mutate(answer.variables)
  }

  return (
    <SaveFailure
      title={isOver ? t('question.over') : t('failure.title')}
      error={error}
      onRetry={retry}
      retryLabel={isOver ? t('question.toCurrent') : undefined}
      isRetrying={answer.isPending || finish.isPending || start.isPending}
    />
  )
}
