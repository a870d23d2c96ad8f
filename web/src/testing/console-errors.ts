const unexpected: string[] = []
const expected: RegExp[] = []
const logError = console.error

console.error = (...parts: unknown[]) => {
  const line = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')
  if (expected.some((pattern) => pattern.test(line))) return
  unexpected.push(`console.error: ${line}`)
  logError(...parts)
}

/** For what has to be written to the console in a test, such as an error that a boundary has caught. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

/** What was written to the console since it was last asked, and not expected. */
export function takeConsoleErrors(): string[] {
  expected.length = 0
  return unexpected.splice(0)
}
