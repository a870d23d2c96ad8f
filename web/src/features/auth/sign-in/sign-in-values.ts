import * as z from 'zod/mini'
import { Credentials } from '#contract/accounts.ts'

export const SignInValues = z.extend(Credentials, { rememberMe: z._default(z.boolean(), false) })
export type SignInInput = z.input<typeof SignInValues>
export type SignInValues = z.output<typeof SignInValues>

/** What the server gets: it never learns whether this device remembers the name. */
export function toCredentials({ rememberMe: _, ...credentials }: SignInValues) {
  return credentials
}
