type Described = {
  type: string
  message: string
  code?: unknown
  constraint?: unknown
  table?: unknown
  stack?: string
}

/**
 * An unexpected error as it may enter the log. The query layer puts parameters into its message, and PostgreSQL the
 * whole row into its detail: both hold names and password hashes, so only the parts known to be harmless are kept.
 */
export function describeFailure(thrown: unknown): Described & { cause?: Described } {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'something other than an error was thrown' }
  const described = toHarmless(thrown)
  return thrown.cause instanceof Error ? { ...described, cause: toHarmless(thrown.cause) } : described
}

function toHarmless(error: Error & { code?: unknown; constraint?: unknown; table?: unknown }): Described {
  const message = error.message.split('\nparams:', 1)[0] ?? ''
  return {
    type: error.name,
    message,
    ...(error.code !== undefined && { code: error.code }),
    ...(error.constraint !== undefined && { constraint: error.constraint }),
    ...(error.table !== undefined && { table: error.table }),
    stack: readFrames(error.stack),
  }
}

/** The frames alone: the first lines of a stack repeat the message. */
function readFrames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
