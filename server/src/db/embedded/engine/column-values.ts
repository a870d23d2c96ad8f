import type { PGlite } from '@electric-sql/pglite'

export type ColumnParser = (text: string, typeId?: number) => unknown

/** Type numbers of PostgreSQL's catalog. */
export const BYTEA = 17
/** Dates, times, intervals, their arrays and numeric[] stay text: drizzle's columns read them, as with `pg`. */
const LEFT_AS_TEXT = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])

export function findParser(engine: PGlite, typeId: number): ColumnParser | undefined {
  if (LEFT_AS_TEXT.has(typeId)) return undefined
  if (typeId === BYTEA) return (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'))
  return engine.parsers[typeId]
}

/** A parameter as the text PostgreSQL reads. */
export function writeParameter(engine: PGlite, value: unknown, typeId: number | undefined): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  const serialize = typeId === undefined ? undefined : engine.serializers[typeId]
  if (serialize) return serialize(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
