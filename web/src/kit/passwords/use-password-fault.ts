import { useTranslation } from 'react-i18next'
import { findPasswordFault, type PasswordOwner, readFilter } from '#engines/passwords/index.ts'
import { useFetched } from '../use-fetched.ts'

/** Fetched when somebody begins to type a new password: no page needs it before. */
async function loadCommonPasswords() {
  const { COMMON_PASSWORDS } = await import('#engines/passwords/common-passwords.ts')
  return readFilter(COMMON_PASSWORDS)
}

/** What is wrong with a new password, as it is typed; of an empty one nothing is said. The server checks it again. */
export function usePasswordFault(password: string, owner: PasswordOwner): string | undefined {
  const { t } = useTranslation('auth')
  const isTyped = password !== ''
  const [isCommon] = useFetched(isTyped ? loadCommonPasswords : null)
  const fault = isTyped ? findPasswordFault(password, owner, isCommon) : null
  if (!fault) return undefined
  return fault.reason === 'newPasswordTooShort'
    ? t('problems.newPasswordTooShort', fault.params)
    : t(`problems.${fault.reason}`)
}
