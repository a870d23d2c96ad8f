export type PasswordDraft = { current: string; next: string; again: string }
type Fault = 'missing' | 'short' | 'different'

const SHORTEST = 6

/** What is wrong with each field; empty when the change can be sent. */
export function checkPasswords(
  { current, next, again }: PasswordDraft,
  hasPassword = true,
): { [Name in keyof PasswordDraft]?: Fault } {
  return {
    ...(hasPassword && current === '' && { current: 'missing' as const }),
    ...(next.length < SHORTEST && { next: 'short' as const }),
    ...(again !== next && { again: 'different' as const }),
  }
}
