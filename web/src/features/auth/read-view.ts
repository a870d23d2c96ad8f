import { REGISTRATION_ROLES, type RegistrationRole } from '#engines/accounts/index.ts'

export type AuthForm = 'sign-in' | 'sign-up'
export type AuthView = { form: AuthForm; audience: RegistrationRole | null }

/**
 * Which form an address opens, and for whom. A newcomer who followed "Start as a teacher" has no account yet, so an
 * audience alone opens the sign-up form; `form` says otherwise.
 */
export function readView(pathname: string, search: Readonly<Record<string, unknown>>): AuthView {
  const audience = REGISTRATION_ROLES.find((role) => role === search.mode) ?? null
  if (search.form === 'sign-in' || search.form === 'sign-up') return { form: search.form, audience }
  if (/^\/login\/?$/.test(pathname)) return { form: 'sign-in', audience }
  const isSignUp = audience !== null || /^\/register\/?$/.test(pathname)
  return { form: isSignUp ? 'sign-up' : 'sign-in', audience }
}

/** The same address with the other form; it stays on its path, so that nothing typed is lost. */
export function linkToForm(pathname: string, form: AuthForm, audience: RegistrationRole | null): string {
  return `${pathname}?${audience ? `mode=${audience}&` : ''}form=${form}`
}
