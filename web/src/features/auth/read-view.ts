import { REGISTRATION_ROLES, type RegistrationRole } from '#engines/accounts/index.ts'

export type AuthForm = 'sign-in' | 'sign-up'
export type AuthView = { form: AuthForm; audience: RegistrationRole | null }

/**
 * Which form an address opens, and for whom. A newcomer who followed "Start as a teacher" has no account yet, so an
 * audience alone opens the sign-up form; `form` says otherwise.
 */
export function readView(path: string, search: { form?: AuthForm; mode?: string }): AuthView {
  const audience = REGISTRATION_ROLES.find((role) => role === search.mode) ?? null
  if (search.form) return { form: search.form, audience }
  if (path === '/login') return { form: 'sign-in', audience }
  const isSignUp = audience !== null || path === '/register'
  return { form: isSignUp ? 'sign-up' : 'sign-in', audience }
}
