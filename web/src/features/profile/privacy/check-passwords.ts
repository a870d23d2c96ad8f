export type PasswordDraft = { current: string; next: string; again: string }
type Fault = 'missing' | 'empty' | 'different'

/** What is missing; whether the new password is a good one says `usePasswordFault`. */
export function checkPasswords(
  { current, next, again }: PasswordDraft,
  hasPassword = true,
): { [Name in keyof PasswordDraft]?: Fault } {
  return {
    ...(hasPassword && current === '' && { current: 'missing' as const }),
    ...(next === '' && { next: 'empty' as const }),
    ...(again !== next && { again: 'different' as const }),
  }
}
