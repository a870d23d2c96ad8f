import { page } from 'vitest/browser'
import type { OutputOf } from '#contract/endpoint.ts'
import { site } from '#contract/site.ts'
import { type Answer, answer, neverAnswerTheRest } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-at.tsx'

/** An installation without demo accounts, mail and provider, where everybody may register. */
export const SITE: OutputOf<typeof site.settings> = {
  demoAccounts: [],
  canResetPassword: false,
  identityProvider: null,
  passkeyHost: null,
  registration: 'open',
  visitRoles: [],
}

/** As a visitor; the pages behind the sign-in stay in their loading state. */
export const renderAuth = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: null,
    answers: [...neverAnswerTheRest(), answer(site.settings, SITE), ...answers],
  })

export const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Above the form; a toast beside it says more. */
export const alert = () => page.getByRole('main').getByRole('alert')
