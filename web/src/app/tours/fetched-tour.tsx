import type { ScreenName } from '#contract/pages/pages.ts'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'

const loadWatch = () => import('./tour-watch.tsx')

/** Fetched after the page, and on dashboards only. */
export function FetchedTour({ screen }: { screen: ScreenName | null }) {
  const user = useUser()
  const isDashboard = screen !== null && /dashboard$/i.test(screen)
  const [fetched] = useFetched(user && isDashboard ? loadWatch : null, { isPatient: true })
  return user && isDashboard && fetched && <fetched.TourWatch key={user.id} user={user} screen={screen} />
}
