import type { EndpointName } from '#contract/api.ts'
import { addClass, addGroup, addInvitation } from './class-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type ClassName = Extract<EndpointName, `${'classes' | 'classGroups' | 'myClasses' | 'roster'}.${string}`>

/** Working calls of classes, their rosters and their students. */
export const CLASS_SAMPLES: { [Name in ClassName]: Sample<Name> } = {
  'classes.list': () => ({}),
  'classes.create': () => ({ name: '5b', schedule: [{ day: 'monday', from: '08:00', to: '08:45' }] }),
  'classes.one': (t, owner) => ownClass(t, owner),
  'classes.update': async (t, owner) => ({ ...(await ownClass(t, owner)), name: '6b', isJoinOpen: false }),
  'classes.remove': (t, owner) => ownClass(t, owner),
  'classes.restore': async (t, owner) => ({
    id: (await addClass(t, owner.id, [], { deletedAt: t.clock.now })).id,
  }),
  'classes.newCode': (t, owner) => ownClass(t, owner),
  'classes.duplicate': (t, owner) => ownClass(t, owner),
  'roster.list': (t, owner) => ownClass(t, owner),
  'roster.enrol': async (t, owner) => ({
    ...(await ownClass(t, owner)),
    username: (await t.signUp()).user.username,
  }),
  'roster.setStatus': async (t, owner) => {
    const student = await t.signUp()
    return { id: (await addClass(t, owner.id, [student.id])).id, studentId: student.id, status: 'removed' }
  },
  'roster.previewImport': (t, owner) => classAndFile(t, owner),
  'roster.import': (t, owner) => classAndFile(t, owner),
  'roster.export': (t, owner) => ownClass(t, owner),
  'classGroups.list': (t, owner) => ownClass(t, owner),
  'classGroups.create': async (t, owner) => ({ ...(await ownClass(t, owner)), name: 'Reading stars' }),
  'classGroups.update': async (t, owner) => ({ ...(await addGroup(t, owner.id)), name: 'Early birds' }),
  'classGroups.remove': (t, owner) => addGroup(t, owner.id),
  'classGroups.restore': (t, owner) => addGroup(t, owner.id, { deletedAt: t.clock.now }),
  'myClasses.lookUp': (t) => foreignCode(t),
  'myClasses.join': (t) => foreignCode(t),
  'myClasses.list': (_, owner) => ({ id: owner.id }),
  'myClasses.leave': async (t, owner) => ({
    id: owner.id,
    classId: (await addClass(t, (await t.signUp('teacher')).id, [owner.id])).id,
  }),
  'myClasses.accept': async (t, owner) => ({
    id: owner.id,
    classId: (await addInvitation(t, (await t.signUp('teacher')).id, owner.id)).id,
  }),
  'myClasses.comeBack': async (t, owner) => ({
    id: owner.id,
    classId: (await addClass(t, (await t.signUp('teacher')).id, [owner.id])).id,
  }),
}

async function ownClass(t: TestApp, owner: TestPerson) {
  return { id: (await addClass(t, owner.id)).id }
}

async function classAndFile(t: TestApp, owner: TestPerson) {
  const { username } = (await t.signUp()).user
  return { ...(await ownClass(t, owner)), file: Buffer.from(`username\n${username}`).toString('base64') }
}

async function foreignCode(t: TestApp) {
  const { id } = await t.signUp('teacher')
  return { classCode: (await addClass(t, id)).classCode }
}
