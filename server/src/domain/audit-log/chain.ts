import { hash } from 'node:crypto'

/** What of an entry is sealed: all of it but its place in the chain. */
export type SealableEntry = {
  id: number
  actorId: number | null
  action: string
  subjectType: string | null
  subjectId: number | null
  details: Record<string, unknown>
  requestId: string | null
  createdAt: Date
}
export type Digested = { id: number; digest: string }

/** What the first seal follows. */
export const CHAIN_START = '0'.repeat(64)
/** Of the 64 digits of a digest: enough to tell an entry that was changed from one that was not. */
const MARK_LENGTH = 16

const sha256 = (text: string) => hash('sha256', text)

/** The hash of one entry. The order in which a database hands out the keys of `details` does not matter. */
export function digestEntry(entry: SealableEntry): Digested {
  const { id, actorId, action, subjectType, subjectId, details, requestId, createdAt } = entry
  const parts = [id, actorId, action, subjectType, subjectId, sortKeys(details), requestId]
  return { id, digest: sha256(JSON.stringify([...parts, createdAt.toISOString()])) }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

/** The hash of a seal: over the seal before, its own time and the digests of its entries in the order of their ids. */
export function hashSeal(previousHash: string, createdAt: Date, entries: readonly Digested[]): string {
  const lines = entries.map(({ id, digest }) => `${id} ${digest}`)
  return sha256([previousHash, createdAt.toISOString(), ...lines].join('\n'))
}

/** By these a seal that no longer fits tells which entry it is about. */
export function writeMarks(entries: readonly Digested[]): string {
  return entries.map(({ id, digest }) => `${id} ${digest.slice(0, MARK_LENGTH)}`).join('\n')
}

export type EntryFault = { fault: 'changed' | 'missing' | 'inserted'; entryId: number }

/** The first entry, by its id, that is not as it was sealed; null where each of them still fits its mark. */
export function findBrokenEntry(marks: string, entries: readonly Digested[]): EntryFault | null {
  const sealed = new Map(
    marks.split('\n').map((line) => {
      const [id, mark] = line.split(' ')
      return [Number(id), mark]
    }),
  )
  const there = new Map(entries.map(({ id, digest }) => [id, digest.slice(0, MARK_LENGTH)]))
  const ids = [...new Set([...sealed.keys(), ...there.keys()])].sort((one, other) => one - other)
  for (const entryId of ids) {
    if (!sealed.has(entryId)) return { fault: 'inserted', entryId }
    if (!there.has(entryId)) return { fault: 'missing', entryId }
    if (sealed.get(entryId) !== there.get(entryId)) return { fault: 'changed', entryId }
  }
  return null
}
