import type { ReactNode } from 'react'
import { AdminDashboardScreen } from '../features/admin-dashboard/admin-dashboard-screen.tsx'
import { CollegeDashboardScreen } from '../features/college/college-dashboard-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { GuardianDashboardScreen } from '../features/families/guardian-dashboard-screen.tsx'
import { ProfessionalDashboardScreen } from '../features/professional/professional-dashboard-screen.tsx'
import { TeacherDashboardScreen } from '../features/teacher-dashboard/teacher-dashboard-screen.tsx'
import { useUser } from '../kit/session.ts'
import { type DashboardName, findDashboard } from './find-dashboard.ts'

const SCREENS: Record<DashboardName, () => ReactNode> = {
  adminDashboard: AdminDashboardScreen,
  dashboard: DashboardScreen,
  professionalDashboard: ProfessionalDashboardScreen,
  collegeDashboard: CollegeDashboardScreen,
  teacherDashboard: TeacherDashboardScreen,
  guardianDashboard: GuardianDashboardScreen,
}

/** `/learn/dashboard` shows the dashboard of the visitor's role. */
export function RoleDashboardScreen() {
  const user = useUser()
  const Screen = SCREENS[findDashboard(user)]
  return <Screen />
}
