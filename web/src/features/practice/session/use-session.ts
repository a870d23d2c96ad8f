import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CheckedAnswer, type PracticeProblem, practice } from '#contract/practice.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { NetworkError } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { makeKey } from '../../../api/make-key.ts'
import { readSettled } from '../../../device/outbox/kept-writes.ts'
import { keepWrite, outboxNews } from '../../../device/outbox/outbox.ts'
import { checkBySeal } from '../../../device/practice/check-by-seal.ts'
import { chooseKept } from '../../../device/practice/choose-kept.ts'
import { changeProblem, readProblem, readProblems } from '../../../device/practice/kept-problems.ts'
import { markLearningOutdated } from '../../../kit/learning/mark-learning-outdated.ts'
import type { Given } from '../../../kit/practice/given.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { isSameWish, type Wish } from '../read-view.ts'
import {
  beginSession,
  closeTask,
  draftAnswer,
  listWaitingKeys,
  noteArrival,
  noteCheck,
  noteHints,
  noteSolution,
  noteTime,
  type Session,
  sessionMemory,
  type Told,
  takeProblem,
} from './session.ts'

/** Puts the server's words in the place of the device's as soon as answers that waited have arrived. */
export function useArrivals(
  userId: number,
  session: Session | null,
  onArrival: (change: (before: Session) => Session) => void,
): void {
  const keys = session ? listWaitingKeys(session) : []
  const look = useEffectEvent(async () => {
    for (const key of keys) {
      const settled = await readSettled(key).catch(() => undefined)
      const answer = z.safeParse(CheckedAnswer, settled?.answer)
      if (answer.success) onArrival((before) => noteArrival(before, key, answer.data))
    }
  })
  const isWaiting = keys.length > 0
  useEffect(() => {
    if (!isWaiting) return
    void look()
    return outboxNews.listen((news) => {
      if (news.userId === userId) void look()
    })
  }, [userId, isWaiting])
}

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

  const keep = useEffectEvent(() => sessionMemory.keep(userId, noteTime(session, watch.read())))
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
      timeSpentSeconds: Math.min(DAY_SECONDS, seconds),
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
      sessionMemory.keep(userId, closed)
      return closed
    },
  }
}

type Try = SentAnswer & { problem: PracticeProblem }
export type RunningSession = ReturnType<typeof useSession>

function recallOrBegin(userId: number, wish: Wish): Session {
  const recalled = sessionMemory.read(userId)
  return recalled?.task && isSameWish(recalled.wish, wish) ? recalled : beginSession(wish)
}

type Ask<E extends keyof typeof practice> = ReturnType<typeof createWriter<(typeof practice)[E]>>

/** The server's next problem or, without a connection, the next one that was taken along. */
async function askForProblem(
  ask: Ask<'next'>,
  { userId, wish, lastProblemId }: { userId: number; wish: Wish; lastProblemId: number | undefined },
): Promise<PracticeProblem> {
  try {
    return await ask(wish)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const problems = await readProblems(userId).catch(() => [])
    const kept = chooseKept(problems, wish, lastProblemId)
    if (!kept) throw error
    await changeProblem(userId, kept.problemId, { shownAt: new Date() })
    return { ...kept.problem, tries: kept.tries, hintsShown: kept.hintsHtml.slice(0, kept.hintsSeen) }
  }
}

/** The server's next hint or, without a connection, one of those that came along with the problem. */
async function askForHint(ask: Ask<'hint'>, userId: number, id: number) {
  try {
    return await ask({ id })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const kept = await readProblem(userId, id).catch(() => null)
    if (!kept || kept.hintsSeen >= kept.hintsHtml.length) throw error
    const hintsSeen = kept.hintsSeen + 1
    await changeProblem(userId, id, { hintsSeen })
    // Not the last there is, but the last there is here.
    return { hintsHtml: kept.hintsHtml.slice(0, hintsSeen), isLast: hintsSeen === kept.hintsHtml.length }
  }
}

type SentAnswer = {
  problemId: number
  answer: Given
  timeSpentSeconds: number
  answeredAt: string
  /** The same try sent again is the same write. */
  key: string
}

/** What the server says of an answer; without a connection it waits on the device, which says what it can. */
async function giveAnswer(userId: number, problem: PracticeProblem, sent: SentAnswer): Promise<Told> {
  const { key, ...answer } = sent
  const kept = await readProblem(userId, sent.problemId).catch(() => null)
  const hintsSeen = kept?.hintsSeen ?? 0
  const bySeal = kept?.seal ? await checkBySeal(problem.answer, kept.seal, sent.answer) : null
  const unknown: Told = {
    correct: null,
    why: null,
    mistake: null,
    tries: problem.tries + 1,
    helped: problem.hintsShown.length > 0,
    masteryBefore: null,
    mastery: null,
    levelBefore: 'new',
    level: 'new',
    attemptId: null,
    solution: null,
  }
  // What cannot be read is no attempt, as on the server.
  if (bySeal?.why === 'unreadable' && !navigator.onLine) {
    return { ...unknown, correct: false, why: 'unreadable', tries: problem.tries }
  }
  const outcome = await keepWrite(
    'practice.answer',
    { ...answer, ...(hintsSeen > 0 && { hintsSeen }) },
    { key, about: problem.skill.name },
  )
  const told: Told = outcome.isWaiting
    ? {
        ...unknown,
        ...(bySeal && { correct: bySeal.isRight, why: bySeal.why ?? null, solution: bySeal.solution }),
        waitingKey: key,
      }
    : (outcome.answer as CheckedAnswer)
  if (kept) {
    const isDone = told.correct !== false
    await changeProblem(userId, sent.problemId, { tries: told.tries, isDone }).catch(() => {})
  }
  return told
}
