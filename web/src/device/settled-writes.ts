import { type Names, readNames, rename, type WaitingWrite } from '#engines/outbox/index.ts'
import { openDeviceDatabase, type SettledWrite } from './device-database.ts'

/** The same input with the server's ids in it, for who still has the device's own names of what was sent meanwhile. */
export async function nameAsServer<T>(userId: number, input: T): Promise<T> {
  const settled = await (await openDeviceDatabase()).getAllFromIndex('settled', 'ofUser', userId)
  return rename(input, toNames(settled))
}

export function toNames(settled: readonly (Parameters<typeof readNames>[0] & { answer: unknown })[]): Names {
  return new Map(settled.flatMap((one) => [...readNames(one, one.answer)]))
}

/** What the server has done since an answer of it, in the order of doing: an old answer is shown as if it knew of it. */
export function listSettledSince(settled: readonly SettledWrite[], since: Date | null): WaitingWrite[] {
  if (since === null) return []
  return settled
    .filter(({ at, isDropped }) => at > since && !isDropped)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((one, place) => {
      const { id, updatedAt } = (one.answer ?? {}) as { id?: number; updatedAt?: string }
      return {
        place,
        key: one.key,
        userId: one.userId,
        operation: one.operation,
        input: one.input,
        thing: null,
        standInId: one.standInId === null ? null : (id ?? one.standInId),
        standInMoment: one.standInMoment === null ? null : (updatedAt ?? one.standInMoment),
        replaces: null,
        about: null,
        madeAt: one.madeAt,
        wasSent: true,
        failures: 0,
        refusal: null,
      }
    })
}
