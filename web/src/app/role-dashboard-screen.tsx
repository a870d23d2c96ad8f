import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { findDashboard } from '../features/upcoming/find-dashboard.ts'
import { UpcomingScreen } from '../features/upcoming/upcoming-screen.tsx'
import { useUser } from '../kit/session.ts'

/** `/learn/dashboard` shows the dashboard of the visitor's role. */
export function RoleDashboardScreen() {
  const user = useUser()
  return findDashboard('roleDashboard', user) === 'dashboard' ? <DashboardScreen /> : <UpcomingScreen />
}
