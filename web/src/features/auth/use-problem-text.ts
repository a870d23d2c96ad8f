import { useTranslation } from 'react-i18next'

/** Reasons of the contract's rules and of the forms' own. */
const PROBLEMS = [
  'usernameTooShort',
  'usernameTooLong',
  'usernameHasSpaces',
  'passwordTooShort',
  'passwordTooLong',
  'passwordsDiffer',
  'emailInvalid',
  'firstNameRequired',
  'lastNameRequired',
  'gradeOutOfRange',
] as const

export const findProblem = (message: string | undefined) => PROBLEMS.find((problem) => problem === message)

/** Says in the reader's language what a form check has found wrong; what the server found is in it already. */
export function useProblemText() {
  const { t } = useTranslation('auth')
  return function sayProblem<Message extends string | undefined>(message: Message): Message | string {
    const problem = findProblem(message)
    return problem ? t(`problems.${problem}`) : message
  }
}
