import { type Names, readNames, rename } from '#engines/outbox/index.ts'
import { openDeviceDatabase } from './device-database.ts'

/** The same input with the server's ids in it, for who still has the device's own names of what was sent meanwhile. */
export async function nameAsServer<T>(userId: number, input: T): Promise<T> {
  const settled = await (await openDeviceDatabase()).getAllFromIndex('settled', 'ofUser', userId)
  return rename(input, toNames(settled))
}

export function toNames(settled: readonly (Parameters<typeof readNames>[0] & { answer: unknown })[]): Names {
  return new Map(settled.flatMap((one) => [...readNames(one, one.answer)]))
}
