import { type DeviceDatabase, openDeviceDatabase } from '../device-database.ts'
import { createTabChannel } from '../tab-channel.ts'
import { isUnsent, type KeptProgram } from './kept-program.ts'

/** What IndexedDB holds of programs. Every change is one transaction. */

/** Of one person; those that the server has and that were not touched for longest make room. */
const MOST_SENT = 40

export type ProgramNews = { userId: number; key: string; revision: number }

/** Told in every tab whenever one is written. */
export const programNews = createTabChannel<ProgramNews>('trellis.programs')

/** A browser that keeps nothing, as in a private window: then they live as long as the page. */
const inMemory = new Map<string, KeptProgram>()
const nameInMemory = (userId: number, key: string) => `${userId} ${key}`

const ofUser = (userId: number) => IDBKeyRange.bound([userId], [userId, []])

async function withDatabase<T>(work: (db: DeviceDatabase) => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await work(await openDeviceDatabase())
  } catch {
    return otherwise()
  }
}

export async function listPrograms(userId: number): Promise<KeptProgram[]> {
  const kept = await withDatabase<KeptProgram[]>(
    (db) => db.getAll('programs', ofUser(userId)),
    () => [],
  )
  return [...kept, ...[...inMemory.values()].filter((program) => program.userId === userId)]
}

/** By its own key, or by what the server calls it. */
export async function findProgram(userId: number, name: string | number): Promise<KeptProgram | undefined> {
  const all = await listPrograms(userId)
  return all.find(({ key, projectId }) => key === name || (projectId !== null && projectId === name))
}

/** What is decided as nothing leaves it as it is. */
type Decide = (program: KeptProgram | undefined) => KeptProgram | null | undefined

export type Written = { program: KeptProgram | null; isOnDevice: boolean }

/** Load, decide, save. */
export async function updateProgram(userId: number, key: string, decide: Decide): Promise<Written> {
  const name = nameInMemory(userId, key)
  const inPage = inMemory.get(name)
  const written = inPage
    ? { program: decide(inPage) ?? null, isOnDevice: false }
    : await withDatabase<Written>(
        async (db) => ({ program: await updateKept(db, userId, key, decide), isOnDevice: true }),
        () => ({ program: decide(undefined) ?? null, isOnDevice: false }),
      )
  if (!written.isOnDevice && written.program) inMemory.set(name, written.program)
  if (written.program) programNews.announce({ userId, key, revision: written.program.revision })
  return written
}

async function updateKept(
  db: DeviceDatabase,
  userId: number,
  key: string,
  decide: Decide,
): Promise<KeptProgram | null> {
  // Kept on the disk before anything is said to be done, even if the power fails.
  const tx = db.transaction('programs', 'readwrite', { durability: 'strict' })
  const before = await tx.store.get([userId, key])
  const decided = decide(before) ?? null
  if (decided && decided !== before) await tx.store.put(decided)
  await tx.done
  return decided
}

export async function removeProgram(userId: number, key: string): Promise<void> {
  inMemory.delete(nameInMemory(userId, key))
  await withDatabase(
    (db) => db.delete('programs', [userId, key]),
    () => undefined,
  )
  programNews.announce({ userId, key, revision: 0 })
}

export async function dropOldPrograms(userId: number): Promise<void> {
  const sent = (await listPrograms(userId)).filter((program) => !isUnsent(program))
  const old = sent.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime()).slice(MOST_SENT)
  for (const { key } of old) await removeProgram(userId, key)
}
