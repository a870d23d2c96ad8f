import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { progress } from '#contract/progress.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { previewAnew, showInDue } from './waiting-cards.ts'
import { showInNote, showInNotes } from './waiting-notes.ts'
import { showInProgress } from './waiting-progress.ts'

type Show<E extends Endpoint> = (
  /** As the server gave it, now or the last time; undefined where it never did. */
  answer: OutputOf<E> | undefined,
  writes: readonly WaitingWrite[],
  input: InputOf<E>,
  /** It comes from the device, and may be hours old. */
  isRecalled: boolean,
) => OutputOf<E> | undefined

const shows = new Map<Endpoint, Show<Endpoint>>()

function show<E extends Endpoint>(endpoint: E, how: Show<E>): void {
  shows.set(endpoint, how as unknown as Show<Endpoint>)
}

show(notes.list, (list, writes, { tag, lessonId, only, before }) => {
  const shown = showInNotes(
    list ?? [],
    writes,
    { tag, lessonId: Number(lessonId) || undefined, only },
    !before,
  )
  // A list that was never fetched is shown only for what is known to be in it.
  return list === undefined && shown.length === 0 ? undefined : shown
})
show(notes.one, (note, writes, { id }) => showInNote(note, writes, Number(id)))
show(flashcards.due, (due, writes, _, isRecalled) => {
  if (!due) return undefined
  const now = new Date()
  const shown = showInDue(due, writes, now)
  return isRecalled ? { ...shown, cards: shown.cards.map((card) => previewAnew(card, now)) } : shown
})
show(progress.records, (records, writes) => records && showInProgress(records, writes))

/** An answer with what waits on the device in it, whatever screen asks. */
export function showWaiting(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  answer: { body: unknown; isRecalled: boolean },
  writes: readonly WaitingWrite[],
): unknown {
  const how = shows.get(endpoint)
  return how
    ? how(answer.body as OutputOf<Endpoint> | undefined, writes, input, answer.isRecalled)
    : answer.body
}
