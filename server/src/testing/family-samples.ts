import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { users } from '../db/schema/accounts/users.ts'
import { addClass } from './class-rows.ts'
import {
  addDeletionRequest,
  addFamilyClass,
  addFamilyMessage,
  addGuardianCode,
  addGuardianship,
  EVERYTHING,
  openToGuardians,
} from './family-rows.ts'
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

async function openedChild(t: TestApp, guardian: TestPerson) {
  await openToGuardians(t, EVERYTHING)
  return ownChild(t, guardian)
}

/** Working calls of families and of who sees to them. */
export const FAMILY_SAMPLES: {
  [Name in Extract<
    EndpointName,
    `${'families' | 'familyReading' | 'familyRights' | 'guardians' | 'familyMessages' | 'deletionRequests'}.${string}`
  >]: Sample<Name>
} = {
  'families.children': () => ({}),
  'families.child': ownChild,
  'families.addChild': async (t) => ({ code: (await addGuardianCode(t, (await t.signUp()).id)).code }),
  'families.leave': ownChild,
  'families.weeks': () => ({}),
  'families.settings': () => ({}),
  'families.saveSettings': () => ({ digestEnabled: false }),
  'families.messages': () => ({}),
  'familyRights.read': ownChild,
  'familyRights.agree': async (t, guardian) => {
    const at = t.clock.now
    await t.db
      .update(users)
      .set({ email: `guardian-${guardian.id}@example.org`, emailProvenAt: at })
      .where(eq(users.id, guardian.id))
    return ownChild(t, guardian)
  },
  'familyRights.withdraw': ownChild,
  'familyRights.export': ownChild,
  'familyRights.askDeletion': ownChild,
  'familyRights.cancelDeletion': ownChild,
  'familyReading.read': () => ({}),
  'familyReading.save': () => ({ ...EVERYTHING, text: 'Our parents asked for it.' }),
  'familyReading.chats': openedChild,
  'familyReading.notes': openedChild,
  'familyReading.alerts': openedChild,
  'deletionRequests.list': () => ({}),
  'deletionRequests.decide': async (t) => ({ id: await addDeletionRequest(t), isApproved: true }),
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
