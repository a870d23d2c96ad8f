import { useLocation } from '@tanstack/react-router'
import { useUser } from '../../kit/session.ts'
import { ProblemView } from './problem/problem-view.tsx'
import { ProblemList } from './problem-list.tsx'
import { readView } from './read-view.ts'
import { StartView } from './start/start-view.tsx'

/** The start or a problem, as the address says: Back leads out of a problem, and a reload stays in it. */
export function MathTutorScreen() {
  const user = useUser()
  const { search } = useLocation()
  const view = readView(search as Record<string, unknown>)
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      {view.problemId === null ? (
        <StartView key={view.sessionId} user={user} sessionId={view.sessionId} />
      ) : (
        <ProblemView key={view.problemId} user={user} id={view.problemId} />
      )}
      <aside className="min-w-0 print:hidden">
        <ProblemList view={view} />
      </aside>
    </div>
  )
}
