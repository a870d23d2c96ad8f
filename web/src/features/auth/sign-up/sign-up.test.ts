import { expect, test } from 'vitest'
import { findProblem } from '../explain-failure.ts'
import { emptySignUp, type SignUpInput, SignUpValues, settleGrade, toRegistration } from './sign-up-values.ts'

const filled: SignUpInput = {
  ...emptySignUp('student'),
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  email: 'maya@example.com',
  password: 'green-ladder-7',
  confirmPassword: 'green-ladder-7',
}

/** As a rule carries a reason with params. */
const TOO_SHORT = '{"reason":"newPasswordTooShort","params":{"least":8}}'

function findMessages(change: Partial<SignUpInput>): Record<string, string> {
  const issues = SignUpValues.safeParse({ ...filled, ...change }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

function register(change: Partial<SignUpInput>) {
  return toRegistration(SignUpValues.parse({ ...filled, ...change }))
}

test('an empty form stands on student, grade 5, no teacher', () => {
  expect(emptySignUp('student')).toMatchObject({ role: 'student', grade: '5', isTeacher: false })
})

test.each([
  [{ username: 'ab' }, { username: 'usernameTooShort' }],
  [{ username: 'a b c' }, { username: 'usernameHasSpaces' }],
  [{ username: 'a'.repeat(51) }, { username: 'usernameTooLong' }],
  [{ email: 'maya' }, { email: 'emailInvalid' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: TOO_SHORT }],
  [
    { role: 'teacher' as const, password: 'eleven-mark', confirmPassword: 'eleven-mark' },
    { password: TOO_SHORT.replace('8', '12') },
  ],
  [
    { password: 'okafor2015', confirmPassword: 'okafor2015' },
    { password: '{"reason":"newPasswordPersonal"}' },
  ],
  [
    { password: 'plum-kw7'.repeat(26), confirmPassword: 'plum-kw7'.repeat(26) },
    { password: 'passwordTooLong' },
  ],
  [{ confirmPassword: 'secret2' }, { confirmPassword: 'passwordsDiffer' }],
  [{ firstName: ' ' }, { firstName: 'firstNameRequired' }],
  [{ lastName: '' }, { lastName: 'lastNameRequired' }],
  [{ firstName: 'Ann\tLee' }, { firstName: 'nameHasControlCharacters' }],
  [{ lastName: 'B\u202ec' }, { lastName: 'nameHasControlCharacters' }],
  [{ grade: '13' }, { grade: 'gradeOutOfRange' }],
  [{ grade: '2.5' }, { grade: 'gradeOutOfRange' }],
])('%j is refused with %j', (change, messages) => {
  expect(findMessages(change)).toEqual(messages)
  for (const message of Object.values(messages)) expect(message).toContain(findProblem(message))
})

test('passwords that differ are reported together with everything else that is wrong', () => {
  expect(findMessages({ email: 'x', password: 'abc', confirmPassword: 'abd', grade: '0' })).toEqual({
    email: 'emailInvalid',
    password: TOO_SHORT,
    confirmPassword: 'passwordsDiffer',
    grade: 'gradeOutOfRange',
  })
})

test.each([
  ['student', '7', 7, false],
  ['student', '', 5, false],
  ['student', 'seven', 5, false],
  ['teacher', '3', 12, true],
  ['professional', '3', 12, false],
  ['college', '3', 13, false],
  ['college', '99', 13, false],
] as const)('a %s who typed %j is sent with grade %i, teacher %s', (role, grade, sent, isTeacher) => {
  expect(register({ role, grade })).toMatchObject({ role, grade: sent, isTeacher })
})

test('the second password never leaves the form', () => {
  expect(register({})).not.toHaveProperty('confirmPassword')
  expect(register({})).not.toHaveProperty('rememberMe')
})

test.each([
  ['', '5'],
  ['abc', '5'],
  ['0', '0'],
  ['7', '7'],
])('a grade box left with %j shows %s', (typed, shown) => {
  expect(settleGrade(typed)).toBe(shown)
})
