import { useIsFetching, useQuery } from '@tanstack/react-query'
import { rootRouteId, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { ScreenName } from '#contract/pages/pages.ts'
import type { Tour, TourOutcome } from '#contract/profile/tours.ts'
import { seenToursQuery, useMarkSeen } from '../../features/tours/tours.data.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { type DashboardName, findDashboard } from '../find-dashboard.ts'

/** Long enough for what a page asks after its first answers. */
const QUIET_MS = 500

/** Whether a page has shown what it asked for, and asks the reader nothing itself. Once it has, it stays so. */
function useQuiet(pathname: string): boolean {
  const isLoading = useIsFetching() > 0
  const [quietPage, setQuietPage] = useState<string | null>(null)
  useEffect(() => {
    if (isLoading || quietPage === pathname) return
    const timer = setTimeout(() => {
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setQuietPage(pathname)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isLoading, pathname, quietPage])
  return quietPage === pathname
}

async function loadWith(...words: string[]) {
  const [{ TourDialog }] = await Promise.all([
    import('../../features/tours/tour-dialog.tsx'),
    loadNamespaces('tours', ...words),
  ])
  return { TourDialog }
}

const loadTour = () => loadWith()
/** It ends with a problem. */
const loadStudentTour = () => loadWith('practice')

const TOURS: Record<DashboardName, Tour> = {
  dashboard: 'student',
  collegeDashboard: 'college',
  professionalDashboard: 'professional',
  teacherDashboard: 'teacher',
  adminDashboard: 'admin',
  guardianDashboard: 'guardian',
}

/**
 * Shows somebody around on their own dashboard the first time they are there, or when they ask for it
 * (`/learn/dashboard?tour=again`). Whoever cannot be asked about is not shown around.
 */
export function TourWatch({ user, screen }: { user: User; screen: ScreenName }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const dashboard = findDashboard(user)
  const tour = TOURS[dashboard]
  // Who comes with the code of a class is asked something else there.
  const isHome = screen === dashboard || pathname === '/learn/dashboard'
  const isAskedFor = useSearch({ from: rootRouteId }).tour !== undefined
  const isQuiet = useQuiet(pathname)
  const { data } = useQuery({
    ...seenToursQuery(user.id),
    enabled: isHome && isQuiet && !isAskedFor,
  })
  const isDue = isAskedFor || (data !== undefined && !data.seen.includes(tour))
  const isShown = isHome && isQuiet && isDue
  const [fetched] = useFetched(isShown ? (tour === 'student' ? loadStudentTour : loadTour) : null)
  const markSeen = useMarkSeen(user.id)

  function end(outcome: TourOutcome) {
    markSeen({ tour, outcome })
    if (isAskedFor) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }

  if (!isShown || !fetched) return null
  const kind = tour === 'student' && isYoung(user) ? 'young' : tour
  return <fetched.TourDialog kind={kind} user={user} onEnd={end} />
}
