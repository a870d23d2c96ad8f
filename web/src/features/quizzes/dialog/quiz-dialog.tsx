import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CloudUpload } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quiz } from '#contract/quizzes.ts'
import { shuffleOptions } from '#engines/quizzes/index.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import { AskTutorButton } from '../../../kit/chat/page/ask-button.tsx'
import { useChatPage } from '../../../kit/chat/page/open-page.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { type Attempt, currentQuestion, findAnswer } from '../attempt/attempt.ts'
import type { QuizRun, QuizRunControls } from '../attempt/use-quiz-run.ts'
import { FormattedText } from '../formatted-text.tsx'
import { ResultView } from '../result/result-view.tsx'
import { QuestionView } from './question-view.tsx'
import { QuizFooter } from './quiz-footer.tsx'

type QuizDialogProps = {
  controls: QuizRunControls
  isYoung: boolean
  onClose: () => void
  returnFocus: () => void
}

export function QuizDialog({ controls, isYoung, onClose, returnFocus }: QuizDialogProps) {
  const { t } = useTranslation('quizzes')
  const [isLeaving, setIsLeaving] = useState(false)
  const { run, isOpen, isSending } = controls

  function leave() {
    // What is on its way cannot be called back; the answer comes in a moment.
    if (isSending) return
    if (run && !run.result && !run.isKept && run.attempt.answers.length > 0) setIsLeaving(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={(isWanted) => !isWanted && leave()}
        title={run?.quiz.title ?? t('quiz')}
        returnFocus={returnFocus}
        footer={<QuizFooter controls={controls} onLeave={leave} />}
      >
        {run ? (
          <RunView run={run} controls={controls} isYoung={isYoung} hasKeys={isOpen && !isLeaving} />
        ) : (
          <OpeningView
            isPending={controls.pendingId !== null}
            error={controls.openingError}
            onRetry={controls.openAgain}
          />
        )}
      </Dialog>
      <AlertDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.stay')}
        isDestructive
        onConfirm={onClose}
      />
    </>
  )
}

type RunViewProps = { run: QuizRun; controls: QuizRunControls; isYoung: boolean; hasKeys: boolean }

function RunView({ run, controls, isYoung, hasKeys }: RunViewProps) {
  const { quiz, attempt, result, isUnsent, isKept, isNews } = run
  const question = currentQuestion(attempt, quiz)
  const isAsking = attempt.finishedAt === null && question !== undefined
  const options = question ? shuffleOptions(question.options, `${attempt.id}:${question.id}`) : []

  const subject = useQuery(subjectsQuery).data?.find(({ id }) => id === quiz.subjectId)
  useChatPage(
    isAsking
      ? {
          page: { kind: 'quizQuestion', quizId: quiz.id, questionId: question.id },
          title: quiz.title,
          subject: subject?.name ?? null,
          // What counts is helped with, not worked on.
          readText: null,
        }
      : null,
  )

  useQuizKeys({
    isActive: hasKeys && isAsking,
    optionCount: options.length,
    onChoose: (place) => {
      const option = options[place]
      if (question && option) controls.choose(question.id, option.id)
    },
    onGoOn: controls.goOn,
  })

  if (result)
    return <ResultView key={result.id} quiz={quiz} result={result} isNews={isNews} isYoung={isYoung} />
  if (isKept) return <KeptView quiz={quiz} attempt={attempt} />
  if (isUnsent) return <UnsentView quiz={quiz} attempt={attempt} error={controls.sendingError} />
  if (!question) return null
  return (
    <>
      <QuestionView
        key={`${attempt.id}:${question.id}`}
        question={question}
        options={options}
        place={attempt.place + 1}
        total={quiz.questions.length}
        chosen={findAnswer(attempt, question.id)}
        isLocked={!isAsking}
        isYoung={isYoung}
        onChoose={(optionId) => controls.choose(question.id, optionId)}
      />
      <AskTutorButton />
    </>
  )
}

type FinishedProps = { quiz: Quiz; attempt: Attempt; title: string; children: ReactNode }

/** A quiz that is over and not graded yet: what there is to say about it, and the questions with what was answered. */
function Finished({ quiz, attempt, title, children }: FinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {title}
      </h3>
      {children}
      <ol className="flex flex-col gap-3">
        {quiz.questions.map(({ id, question, questionHtml, options }) => {
          const chosen = options.find((option) => option.id === findAnswer(attempt, id))
          return (
            <li key={id} className="rounded-control bg-sunken p-4">
              <p className="text-muted">
                <FormattedText text={question} html={questionHtml} />
              </p>
              {chosen && (
                <p className="font-medium">
                  <FormattedText text={chosen.text} html={chosen.html} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Done without a connection: what is right is known to the server alone. */
function KeptView({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const { t } = useTranslation('quizzes')
  return (
    <Finished quiz={quiz} attempt={attempt} title={t('kept.title')}>
      <p className="flex gap-3 rounded-card bg-info-soft p-4 text-info-ink">
        <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('kept.text')}
      </p>
    </Finished>
  )
}

/** The quiz is finished, but the server does not have it: every answer is still here. */
function UnsentView({ quiz, attempt, error }: { quiz: Quiz; attempt: Attempt; error: Error | null }) {
  const { t } = useTranslation('quizzes')
  const refusal = error instanceof ApiError && error.hasWords && error.status < 500 ? error.message : null
  return (
    <Finished quiz={quiz} attempt={attempt} title={t('unsent.title')}>
      <div
        role="alert"
        className="flex gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4 text-destructive-ink"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-medium">{t('unsent.error')}</p>
          {refusal && <p>{refusal}</p>}
          {error instanceof NetworkError && <p>{t('unsent.offline')}</p>}
          <p>{t('unsent.kept')}</p>
        </div>
      </div>
    </Finished>
  )
}

type QuizKeys = {
  isActive: boolean
  optionCount: number
  onChoose: (place: number) => void
  onGoOn: () => void
}

/** Digits choose an option and Enter goes on, wherever in the dialog or on the page the focus is. */
function useQuizKeys({ isActive, optionCount, onChoose, onGoOn }: QuizKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return
    const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
    if (place >= 0 && place < optionCount) {
      event.preventDefault()
      onChoose(place)
    } else if (event.key === 'Enter' && !isButton(event.target)) {
      event.preventDefault()
      onGoOn()
    }
  })
  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}

/** What is typed into the chat beside the quiz is no answer. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('textarea, [data-beside-dialogs], [role="menu"]') !== null
  )
}

/** Buttons and links have their own Enter; a radio button has none. */
function isButton(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button, a') : null
  return button !== null && button.getAttribute('role') !== 'radio'
}

type OpeningViewProps = { isPending: boolean; error: Error | null; onRetry: () => void }

/** What the dialog shows while it has no quiz to ask: on its way, unknown, out of reach or still empty. */
function OpeningView({ isPending, error, onRetry }: OpeningViewProps) {
  const { t } = useTranslation('quizzes')
  const sayError = useErrorText()
  if (isPending) {
    return (
      <SkeletonArea label={t('dialog.loading')} className="flex flex-col gap-5 sm:min-h-96">
        <Skeleton className="h-6 w-40" shape="line" />
        <Skeleton className="h-8" shape="line" />
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </SkeletonArea>
    )
  }
  if (isUnknown(error)) {
    return (
      <EmptyState
        drawing={<Signpost />}
        title={t('dialog.unknownTitle')}
        description={t('dialog.unknownText')}
        headingLevel={3}
      />
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t('dialog.failedTitle')}
        description={sayError(error)}
        onRetry={onRetry}
        headingLevel={3}
      />
    )
  }
  return <EmptyState drawing={<Sprout stage={0} />} title={t('dialog.emptyText')} headingLevel={3} />
}

/** An id that no quiz has, or that is none. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
