/** What the address asks for: a problem that was begun, or the start, in a session of the chat or outside of them. */
export type View = { problemId: number | null; sessionId: number | null }

export function readView(search: Record<string, unknown>): View {
  return { problemId: readId(search.problem), sessionId: readId(search.session) }
}

export function writeView({ problemId, sessionId }: View): Record<string, number> {
  return {
    ...(sessionId !== null && { session: sessionId }),
    ...(problemId !== null && { problem: problemId }),
  }
}

/** The address of a view within the page. */
export function linkTo(path: string, view: View): string {
  const query = Object.entries(writeView(view))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return query === '' ? path : `${path}?${query}`
}

function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
