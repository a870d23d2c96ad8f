import type { InputOf } from '#contract/endpoint.ts'
import type { Note, notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'

type Filter = { tag?: string | undefined; lessonId?: number | undefined; only?: 'deleted' | undefined }

/** A note as it will be once the server has it. */
export function assumeNote(write: WaitingWrite): Note {
  const input = write.input as InputOf<typeof notes.create>
  const at = write.standInMoment ?? write.madeAt.toISOString()
  return {
    id: write.standInId ?? 0,
    userId: write.userId,
    title: input.title.trim(),
    content: input.content,
    originalContent: input.originalContent ?? null,
    source: input.source ?? 'manual',
    sourceUrl: input.sourceUrl ?? null,
    lessonId: toId(input.lessonId),
    lessonTitle: null,
    lessonSection: input.lessonSection ?? null,
    quote: input.quote ?? null,
    videoContentId: toId(input.videoContentId),
    videoTitle: null,
    videoSeconds: input.videoSeconds ?? null,
    tags: [...(input.tags ?? [])],
    createdAt: at,
    updatedAt: at,
  }
}

const toId = (id: string | number | null | undefined) => (id == null ? null : Number(id))

/** The note as a waiting change will leave it. */
export function assumeChange(note: Note, write: WaitingWrite): Note {
  const { title, content, tags } = write.input as InputOf<typeof notes.update>
  return {
    ...note,
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content }),
    ...(tags !== undefined && { tags: [...tags] }),
    updatedAt: write.standInMoment ?? note.updatedAt,
  }
}

/** A list as the server gave it, with what waits on the device. */
export function showInNotes(
  list: readonly Note[],
  writes: readonly WaitingWrite[],
  filter: Filter,
  isFirstPage: boolean,
): Note[] {
  const isDeletedList = filter.only === 'deleted'
  const fates = findFates(writes)
  let shown = [...list]
  for (const write of writes) {
    const { id } = write.input as { id?: number }
    if (write.operation === 'notes.create' && isFirstPage && !isDeletedList) {
      const made = assumeNote(write)
      shown = [made, ...shown.filter((note) => note.id !== made.id)]
    }
    if (write.operation === 'notes.update') {
      shown = shown.map((note) => (note.id === id ? assumeChange(note, write) : note))
    }
  }
  const leaving = isDeletedList ? 'notes.restore' : 'notes.remove'
  return shown.filter((note) => fates.get(note.id) !== leaving && (isDeletedList || belongsTo(note, filter)))
}

/** Deleted or brought back: what was done last. */
function findFates(writes: readonly WaitingWrite[]): Map<number, string> {
  const last = writes.filter(({ operation }) => operation === 'notes.remove' || operation === 'notes.restore')
  return new Map(last.map(({ operation, input }) => [(input as { id: number }).id, operation]))
}

/** One note, also one that only this device knows; undefined when it is not known or waits to be deleted. */
export function showInNote(
  note: Note | undefined,
  writes: readonly WaitingWrite[],
  wantedId: number,
): Note | undefined {
  let shown = note
  for (const write of writes) {
    if (write.standInId === wantedId && write.operation === 'notes.create') shown = assumeNote(write)
    if ((write.input as { id?: number }).id !== wantedId) continue
    if (write.operation === 'notes.update' && shown) shown = assumeChange(shown, write)
  }
  return findFates(writes).get(wantedId) === 'notes.remove' ? undefined : shown
}

function belongsTo(note: Note, { tag, lessonId }: Filter): boolean {
  return (!tag || note.tags.includes(tag)) && (!lessonId || note.lessonId === lessonId)
}
