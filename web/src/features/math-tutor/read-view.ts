import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readId } from '../../kit/navigation/read-query.ts'

/** What the address asks for: a problem that was begun, or the start, in a session of the chat or outside of them. */
export type View = { problemId: number | null; sessionId: number | null }

export function readView(search: Record<string, unknown>): View {
  return { problemId: readId(search.problem), sessionId: readId(search.session) }
}

export function writeView({ problemId, sessionId }: View): SearchAt<'/math-tutor'> {
  return {
    ...(sessionId !== null && { session: sessionId }),
    ...(problemId !== null && { problem: problemId }),
  }
}
