import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { type ProgressRecord, progress } from '#contract/progress.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { previewAnew, showInDue } from './waiting-cards.ts'
import { showInNote, showInNotes } from './waiting-notes.ts'

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

/** Records of lessons with what waits: completion and time are never taken back, as on the server. */
export function showInProgress(
  records: readonly ProgressRecord[],
  writes: readonly WaitingWrite[],
): ProgressRecord[] {
  const shown = new Map(records.map((record) => [record.lessonId, record]))
  for (const write of writes) {
    if (write.operation !== 'progress.save') continue
    const input = write.input as InputOf<typeof progress.save>
    const lessonId = Number(input.lessonId)
    shown.set(lessonId, assumeRecord(shown.get(lessonId), input, write))
  }
  return [...shown.values()].sort((one, other) => other.lastAccessed.localeCompare(one.lastAccessed))
}

function assumeRecord(
  before: ProgressRecord | undefined,
  input: InputOf<typeof progress.save>,
  { userId, madeAt }: Pick<WaitingWrite, 'userId' | 'madeAt'>,
): ProgressRecord {
  const spent = before?.timeSpent ?? 0
  return {
    userId,
    lessonId: Number(input.lessonId),
    completed: (before?.completed ?? false) || (input.completed ?? false),
    timeSpent: input.visit ? spent + input.visit.seconds : Math.max(spent, input.timeSpent ?? 0),
    lastAccessed: input.lastAccessed ?? madeAt.toISOString(),
    readSection: input.readSection === undefined ? (before?.readSection ?? null) : input.readSection,
    readOffset: input.readOffset === undefined ? (before?.readOffset ?? null) : input.readOffset,
  }
}
