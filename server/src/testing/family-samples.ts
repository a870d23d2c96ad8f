import type { EndpointName } from '#contract/api.ts'
import { addClass } from './class-rows.ts'
import { addFamilyClass, addFamilyMessage, addGuardianCode, addGuardianship } from './family-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp, TestPerson } from './test-app.ts'

async function ownChild(t: TestApp, guardian: TestPerson) {
  const { id } = await t.signUp()
  await addGuardianship(t, guardian.id, id)
  return { id }
}

async function ownStudent(t: TestApp, teacher: TestPerson) {
  const { id } = await t.signUp()
  await addClass(t, teacher.id, [id])
  return { id }
}

/** Working calls of families and of who sees to them. */
export const FAMILY_SAMPLES: {
  [Name in Extract<EndpointName, `${'families' | 'guardians' | 'familyMessages'}.${string}`>]: Sample<Name>
} = {
  'families.children': () => ({}),
  'families.child': ownChild,
  'families.addChild': async (t) => ({ code: (await addGuardianCode(t, (await t.signUp()).id)).code }),
  'families.leave': ownChild,
  'families.weeks': () => ({}),
  'families.settings': () => ({}),
  'families.saveSettings': () => ({ digestEnabled: false }),
  'families.messages': () => ({}),
  'families.readMessage': async (t, owner) => ({ id: await addFamilyMessage(t, owner.id) }),
  'guardians.list': (_, owner) => ({ id: owner.id }),
  'guardians.invite': ownStudent,
  'guardians.cancel': async (t, owner) => {
    const { id } = await ownStudent(t, owner)
    return { id, invitationId: (await addGuardianCode(t, id)).id }
  },
  'guardians.end': async (t, owner) => {
    const { id } = await ownStudent(t, owner)
    return { id, guardianshipId: await addGuardianship(t, (await t.signUp('guardian')).id, id) }
  },
  'guardians.report': ownStudent,
  'familyMessages.list': async (t, owner) => ({ id: (await addClass(t, owner.id)).id }),
  'familyMessages.send': async (t, owner) => ({
    id: (await addFamilyClass(t, owner.id)).id,
    title: 'Museum',
    content: 'We go on Friday.',
  }),
}
