import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { HandedInQuiz, type Quiz } from '#contract/quizzes.ts'
import { ApiError } from '../../../api/call.ts'
import { makeKey } from '../../../api/make-key.ts'
import { readSettled } from '../../../device/outbox/kept-writes.ts'
import { keepWrite, outboxNews } from '../../../device/outbox/outbox.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { createTabMemory } from '../../../kit/tab-memory.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { quizQuery } from '../quizzes.data.ts'
import { Attempt, beginAttempt, chooseOption, goOn, isAttemptAt, readSeconds } from './attempt.ts'

const QuizMemory = z.object({
  attempt: Attempt,
  /** Kept together with the visit it was shown in: going back to it, or loading it anew, shows it again. */
  shown: z.nullable(z.object({ result: HandedInQuiz, visit: z.string() })),
})
type QuizMemory = z.output<typeof QuizMemory>

export const quizMemory = createTabMemory('quiz', QuizMemory)

export type QuizRun = {
  quiz: Quiz
  attempt: Attempt
  /** Finished, but the server has not got it: an attempt to send it has failed. */
  isUnsent: boolean
  /** Finished, and safe on this device until there is a connection. */
  isKept: boolean
  result: HandedInQuiz | null
  /** The result has just come; one that is looked at again is no news. */
  isNews: boolean
}

type Place = {
  wantedId: number | null
  /** Names the visit of this page in the browser's history. */
  visit: string
}

/** The current quiz: opened, asked question by question, turned in, closed. */
export function useQuizRun(user: User, { wantedId, visit }: Place) {
  const { t } = useTranslation('quizzes')
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  // Stays after closing, so that the dialog fades out with what it showed.
  const [run, setRun] = useState<QuizRun | null>(null)
  const watch = useVisibleTime()

  const opening = useMutation({
    mutationFn: ({ quizId }: { quizId: number; memory: QuizMemory | null }) =>
      queryClient.ensureQueryData(quizQuery(quizId)),
    onSuccess: (quiz, { memory }) => {
      setIsOpen(true)
      if (memory && isAttemptAt(memory.attempt, quiz)) goOnWith(quiz, memory)
      else if (quiz.questions.length > 0) begin(quiz)
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.status === 401
      if (isSignedOut) toast({ title: t('logIn.start') })
      setIsOpen(!isSignedOut)
    },
  })

  function showResult(attempt: Attempt, result: HandedInQuiz) {
    quizMemory.keep(user.id, { attempt, shown: { result, visit } })
    setRun((current) => (current?.attempt.id === attempt.id ? { ...current, result, isNews: true } : current))
  }

  const handIn = useHandIn(user, run?.quiz.title ?? null, {
    onDone: showResult,
    onKept: (attempt) => {
      quizMemory.forget(user.id)
      setRun((current) => (current?.attempt.id === attempt.id ? { ...current, isKept: true } : current))
    },
    onFailed: (attempt) => {
      setRun((current) => (current?.attempt.id === attempt.id ? { ...current, isUnsent: true } : current))
    },
  })

  useGradedLater(run?.isKept && !run.result ? run.attempt : null, showResult)

  function begin(quiz: Quiz) {
    const attempt = beginAttempt(quiz.id, makeKey())
    watch.set(0)
    handIn.reset()
    quizMemory.keep(user.id, { attempt, shown: null })
    setRun({ quiz, attempt, isUnsent: false, isKept: false, result: null, isNews: false })
    toast({ title: t('started'), description: t('startedText') })
  }

  function goOnWith(quiz: Quiz, { attempt, shown }: QuizMemory) {
    watch.set(attempt.activeMs)
    setRun({
      quiz,
      attempt,
      isUnsent: attempt.finishedAt !== null,
      isKept: false,
      result: shown?.result ?? null,
      isNews: false,
    })
  }

  function update(attempt: Attempt) {
    setRun((current) => current && { ...current, attempt })
    quizMemory.keep(user.id, { attempt: { ...attempt, activeMs: watch.read() }, shown: null })
  }

  function start(quizId: number) {
    setRun(null)
    opening.mutate({ quizId, memory: null })
  }

  const openWhatIsDue = useEffectEvent(() => {
    const memory = quizMemory.read(user.id)
    const isDue = memory?.shown
      ? memory.shown.visit === visit
      : wantedId === null || wantedId === memory?.attempt.quizId
    if (wantedId !== null) setIsOpen(true)
    if (memory && isDue) opening.mutate({ quizId: memory.attempt.quizId, memory })
    else if (wantedId !== null) start(wantedId)
  })

  const handled = useRef<number | null | undefined>(undefined)
  useEffect(() => {
    if (handled.current === wantedId) return
    handled.current = wantedId
    openWhatIsDue()
  }, [wantedId])

  return {
    isOpen,
    run,
    pendingId: opening.isPending ? opening.variables.quizId : null,
    openingError: opening.error,
    isSending: handIn.isPending,
    sendingError: handIn.error,
    start,
    openAgain: () => opening.variables && opening.mutate(opening.variables),
    takeAgain: () => run && begin(run.quiz),
    choose: (questionId: string, optionId: string) =>
      run && update(chooseOption(run.attempt, questionId, optionId)),
    goOn: () => {
      if (!run || run.attempt.finishedAt !== null) return
      const next = goOn(run.attempt, run.quiz, { activeMs: watch.read(), at: new Date() })
      update(next)
      if (next.finishedAt !== null) handIn.mutate(next)
    },
    sendAgain: () => run && handIn.mutate(run.attempt),
    close: () => {
      setIsOpen(false)
      quizMemory.forget(user.id)
    },
  }
}
export type QuizRunControls = ReturnType<typeof useQuizRun>

/** A quiz that waited on the device has been sent while its dialog is still open: then its result is shown there. */
function useGradedLater(
  attempt: Attempt | null,
  onGraded: (attempt: Attempt, result: HandedInQuiz) => void,
): void {
  const look = useEffectEvent(async () => {
    const settled = attempt && (await readSettled(attempt.id).catch(() => undefined))
    if (attempt && settled?.answer) onGraded(attempt, settled.answer as HandedInQuiz)
  })
  const id = attempt?.id
  useEffect(() => {
    if (id === undefined) return undefined
    return outboxNews.listen(() => void look())
  }, [id])
}

type Outcome = {
  onDone: (attempt: Attempt, result: HandedInQuiz) => void
  /** It is safe on this device, and graded once there is a connection. */
  onKept: (attempt: Attempt) => void
  onFailed: (attempt: Attempt) => void
}

/** Sends a finished attempt. Its own id is the key of the write, so that it counts once even when sent after a reload. */
function useHandIn(user: User, title: string | null, { onDone, onKept, onFailed }: Outcome) {
  const { t } = useTranslation('quizzes')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (attempt: Attempt) =>
      keepWrite(
        'quizzes.submit',
        {
          id: user.id,
          userId: user.id,
          quizId: attempt.quizId,
          answers: attempt.answers,
          timeSpentSeconds: readSeconds(attempt),
          ...(attempt.finishedAt !== null && { dateTaken: attempt.finishedAt }),
        },
        { key: attempt.id, about: title },
      ),
    onSuccess: (kept, attempt) => {
      if (kept.isWaiting) return onKept(attempt)
      const result = kept.answer
      onDone(attempt, result)
      toast({
        title: t('completed'),
        description: t('completedText', { score: result.score, maxScore: result.maxScore }),
      })
      void markLearningOutdated(queryClient)
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
    onError: (error, attempt) => {
      if (error instanceof ApiError && error.status === 401) toast({ title: t('logIn.complete') })
      onFailed(attempt)
    },
  })
}
