/**
 * The contract and the server speak English. What they say about the sign-in and sign-up forms stands in the catalogue
 * too, so that it can be said in the reader's language; a text that is not listed is shown as it came.
 */
export const PROBLEM_KEYS = {
  'Username must be at least 3 characters': 'usernameShort',
  'Username must be at most 50 characters': 'usernameLong',
  'Username must not contain spaces': 'usernameSpaces',
  'Password must be at least 6 characters': 'passwordShort',
  'Password must be at most 200 characters': 'passwordLong',
  'Passwords do not match': 'passwordsDiffer',
  'Please enter a valid email address': 'emailInvalid',
  'First name is required': 'firstNameMissing',
  'Last name is required': 'lastNameMissing',
  'Grade must be a whole number from 1 to 12': 'gradeRange',
  'This username is already taken': 'usernameTaken',
  'An account with this email already exists': 'emailTaken',
  'Invalid username or password': 'wrongCredentials',
  'Please enter the code of your authenticator app': 'codeMissing',
  'This code does not fit. Please try again.': 'codeWrong',
  'Too many attempts to sign in. Please wait a few minutes and try again.': 'tooManySignIns',
  'Too many new accounts from this place. Please try again later.': 'tooManyAccounts',
} as const

export type ProblemKey = (typeof PROBLEM_KEYS)[keyof typeof PROBLEM_KEYS]

export function findProblemKey(message: string): ProblemKey | null {
  return Object.hasOwn(PROBLEM_KEYS, message) ? PROBLEM_KEYS[message as keyof typeof PROBLEM_KEYS] : null
}
