import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from '../api/call.ts'

/** What to tell a person about a failed call: the server's own words where it has some, never a technical text. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) => {
    if (error instanceof NetworkError) return t('errors.unreachable')
    if (error instanceof ApiError && (error.hasWords || error.status < 500)) return error.message
    return t('errors.brokenServer')
  }
}
