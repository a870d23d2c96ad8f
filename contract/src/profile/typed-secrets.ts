import * as z from 'zod/mini'

/** Typed once more to confirm something. It is only compared, so no rules of new ones hold. */
export const CurrentPassword = z.string().check(z.maxLength(200))

/** Of an authenticator app, or one for recovery. */
export const SecondStepCode = z.string().check(z.maxLength(40))

/** Out of a mailed link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
