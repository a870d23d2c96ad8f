import type { ReactNode } from 'react'
import { CollegeDashboardScreen } from '../features/college/college-dashboard-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { ProfessionalDashboardScreen } from '../features/professional/professional-dashboard-screen.tsx'
import { type DashboardName, findDashboard } from '../features/upcoming/find-dashboard.ts'
import { UpcomingScreen } from '../features/upcoming/upcoming-screen.tsx'
import { useUser } from '../kit/session.ts'

const SCREENS: Partial<Record<DashboardName, () => ReactNode>> = {
  dashboard: DashboardScreen,
  professionalDashboard: ProfessionalDashboardScreen,
  collegeDashboard: CollegeDashboardScreen,
}

/** `/learn/dashboard` shows the dashboard of the visitor's role. */
export function RoleDashboardScreen() {
  const user = useUser()
  const Screen = SCREENS[findDashboard('roleDashboard', user) ?? 'dashboard'] ?? UpcomingScreen
  return <Screen />
}
