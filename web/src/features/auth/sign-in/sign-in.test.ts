import { expect, test } from 'vitest'
import { findDestination, findFirstPage } from '../../../kit/navigation/destination.ts'
import { findProblem } from '../explain-failure.ts'
import { canRemember, keepUsername, readRememberedUsername } from './remembered-username.ts'
import { SignInValues, toCredentials } from './sign-in-values.ts'

const student = { role: 'student', isTeacher: false } as const
const teacher = { role: 'teacher', isTeacher: true } as const

test.each([
  [student, undefined, '/dashboard'],
  [student, '/flashcards', '/flashcards'],
  [student, '/lessons/7', '/lessons/$lessonId'],
  [student, '/teacher/classes', '/dashboard'],
  [teacher, '/teacher/classes', '/teacher/classes'],
  [teacher, undefined, '/teacher/dashboard'],
  [student, '/', '/dashboard'],
  [student, '/auth', '/dashboard'],
  [student, '/about', '/dashboard'],
  [student, '//evil.example/dashboard', '/dashboard'],
  [student, 'https://evil.example/', '/dashboard'],
  [student, 42, '/dashboard'],
])('%j who wanted %j is led to %s', (user, wanted, target) => {
  expect(findDestination(user, wanted).to).toBe(target)
})

function fakeStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a remembered username is found again, and gone after a sign-in without the tick', () => {
  const store = fakeStore()
  expect(readRememberedUsername(store)).toBe('')
  keepUsername('maya', true, store)
  expect(store.kept.get('remembered-username')).toBe('maya')
  expect(readRememberedUsername(store)).toBe('maya')
  keepUsername('maya', false, store)
  expect(readRememberedUsername(store)).toBe('')
})

test('who switched functional cookies off is not remembered', () => {
  expect(canRemember(fakeStore())).toBe(true)
  const store = fakeStore({ 'cookie-preferences': '{"functional":false}' })
  expect(canRemember(store)).toBe(false)
  keepUsername('maya', true, store)
  expect(readRememberedUsername(store)).toBe('')
})

test('a browser without storage, or with a full one, does not stop a sign-in', () => {
  expect(readRememberedUsername(null)).toBe('')
  expect(canRemember(null)).toBe(false)
  const full = {
    ...fakeStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => keepUsername('maya', true, full)).not.toThrow()
})

test('the tick is false by default and never sent', () => {
  const values = SignInValues.parse({ username: ' maya ', password: 'secret1' })
  expect(values.rememberMe).toBe(false)
  expect(toCredentials(values)).toEqual({ username: 'maya', password: 'secret1' })
})

test('a short username and a short password are refused with their reasons', () => {
  const result = SignInValues.safeParse({ username: 'ab', password: '12345', rememberMe: true })
  const messages = result.error?.issues.map(({ message }) => message)
  expect(messages).toEqual(['usernameTooShort', 'passwordTooShort'])
  for (const message of messages ?? []) expect(findProblem(message)).toBe(message)
})

test('staff who still have to set up their second step do that first, and are led on afterwards', () => {
  const held = { ...teacher, mustSetUpSecondStep: true }
  expect(findFirstPage(held, '/teacher/classes')).toEqual({
    to: '/set-up-sign-in',
    state: { wanted: '/teacher/classes' },
  })
  expect(findFirstPage(teacher, '/teacher/classes').to).toBe('/teacher/classes')
})
