import { expect, test } from 'vitest'
import { userManagement } from '#contract/admin/users.ts'
import { roster } from '#contract/teaching/roster.ts'
import { listPeople, selectAudited } from '../../../testing/audit-rows.ts'
import { addClass, addInvitation } from '../../../testing/class-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'

const t = prepareTestApp()

test('a page of accounts that an admin reads is one entry of the audit log, with all who stand on it', async () => {
  const admin = await t.signUp('admin')
  const name = `Quillfeather${admin.id}`
  const people = [
    await t.signUp('student', { lastName: name }),
    await t.signUp('teacher', { lastName: name }),
  ]
  expect((await admin.call(userManagement.list, { search: name })).body.users).toHaveLength(2)
  expect((await admin.call(userManagement.list, { search: 'nobody-at-all' })).body.users).toEqual([])
  const entries = await selectAudited(t, admin.id, 'GET /api/admin/users')
  expect(entries).toHaveLength(1)
  expect(listPeople(entries).sort()).toEqual(people.map(({ id }) => id).sort())
})

test('a class list that a teacher reads is one entry, without who has not agreed to be in it', async () => {
  const teacher = await t.signUp('teacher')
  const [inside, invited] = [await t.signUp(), await t.signUp()]
  const { id } = await addClass(t, teacher.id, [inside.id])
  const { id: waiting } = await addInvitation(t, teacher.id, invited.id)
  for (const room of [id, waiting])
    expect((await teacher.call(roster.list, { id: room })).body).toHaveLength(1)
  const entries = await selectAudited(t, teacher.id, 'GET /api/teacher/classes/:id/students')
  expect(listPeople(entries)).toEqual([inside.id])
})
