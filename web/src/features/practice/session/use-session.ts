import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PracticeProblem, practice } from '#contract/practice.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { makeKey } from '../../../api/make-key.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { isSameWish, type Wish } from '../read-view.ts'
import { giveAnswer, type Sent } from './give-answer.ts'
import {
  beginSession,
  closeTask,
  draftAnswer,
  noteCheck,
  noteHints,
  noteSolution,
  noteTime,
  type Session,
  takeProblem,
} from './session.ts'
import { keepSession, recallSession } from './session-memory.ts'
import { askForHint, askForProblem } from './take-along.ts'
import { useArrivals } from './use-arrivals.ts'

const LONGEST_SECONDS = 86_400

/** A run of problems, from the first one asked for until the learner ends it. What is on the screen survives a reload. */
export function useSession(userId: number, wish: Wish) {
  const queryClient = useQueryClient()
  const watch = useVisibleTime()
  const [session, setSession] = useState(() => recallOrBegin(userId, wish))
  const [write] = useState(() => ({
    next: createWriter(practice.next),
    hint: createWriter(practice.hint),
    solution: createWriter(practice.solution),
  }))
  const problemId = session.task?.problem.id
  useArrivals(userId, session, setSession)

  const next = useMutation({
    mutationFn: () => askForProblem(write.next, { userId, wish, lastProblemId: problemId }),
    onSuccess: (problem) => {
      setSession((before) => takeProblem(before, problem))
      check.reset()
      hint.reset()
      solve.reset()
      watch.set(0)
    },
  })
  const hint = useMutation({
    mutationFn: (id: number) => askForHint(write.hint, userId, id),
    onSuccess: ({ hintsHtml }, id) => setSession((before) => noteHints(before, id, hintsHtml)),
  })
  const check = useMutation({
    mutationFn: ({ problem, ...sent }: Try) => giveAnswer(userId, problem, sent),
    onSuccess: (checked, sent) => {
      setSession((before) => noteCheck(before, sent.problemId, checked))
      if (checked.why !== 'unreadable') watch.set(0)
      void markLearningOutdated(queryClient)
    },
  })
  /** The last hint is a similar problem, worked out; those before it come along. */
  function askForAllHints(id: number) {
    hint.mutate(id, { onSuccess: ({ isLast }) => !isLast && askForAllHints(id) })
  }
  const solve = useMutation({
    mutationFn: (id: number) => write.solution({ id }),
    onSuccess: (solution, id) => setSession((before) => noteSolution(before, id, solution)),
  })

  const askForFirst = useEffectEvent(() => {
    if (!session.task) next.mutate()
    else watch.set(session.task.spentMs)
  })
  // Development mounts twice; a session still begins with one problem.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    askForFirst()
  }, [])

  const keep = useEffectEvent(() => keepSession(userId, noteTime(session, watch.read())))
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew whenever the session changes
  useEffect(() => keep(), [session])
  useEffect(() => {
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => document.removeEventListener('visibilitychange', keepWhenHidden)
  }, [])

  /** The same answer sent again is the same try: it keeps its time, and with it the key that makes it count once. */
  function toTry(problem: PracticeProblem, answer: Given): Try {
    const { id } = problem
    const failed = check.isError ? check.variables : undefined
    if (failed?.problemId === id && JSON.stringify(failed.answer) === JSON.stringify(answer)) return failed
    const seconds = Math.round(watch.read() / 1000)
    return {
      problem,
      problemId: id,
      answer,
      timeSpentSeconds: Math.min(LONGEST_SECONDS, seconds),
      answeredAt: new Date().toISOString(),
      key: makeKey(),
    }
  }

  return {
    session,
    next,
    hint,
    check,
    solve,
    draft: (given: Given) => setSession((before) => draftAnswer(before, given)),
    askForHint: () => problemId !== undefined && !hint.isPending && hint.mutate(problemId),
    askForExample: () => problemId !== undefined && !hint.isPending && askForAllHints(problemId),
    submit: (answer: Given) =>
      session.task && !check.isPending && check.mutate(toTry(session.task.problem, answer)),
    askForSolution: () => problemId !== undefined && !solve.isPending && solve.mutate(problemId),
    goOn: () => !next.isPending && next.mutate(),
    /** Gives what there is to sum up. */
    end: (): Session => {
      const closed = closeTask(session)
      keepSession(userId, closed)
      return closed
    },
  }
}

type Try = Sent & { problem: PracticeProblem }
export type RunningSession = ReturnType<typeof useSession>

function recallOrBegin(userId: number, wish: Wish): Session {
  const recalled = recallSession(userId)
  return recalled?.task && isSameWish(recalled.wish, wish) ? recalled : beginSession(wish)
}
