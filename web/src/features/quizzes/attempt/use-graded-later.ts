import { useEffect, useEffectEvent } from 'react'
import type { HandedInQuiz } from '#contract/quizzes.ts'
import { readSettled } from '../../../device/outbox/kept-writes.ts'
import { outboxNews } from '../../../device/outbox/outbox.ts'
import type { Attempt } from './attempt.ts'

/** A quiz that waited on the device has been sent while its dialog is still open: then its result is shown there. */
export function useGradedLater(
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
