import type { IDBPTransaction } from 'idb'
import { WEEK_MS } from '#engines/days/durations.ts'
import {
  listGivenUp,
  makeStandInId,
  type Names,
  type Refusal,
  readNames,
  rename,
  renameWrite,
  sortByPlace,
  type WaitingWrite,
} from '#engines/outbox/index.ts'
import { type DeviceDatabase, openDeviceDatabase, type SettledWrite } from '../device-database.ts'
import { toNames } from '../settled-writes.ts'
import { readSignedInId } from '../signed-in-hint.ts'
import { findOperation } from './operations.ts'

/** What IndexedDB holds of writes. Every change is one transaction. */

/** Answers that nobody fetched, and the device's own names, are of use for as long as a page may stay open. */
const SETTLED_LIFETIME_MS = WEEK_MS

type Tx = IDBPTransaction<Schema, ('outbox' | 'settled')[], 'readwrite'>
type Schema = DeviceDatabase extends import('idb').IDBPDatabase<infer S> ? S : never

export type NewWrite = {
  key: string
  userId: number
  operation: string
  input: Record<string, unknown>
  about: string | null
}

export async function readWaiting(userId: number): Promise<WaitingWrite[]> {
  return sortByPlace(await (await openDeviceDatabase()).getAllFromIndex('outbox', 'ofUser', userId))
}

/** Kept before it is sent: from here on it is not lost, whatever becomes of the page. */
export async function addWrite(write: NewWrite, now: Date): Promise<WaitingWrite> {
  return change(async (tx) => {
    const outbox = tx.objectStore('outbox')
    const known = await outbox.index('byKey').get(write.key)
    // The same intention once more, while its first try still waits.
    if (known) return known
    const operation = findOperation(write.operation)
    const input = rename(write.input, await readSettledNames(tx, write.userId))
    const standInId = operation?.isMaking ? makeStandInId(now.getTime(), Math.random) : null
    const replaces = operation?.findReplaced?.(input) ?? null
    if (replaces !== null) await dropReplaced(tx, write.userId, replaces)
    const thing = operation?.findThing(input, standInId) ?? null
    const merged = operation?.merge && (await mergeIntoEarlier(tx, { ...write, input }, thing, now))
    if (merged) return merged
    const kept: Omit<WaitingWrite, 'place'> = {
      ...write,
      input,
      thing,
      standInId,
      standInMoment: operation?.isChanging ? now.toISOString() : null,
      replaces,
      madeAt: now,
      wasSent: false,
      failures: 0,
      refusal: null,
    }
    const place = await outbox.add(kept as WaitingWrite)
    return { ...kept, place }
  })
}

/** Two changes of one thing, of which none was sent, are one. */
async function mergeIntoEarlier(
  tx: Tx,
  { operation, userId, input, about }: NewWrite,
  thing: string | null,
  now: Date,
): Promise<WaitingWrite | null> {
  const outbox = tx.objectStore('outbox')
  const same = (await outbox.index('ofUser').getAll(userId)).filter((one) => one.thing === thing)
  const last = sortByPlace(same).at(-1)
  const both = last && !last.wasSent && !last.refusal && findOperation(operation)?.merge?.(last, input)
  if (!last || !both) return null
  const merged = { ...last, input: both, about: about ?? last.about, standInMoment: now.toISOString() }
  await outbox.put(merged)
  return merged
}

async function dropReplaced(tx: Tx, userId: number, name: string): Promise<void> {
  const outbox = tx.objectStore('outbox')
  for (const write of await outbox.index('ofUser').getAll(userId)) {
    if (write.replaces === name && !write.wasSent) await outbox.delete(write.place)
  }
}

/** Null when it is not there any more: somebody took it back. */
export async function markSent(place: number): Promise<WaitingWrite | null> {
  return changeWrite(place, (write) => ({ ...write, wasSent: true }))
}

export async function countFailure(place: number): Promise<void> {
  await changeWrite(place, (write) => ({ ...write, failures: write.failures + 1 }))
}

export async function keepRefusal(place: number, refusal: Refusal): Promise<void> {
  await changeWrite(place, (write) => ({ ...write, refusal }))
}

/** Somebody wants it tried once more, perhaps with other words: then under a key of its own. */
export async function tryAgain(
  place: number,
  next: { key: string; input: Record<string, unknown> } | null,
): Promise<void> {
  await changeWrite(place, (write) => ({
    ...write,
    ...(next && { ...next, wasSent: false }),
    failures: 0,
    refusal: null,
  }))
}

/** The server has answered: the write goes, its answer and the server's names stay, all at once. */
export async function settleWrite(
  write: WaitingWrite,
  { answer, isDropped }: Pick<SettledWrite, 'answer' | 'isDropped'>,
  at: Date,
): Promise<void> {
  await change(async (tx) => {
    const outbox = tx.objectStore('outbox')
    await outbox.delete(write.place)
    const { key, userId, operation, standInId, standInMoment, input, madeAt } = write
    // Who has signed out meanwhile looks at nothing here any more, and leaves nothing behind.
    if (readSignedInId() === userId)
      await tx
        .objectStore('settled')
        .put({ key, userId, operation, standInId, standInMoment, input, madeAt, isDropped, answer, at })
    const names = readNames(write, answer)
    if (names.size === 0) return
    for (const later of await outbox.index('ofUser').getAll(userId)) {
      await outbox.put(renameWrite(later, names))
    }
  })
}

export async function readSettled(key: string): Promise<SettledWrite | undefined> {
  return (await openDeviceDatabase()).get('settled', key)
}

/** Whether it could be taken out again: what was sent once may have arrived, even without an answer. */
export async function withdrawUnsent(key: string): Promise<boolean> {
  return change(async (tx) => {
    const write = await tx.objectStore('outbox').index('byKey').get(key)
    if (!write || write.wasSent) return false
    await tx.objectStore('outbox').delete(write.place)
    return true
  })
}

export async function discardWrite(place: number): Promise<void> {
  await change((tx) => tx.objectStore('outbox').delete(place))
}

/** With all that can never be sent without it. Answers what has gone. */
export async function giveUp(write: WaitingWrite): Promise<WaitingWrite[]> {
  return change(async (tx) => {
    const outbox = tx.objectStore('outbox')
    const gone = listGivenUp(await outbox.index('ofUser').getAll(write.userId), write)
    for (const { place } of gone) await outbox.delete(place)
    return gone
  })
}

/** Puts back what was discarded, in its old place. */
export async function putBack(writes: readonly WaitingWrite[]): Promise<void> {
  await change(async (tx) => {
    for (const write of writes) await tx.objectStore('outbox').put(write)
  })
}

export async function dropOldSettled(now: Date): Promise<void> {
  await change(async (tx) => {
    const old = IDBKeyRange.upperBound(new Date(now.getTime() - SETTLED_LIFETIME_MS))
    for (const key of await tx.objectStore('settled').index('byAge').getAllKeys(old)) {
      await tx.objectStore('settled').delete(key)
    }
  })
}

async function readSettledNames(tx: Tx, userId: number): Promise<Names> {
  return toNames(await tx.objectStore('settled').index('ofUser').getAll(userId))
}

async function changeWrite(
  place: number,
  decide: (write: WaitingWrite) => WaitingWrite,
): Promise<WaitingWrite | null> {
  return change(async (tx) => {
    const write = await tx.objectStore('outbox').get(place)
    if (!write) return null
    const decided = decide(write)
    await tx.objectStore('outbox').put(decided)
    return decided
  })
}

async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  // Kept on the disk before anything is said to be done, even if the power fails.
  const tx = (await openDeviceDatabase()).transaction(['outbox', 'settled'], 'readwrite', {
    durability: 'strict',
  })
  try {
    const result = await work(tx)
    await tx.done
    return result
  } catch (error) {
    tx.done.catch(() => {})
    throw error
  }
}
