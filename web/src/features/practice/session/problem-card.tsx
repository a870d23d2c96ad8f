import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { PagePath } from '#contract/pages/pages.ts'
import { AnswerField } from '../../../kit/practice/answers/answer-field.tsx'
import type { KeypadProps } from '../../../kit/practice/answers/answer-field-props.ts'
import { completeAnswer } from '../../../kit/practice/answers/complete-answer.ts'
import { focusAnswer } from '../../../kit/practice/answers/focus-answer.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { Heard } from '../../../kit/practice/heard.tsx'
import { ProblemText } from '../../../kit/practice/problem-text.tsx'
import { usePracticeKeys } from '../../../kit/practice/use-practice-keys.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ActionRow } from './action-row.tsx'
import { CallFailure } from './call-failure.tsx'
import { Feedback } from './feedback.tsx'
import { findFailure } from './find-failure.ts'
import { HintList } from './hint-list.tsx'
import { HINT_COUNT, isOver, type Task } from './session.ts'
import { StuckHelp } from './stuck-help.tsx'
import type { RunningSession } from './use-session.ts'
import { WorkedSolution } from './worked-solution.tsx'

/** Enter held a moment too long would send again, or leave before the answer is read. */
function swallowHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

type ProblemCardProps = {
  task: Task
  run: RunningSession
  keypad: KeypadProps['keypad']
  isLarge: boolean
  practicePath: PagePath<'practice'>
}

/** One problem: what is asked, the field for the answer, help, and what the server said. */
export function ProblemCard({ task, run, keypad, isLarge, practicePath }: ProblemCardProps) {
  const { problem, draft, checked, solution } = task
  const promptId = useId()
  const area = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const worked = useRef<HTMLElement>(null)
  const [isNothingGiven, setNothingGiven] = useState(false)
  const isDone = isOver(task)
  const failure = findFailure(run)

  function give(given: Given) {
    setNothingGiven(false)
    if (run.check.isError) run.check.reset()
    run.draft(given)
  }

  function check() {
    const answer = completeAnswer(problem.answer, draft)
    setNothingGiven(answer === null)
    if (answer === null) focusAnswer(field.current)
    else run.submit(answer)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isDone) run.goOn()
    else check()
  }

  usePracticeKeys({
    area,
    options: problem.answer.kind === 'choice' && !isDone ? problem.answer.options : [],
    onChoose: give,
    onEnter: isDone ? run.goOn : check,
  })

  // The problem is new: begin at its answer. The server has spoken: go on there, or back to the answer.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    focusAnswer(field.current)
  }, [])
  const react = useEffectEvent(() => {
    if (isDone) nextButton.current?.focus({ preventScroll: true })
    else focusAnswer(field.current)
    told.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (run.check.isSuccess && checked) react()
  }, [run.check.isSuccess, checked])
  // The button that was pressed is gone: without a new place the focus would fall back to the top of the page.
  useEffect(() => {
    if (run.solve.isSuccess) worked.current?.focus()
  }, [run.solve.isSuccess])
  const hasAllHints = problem.hintsShown.length === HINT_COUNT
  useEffect(() => {
    if (run.hint.isSuccess && hasAllHints) focusAnswer(field.current)
  }, [run.hint.isSuccess, hasAllHints])

  return (
    <Card>
      <form ref={area} onSubmit={submit} onKeyDown={swallowHeldEnter} className="flex flex-col gap-5">
        <ProblemText problem={problem} promptId={promptId} isLarge={isLarge} />
        <div ref={field}>
          <AnswerField
            form={problem.answer}
            given={draft}
            onGive={give}
            labelledBy={promptId}
            isLocked={isDone}
            isLarge={isLarge}
            keypad={keypad}
            promptHtml={problem.promptHtml}
          />
        </div>
        <Heard isOn={isLarge} hasText={problem.hintsShown.length > 0}>
          <HintList hintsHtml={problem.hintsShown} />
        </Heard>
        <div ref={told} className="flex scroll-my-6 flex-col gap-5">
          <Heard isOn={isLarge} hasText={checked?.correct === false}>
            <Feedback task={task} isNothingGiven={isNothingGiven} />
          </Heard>
          {failure && (
            <CallFailure
              error={failure.error}
              onRetry={failure.retry}
              isRetrying={failure.isRetrying}
              onGoOn={run.goOn}
            />
          )}
          <ActionRow task={task} run={run} isLarge={isLarge} nextButton={nextButton} />
          <StuckHelp task={task} run={run} practicePath={practicePath} isLarge={isLarge} />
        </div>
        {solution && (
          <Heard isOn={isLarge} hasText>
            <WorkedSolution ref={worked} solution={solution} />
          </Heard>
        )}
      </form>
    </Card>
  )
}
