import type { PackageManifest } from '#contract/downloads.ts'
import { type DeviceDatabase, type KeptPackage, openDeviceDatabase } from '../device-database.ts'
import { announceChange } from './changes.ts'

/** Begins like everything that is kept of a person: signing out forgets it. */
export const CACHED_LESSONS_PREFIX = 'trellis.user.cachedLessons.'

/** Documented: the ids of the downloaded lessons stand in the browser's own store. */
export function writeCachedLessons(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: number,
  packages: readonly KeptPackage[],
): void {
  const ids = packages.flatMap(({ state, lessonId }) => (state === 'completed' ? [lessonId] : []))
  const key = `${CACHED_LESSONS_PREFIX}${userId}`
  if (ids.length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(ids))
}

/** What IndexedDB holds of packages. Every write is one transaction, and every tab hears of it. */

export async function readPackages(userId: number): Promise<KeptPackage[]> {
  return (await openDeviceDatabase()).getAllFromIndex('packages', 'ofUser', userId)
}

export async function readPackage(userId: number, lessonId: number): Promise<KeptPackage | undefined> {
  return (await openDeviceDatabase()).get('packages', [userId, lessonId])
}

/** A package of which nothing is here yet; pieces of an older version go. What the server knows of it stays known. */
export async function beginPackage(
  userId: number,
  manifest: PackageManifest,
  startedAt: Date,
  /** Where the server is told only once all of it is here. */
  { isTold = false }: { isTold?: boolean } = {},
): Promise<KeptPackage> {
  const { lessonId } = manifest
  return change(userId, async (tx) => {
    const before = await tx.objectStore('packages').get([userId, lessonId])
    const former = before?.state === 'removed' ? undefined : before
    const begun: KeptPackage = {
      userId,
      lessonId,
      manifest,
      received: [],
      state: 'in_progress',
      trouble: null,
      about: null,
      recordId: former?.recordId ?? null,
      isTold,
      startedAt: former?.startedAt ?? startedAt,
      completedAt: null,
    }
    await deleteParts(tx, userId, lessonId)
    await tx.objectStore('packages').put(begun)
    return begun
  })
}

/** Null when it was paused, removed or begun anew meanwhile: the piece is then not kept. */
export async function addPiece(
  { userId, lessonId, manifest }: KeptPackage,
  place: number,
  bytes: ArrayBuffer,
): Promise<KeptPackage | null> {
  return change(userId, async (tx) => {
    const packages = tx.objectStore('packages')
    const now = await packages.get([userId, lessonId])
    if (now?.state !== 'in_progress' || now.manifest.version !== manifest.version) return null
    const more = { ...now, received: [...now.received.filter((known) => known !== place), place] }
    await Promise.all([
      tx.objectStore('parts').put({ userId, lessonId, version: manifest.version, place, bytes }),
      packages.put(more),
    ])
    return more
  })
}

/** Changes a package as it is now, which another tab may have changed; null changes nothing. */
export async function changePackage(
  userId: number,
  lessonId: number,
  decide: (kept: KeptPackage) => KeptPackage | null,
): Promise<KeptPackage | null> {
  return change(userId, async (tx) => {
    const packages = tx.objectStore('packages')
    const kept = await packages.get([userId, lessonId])
    const decided = kept ? decide(kept) : null
    if (!decided) return null
    if (decided.state === 'removed') await deleteParts(tx, userId, lessonId)
    await packages.put(decided)
    return decided
  })
}

export async function forgetPackage(userId: number, lessonId: number): Promise<void> {
  await change(userId, async (tx) => {
    await deleteParts(tx, userId, lessonId)
    await tx.objectStore('packages').delete([userId, lessonId])
  })
}

/** All bytes of a package in their order; null when one is missing. */
export async function readWhole({
  userId,
  lessonId,
  manifest,
}: KeptPackage): Promise<Uint8Array<ArrayBuffer> | null> {
  const db = await openDeviceDatabase()
  const all = await db.getAllFromIndex('parts', 'ofPackage', [userId, lessonId])
  const whole = new Uint8Array(manifest.sizeBytes)
  let found = 0
  for (const { version, place, bytes } of all) {
    const part = manifest.parts[place]
    if (version !== manifest.version || !part) continue
    whole.set(new Uint8Array(bytes), part.from)
    found += 1
  }
  return found === manifest.parts.length ? whole : null
}

type Tx = ReturnType<typeof openTransaction>
function openTransaction(db: DeviceDatabase) {
  return db.transaction(['packages', 'parts'], 'readwrite')
}

/** What fails leaves everything as it was; a full device says so by the transaction, not by the request. */
async function change<T>(userId: number, write: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = openTransaction(await openDeviceDatabase())
  let result: T
  try {
    ;[result] = await Promise.all([write(tx), tx.done])
  } catch (error) {
    throw tx.error ?? error
  }
  writeCachedLessons(localStorage, userId, await readPackages(userId))
  announceChange(userId)
  return result
}

async function deleteParts(tx: Tx, userId: number, lessonId: number): Promise<void> {
  const parts = tx.objectStore('parts')
  const keys = await parts.index('ofPackage').getAllKeys([userId, lessonId])
  await Promise.all(keys.map((key) => parts.delete(key)))
}
