import { COMMON_PASSWORDS } from '#engines/passwords/common-passwords.ts'
import { findPasswordFault, type PasswordOwner, readFilter } from '#engines/passwords/index.ts'
import { refuseField } from '../../platform/app-error.ts'

const isCommon = readFilter(COMMON_PASSWORDS)

/** Why this person must not choose this password, or null. */
export const findNewPasswordFault = (password: string, owner: PasswordOwner) =>
  findPasswordFault(password, owner, isCommon)

/** Asked wherever a password is chosen. Signing in asks nothing: passwords from before the rules go on working. */
export function requireGoodPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const fault = findNewPasswordFault(password, owner)
  if (fault) throw refuseField(field, fault)
}
