import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { notes } from '#contract/study/notes.ts'
import type { Database } from '#server/db/database.ts'
import { userNotes } from '#server/db/schema/study/notes.ts'
import type { Person } from './school.ts'
import type { Call } from './tally.ts'

const PAUSE_MS = 50
const CREATED = 201

type WriterOptions = {
  call: Call
  people: readonly Person[]
  content: () => string
  /** Every writer stops at its first refusal of one note and takes the next; else it sends the same again until it is kept. */
  isInsistent: boolean
}

/** People who write notes at the same time until they are stopped, each with a title that nobody else uses. */
export function startWriters({ call, people, content, isInsistent }: WriterOptions) {
  const confirmed: string[] = []
  const refusals = new Map<string, number>()
  let isOver = false
  const writing = people.map(async ({ id, token }) => {
    for (let count = 0; !isOver; count++) {
      const title = `note-${id}-${count}`
      do {
        const { status, body } = await call(
          token,
          notes.create,
          { title, content: content() },
          { 'idempotency-key': title },
        )
        if (status === CREATED) {
          confirmed.push(title)
          break
        }
        const { reason = '' } = (body ?? {}) as { reason?: string }
        const said = `${status} ${reason}`.trim()
        refusals.set(said, (refusals.get(said) ?? 0) + 1)
        await sleep(PAUSE_MS)
      } while (isInsistent && !isOver)
    }
  })
  return {
    confirmed,
    refusals,
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(writing)
    },
  }
}

/** Confirmed notes that are not there, or are there more than once. */
export async function countLosses(db: Database, confirmed: readonly string[]): Promise<number> {
  const rows = await db
    .select({ title: userNotes.title })
    .from(userNotes)
    .where(eq(userNotes.source, 'manual'))
  const kept = new Map<string, number>()
  for (const { title } of rows) kept.set(title, (kept.get(title) ?? 0) + 1)
  return confirmed.filter((title) => kept.get(title) !== 1).length
}

export const tellRefusals = (refusals: ReadonlyMap<string, number>) =>
  [...refusals].map(([said, times]) => `${times} × ${said}`).join(', ') || 'none'
