import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { AnswerField } from '../../../kit/practice/answers/answer-field.tsx'
import { completeAnswer } from '../../../kit/practice/answers/complete-answer.ts'
import { focusAnswer } from '../../../kit/practice/answers/focus-answer.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { useKeypadChoice } from '../../../kit/practice/maths/use-keypad-choice.ts'
import { ProblemText } from '../../../kit/practice/problem-text.tsx'
import { usePracticeKeys } from '../../../kit/practice/use-practice-keys.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { PlacementCalls } from './placement.data.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionBar } from './question-bar.tsx'
import { QuestionExits } from './question-exits.tsx'
import { QuestionFailure } from './question-failure.tsx'

const LONGEST_SECONDS = 86_400

function swallowHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
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
    const timeSpentSeconds = Math.min(LONGEST_SECONDS, Math.round(watch.read() / 1000))
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
