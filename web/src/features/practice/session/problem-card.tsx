import { useQuery } from '@tanstack/react-query'
import { Lightbulb, RotateCcw } from 'lucide-react'
import { type Ref, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import { ApiError } from '../../../api/call.ts'
import { AnswerField } from '../../../kit/practice/answers/answer-field.tsx'
import type { KeypadProps } from '../../../kit/practice/answers/answer-field-props.ts'
import { completeAnswer } from '../../../kit/practice/answers/complete-answer.ts'
import { focusAnswer } from '../../../kit/practice/answers/focus-answer.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { Heard } from '../../../kit/practice/heard.tsx'
import { ProblemText } from '../../../kit/practice/problem-text.tsx'
import { swallowHeldEnter, usePracticeKeys } from '../../../kit/practice/use-practice-keys.ts'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { StuckCard } from '../../../kit/what-next/stuck-card.tsx'
import { stuckQuery } from '../../../kit/what-next/what-next.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FailureBox } from '../../../ui/states/failure-box.tsx'
import { ActionRow } from './action-row.tsx'
import { Feedback } from './feedback.tsx'
import { HINT_COUNT, isOver, isSolved, type Solution, type Task } from './session.ts'
import type { RunningSession } from './use-session.ts'

const NAMES = ['nudge', 'targeted', 'example'] as const

/** Every hint that was asked for, in its order; a new one is read out. */
function HintList({ hintsHtml }: { hintsHtml: readonly string[] }) {
  const { t } = useTranslation('practice')
  return (
    <div aria-live="polite" className="empty:hidden">
      {hintsHtml.length > 0 && (
        <ol className="flex flex-col gap-3">
          {hintsHtml.map((html, place) => (
            <li key={html} className="flex animate-fade-in gap-3 rounded-card bg-info-soft p-4 text-info-ink">
              <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <div className="min-w-0 text-lg">
                <p className="font-heading font-medium text-base">
                  {t(`hints.${NAMES[place] ?? 'example'}`)}
                </p>
                <RichText html={html} as="line" />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
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

type Failure = { error: Error; retry: () => void; isRetrying: boolean }

/** The call that failed last among those a problem makes, and how to make it again. */
function findFailure({ check, hint, solve, next }: RunningSession): Failure | null {
  const sent = check.variables
  const calls = [
    { call: check, retry: () => sent && check.mutate(sent) },
    { call: hint, retry: () => hint.variables !== undefined && hint.mutate(hint.variables) },
    { call: solve, retry: () => solve.variables !== undefined && solve.mutate(solve.variables) },
    { call: next, retry: () => next.mutate() },
  ]
  const failed = calls.find(({ call }) => call.failureReason !== null)
  if (!failed?.call.failureReason) return null
  return { error: failed.call.failureReason, retry: failed.retry, isRetrying: failed.call.isPending }
}

/** The answer and the way to it, step by step. */
function WorkedSolution({ solution, ref }: { solution: Solution; ref: Ref<HTMLElement> }) {
  const { t } = useTranslation('practice')
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('solution.label')}
      className="flex animate-fade-in flex-col gap-3 rounded-card border border-border bg-sunken p-4"
    >
      <p className="text-lg">
        <strong className="font-semibold">{t('solution.answer')}</strong>{' '}
        <RichText html={solution.answerHtml} as="line" />
      </p>
      <h2 className="font-medium text-lg">{t('solution.steps')}</h2>
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-lg marker:font-heading marker:text-muted">
        {solution.stepsHtml.map((html) => (
          <li key={html} className="pl-1">
            <RichText html={html} as="line" />
          </li>
        ))}
      </ol>
    </section>
  )
}

type CallFailureProps = { error: Error; onRetry: () => void; isRetrying: boolean; onGoOn: () => void }

/** A call that failed, with its answer still in the field. A problem that is done elsewhere cannot be tried again. */
function CallFailure({ error, onRetry, isRetrying, onGoOn }: CallFailureProps) {
  const { t } = useTranslation('practice')
  const sayError = useErrorText()
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404)
  return (
    <FailureBox
      title={isOver ? t('failure.over') : t('failure.title')}
      text={isOver ? t('failure.overText') : sayError(error)}
    >
      <Button variant="outline" onClick={isOver ? onGoOn : onRetry} isPending={isRetrying}>
        {isOver ? t('actions.next') : t('failure.retry')}
        {!isOver && <RotateCcw aria-hidden="true" />}
      </Button>
    </FailureBox>
  )
}

type StuckHelpProps = {
  task: Task
  run: RunningSession
  practicePath: PagePath<'practice'>
  isLarge: boolean
}

/** After a wrong answer, another way when it is time for one. Praise is not the moment for it. */
function StuckHelp({ task, run, practicePath, isLarge }: StuckHelpProps) {
  const { t } = useTranslation('learning')
  const { problem, checked } = task
  const isVain = checked !== null && !checked.correct
  const stuck = useQuery({ ...stuckQuery(problem.skill.id), enabled: isVain })
  const canShowExample = !isSolved(task) && problem.hintsShown.length < HINT_COUNT
  return (
    <Heard isOn={isLarge} hasText={isVain && Boolean(stuck.data)}>
      <div role="status" className="empty:hidden">
        {isVain && stuck.data && (
          <StuckCard
            stuck={stuck.data}
            practicePath={practicePath}
            isInProblem
            example={
              canShowExample && (
                <Button
                  variant="secondary"
                  className="max-w-full"
                  onClick={run.askForExample}
                  isPending={run.hint.isPending}
                >
                  <Lightbulb aria-hidden="true" />
                  {t('stuck.example')}
                </Button>
              )
            }
          />
        )}
      </div>
    </Heard>
  )
}
