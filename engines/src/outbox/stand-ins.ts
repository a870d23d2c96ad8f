import type { WaitingWrite } from './waiting-write.ts'

/** What the device called something, and what the server calls it. */
export type Names = ReadonlyMap<number | string, number | string>

/** The server has answered a write: its id and moment of change are known now. */
export function readNames(write: Pick<WaitingWrite, 'standInId' | 'standInMoment'>, answer: unknown): Names {
  const { id, updatedAt } = (answer ?? {}) as { id?: unknown; updatedAt?: unknown }
  const names = new Map<number | string, number | string>()
  if (write.standInId !== null && typeof id === 'number') names.set(write.standInId, id)
  if (write.standInMoment !== null && typeof updatedAt === 'string') names.set(write.standInMoment, updatedAt)
  return names
}

/** The same content with the server's names in it. */
export function rename<T>(value: T, names: Names): T {
  if (names.size === 0) return value
  return renameAny(value, names) as T
}

function renameAny(value: unknown, names: Names): unknown {
  if (typeof value === 'number' || typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => renameAny(one, names))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renameAny(one, names)]))
}

/** A later write that was never sent speaks of what an earlier one made: from now on by its real name. */
export function renameWrite(write: WaitingWrite, names: Names): WaitingWrite {
  // What was sent once is sent again word for word: another text under the same key would be refused.
  if (names.size === 0 || write.wasSent) return write
  return { ...write, input: rename(write.input, names), thing: renameThing(write.thing, names) }
}

function renameThing(thing: string | null, names: Names): string | null {
  const [area, id] = thing?.split(' ') ?? []
  const real = id === undefined ? undefined : names.get(Number(id))
  return real === undefined ? thing : `${area} ${real}`
}

/** Ids of the device are below zero: the server never gives such. */
export function makeStandInId(madeAtMs: number, random: () => number): number {
  return -(madeAtMs * 1000 + Math.floor(random() * 1000))
}
