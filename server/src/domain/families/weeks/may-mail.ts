import type { Deps } from '../../../platform/deps.ts'

type Reader = { email: string | null; emailProvenAt: Date | null; isDemo: boolean }

/** Only to an address that is proven to be theirs. */
export const mayMailGuardian = (
  { mailer }: Pick<Deps, 'mailer'>,
  { email, emailProvenAt, isDemo }: Reader,
): boolean => mailer !== null && email !== null && emailProvenAt !== null && !isDemo
