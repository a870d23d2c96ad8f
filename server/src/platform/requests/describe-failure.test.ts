import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts/users.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { describeFailure } from './describe-failure.ts'

test('what a failed query carried does not enter the log, what went wrong does', async () => {
  const { db, signUp } = await createTestApp()
  const ada = await signUp()
  const failed = db.insert(users).values({ ...ada.user, password: 'argon2id-secret', id: undefined })
  const error = await failed.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  const logged = JSON.stringify(describeFailure(error))
  expect(logged).not.toContain('argon2id-secret')
  expect(logged).not.toContain(ada.user.username)
  expect(logged).toContain('23505')
  expect(logged).toContain('users')
})
