import type { InputOf } from '#contract/endpoint.ts'
import type { Note, notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { makeKey } from '../../api/make-key.ts'
import * as kept from './kept-writes.ts'
import { outboxNews } from './outbox.ts'

/** What somebody decides about a write that the server did not take. */

const tell = (userId: number) =>
  outboxNews.announce({ userId, settled: [], kept: null, settledCount: 0, refused: 0 })

export async function retryChange(userId: number, place: number): Promise<void> {
  await kept.tryAgain(place, null)
  tell(userId)
}

/** Answers the way back. */
export async function dropChange(userId: number, write: WaitingWrite): Promise<() => Promise<void>> {
  const gone = await kept.giveUp(write)
  tell(userId)
  return async () => {
    await kept.putBack(gone)
    tell(userId)
  }
}

/** The own version takes the place of the other one, whose moment of change is named: a third one is not overwritten. */
export async function keepMine(userId: number, write: WaitingWrite, seenAt: string): Promise<void> {
  await kept.tryAgain(write.place, { key: makeKey(), input: { ...write.input, updatedAt: seenAt } })
  tell(userId)
}

/** The own version becomes a note of its own beside the other one. */
export async function keepAsNewNote(userId: number, write: WaitingWrite, theirs: Note | null): Promise<void> {
  const mine = write.input as InputOf<typeof notes.update>
  const input = {
    userId,
    title: mine.title ?? theirs?.title ?? '',
    content: mine.content ?? theirs?.content ?? '',
    tags: mine.tags ?? theirs?.tags ?? [],
    lessonId: theirs?.lessonId ?? null,
  }
  // First the new one: should the page be closed in between, there is one too many and none too few.
  const made = { key: makeKey(), userId, operation: 'notes.create', input, about: input.title }
  await kept.addWrite(made, new Date())
  await kept.discardWrite(write.place)
  tell(userId)
}
