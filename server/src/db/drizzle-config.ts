/** Tells a listener of every statement; without one drizzle logs nothing. */
export function toDrizzleConfig(onQuery: ((text: string) => void) | undefined) {
  return onQuery ? { logger: { logQuery: onQuery } } : {}
}
