import { expect, test } from 'vitest'
import { findProblemKey } from '../problem-keys.ts'
import { emptySignUp, type SignUpInput, SignUpValues, settleGrade, toRegistration } from './sign-up-values.ts'

const filled: SignUpInput = {
  ...emptySignUp('student'),
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  email: 'maya@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
}

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
  [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
  [{ username: 'a b c' }, { username: 'Username must not contain spaces' }],
  [{ email: 'maya' }, { email: 'Please enter a valid email address' }],
  [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters' }],
  [{ confirmPassword: 'secret2' }, { confirmPassword: 'Passwords do not match' }],
  [{ firstName: ' ' }, { firstName: 'First name is required' }],
  [{ lastName: '' }, { lastName: 'Last name is required' }],
  [{ grade: '13' }, { grade: 'Grade must be a whole number from 1 to 12' }],
  [{ grade: '2.5' }, { grade: 'Grade must be a whole number from 1 to 12' }],
])('%j is refused with %j', (change, messages) => {
  expect(findMessages(change)).toEqual(messages)
  for (const message of Object.values(messages)) expect(findProblemKey(message)).not.toBeNull()
})

test('passwords that differ are reported together with everything else that is wrong', () => {
  expect(findMessages({ email: 'x', password: 'abc', confirmPassword: 'abd', grade: '0' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Passwords do not match',
    grade: 'Grade must be a whole number from 1 to 12',
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
