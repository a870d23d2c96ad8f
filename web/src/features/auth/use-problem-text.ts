import { useTranslation } from 'react-i18next'
import { findProblemKey } from './problem-keys.ts'

/** Says in the reader's language what a form check or the server has found wrong. */
export function useProblemText() {
  const { t } = useTranslation('auth')
  return function sayProblem<Message extends string | undefined>(message: Message): Message | string {
    const key = message ? findProblemKey(message) : null
    return key ? t(`problems.${key}`) : message
  }
}
