import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'

/** A failed sign-in or sign-up, by what the reader can do about it. */
export type Failure =
  /** No answer, or a server in trouble: the same again, later. */
  | { kind: 'unanswered'; error: unknown }
  /** Too many tries: only waiting helps, the server says how long. */
  | { kind: 'mustWait'; message: string }
  /** The password is right; the account asks for a code of its owner's app as well. */
  | { kind: 'codeNeeded'; message: string }
  /** The same, and the account has a passkey instead of such an app. */
  | { kind: 'passkeyNeeded'; message: string }
  /** The server refused; `message` is null when it gave no reason in words. */
  | { kind: 'refused'; message: string | null }

export function explainFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'unanswered', error }
  if (error.status === 429) return { kind: 'mustWait', message: error.message }
  if (error.told?.reason === 'passkeyRequired') return { kind: 'passkeyNeeded', message: error.message }
  if (error.code === 'code_needed') return { kind: 'codeNeeded', message: error.message }
  return { kind: 'refused', message: error.hasWords ? error.message : null }
}

/** Reasons of the contract's rules and of the forms' own. */
const PROBLEMS = [
  'usernameTooShort',
  'usernameTooLong',
  'usernameHasSpaces',
  'passwordTooShort',
  'passwordTooLong',
  'newPasswordTooShort',
  'newPasswordRepeats',
  'newPasswordPersonal',
  'newPasswordKeyboard',
  'passwordsDiffer',
  'emailInvalid',
  'firstNameRequired',
  'lastNameRequired',
  'nameTooLong',
  'nameHasControlCharacters',
  'gradeOutOfRange',
] as const

/** A rule carries one string: a reason as it is, one with params as JSON. */
export const findProblem = (message: string | undefined) =>
  PROBLEMS.find((problem) => message === problem || message?.startsWith(`{"reason":"${problem}"`))

function readParams(message: string | undefined): Record<string, string | number> {
  return message?.startsWith('{') ? (JSON.parse(message).params ?? {}) : {}
}

/** Says in the reader's language what a form check has found wrong; what the server found is in it already. */
export function useProblemText() {
  const { t } = useTranslation('auth')
  return function sayProblem<Message extends string | undefined>(message: Message): Message | string {
    const problem = findProblem(message)
    return problem ? t(`problems.${problem}`, readParams(message)) : message
  }
}
