/** The fields of a PostgreSQL error that features decide by. */
export interface DatabaseErrorFields {
  code: string
  constraint?: string
}

/** drizzle wraps the driver's error, and a handler may wrap drizzle's: the SQLSTATE stands somewhere in the causes. */
export function findDatabaseError(error: unknown): DatabaseErrorFields | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      const constraint = 'constraint' in current ? current.constraint : undefined
      return { code: current.code, constraint: typeof constraint === 'string' ? constraint : undefined }
    }
  }
  return undefined
}
