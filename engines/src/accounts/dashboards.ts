import type { Role } from './roles.ts'

type Person = { role: Role; isTeacher: boolean }

/** Where signing in, registering, `/` and `/auth` lead. */
export function dashboardAfterSignIn({ role, isTeacher }: Person) {
  if (role === 'admin') return '/admin/dashboard'
  if (isTeacher) return '/teacher/dashboard'
  if (role === 'professional') return '/professional/dashboard'
  if (role === 'guardian') return '/guardian/dashboard'
  return '/dashboard'
}

/** The documents' second map, for screens that send somebody home: it knows no professional dashboard. */
export function redirectByRole({ role, isTeacher }: Person) {
  if (role === 'admin') return '/admin/dashboard'
  if (isTeacher) return '/teacher/dashboard'
  if (role === 'guardian') return '/guardian/dashboard'
  return '/learn/dashboard'
}
