import { useSearch } from '@tanstack/react-router'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { nameWish, readView } from './read-view.ts'
import { recallSession } from './session/session-memory.ts'
import { SessionView } from './session/session-view.tsx'
import { StartView } from './start/start-view.tsx'
import { SummaryView } from './summary/summary-view.tsx'

/** Start, session or summary, as the address says: Back leads out of a session, and a link leads straight into one. */
export function PracticeScreen() {
  const user = useUser()
  const path = usePagePath('practice')
  const view = readView(useSearch({ from: path }))
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  if (view.kind === 'session') {
    return <SessionView key={nameWish(view.wish)} user={user} wish={view.wish} path={path} />
  }
  const ended = view.kind === 'summary' ? recallSession(user.id) : null
  if (ended && ended.done.length > 0) return <SummaryView userId={user.id} session={ended} path={path} />
  return <StartView user={user} wantedGrade={view.kind === 'start' ? view.grade : undefined} path={path} />
}
