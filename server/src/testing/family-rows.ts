import { randomInt } from 'node:crypto'
import { INVITATION_CODE_LENGTH, makePrintedCode } from '#engines/accounts/index.ts'
import { familySettings, guardianships } from '../db/schema/accounts/families.ts'
import { deletionRequests, familyReadings } from '../db/schema/accounts/family-rights.ts'
import { familyMessageReads, familyMessages } from '../db/schema/teaching/family-messages.ts'
import { insertGuardianInvitation } from '../domain/families/guardian-invitations.ts'
import { addClass } from './class-rows.ts'
import type { TestApp } from './test-app.ts'

/** A guardian of these children, with a weekly update. Answers the number of the last link. */
export async function addGuardianship(t: TestApp, guardianId: number, ...childIds: number[]) {
  await t.db
    .insert(familySettings)
    .values({ userId: guardianId, nextDigestAt: t.clock.now })
    .onConflictDoNothing()
  const rows = await t.db
    .insert(guardianships)
    .values(childIds.map((childId) => ({ guardianId, childId, way: 'teacher' as const, since: t.clock.now })))
    .returning({ id: guardianships.id })
  return rows.at(-1)?.id ?? 0
}

/** A code on paper for a guardian of this child. */
export async function addGuardianCode(t: TestApp, childId: number) {
  const code = makePrintedCode(INVITATION_CODE_LENGTH, randomInt)
  const made = { childId, way: 'teacher', code, email: null, createdBy: null } as const
  return { id: await insertGuardianInvitation(t.db, made, t.clock.now), code }
}

/** A class of the teacher with a student whose guardian this is. */
export async function addFamilyClass(t: TestApp, teacherId: number) {
  const child = await t.signUp('student', { age: 11 })
  const guardian = await t.signUp('guardian', { firstName: 'Byron' })
  await addGuardianship(t, guardian.id, child.id)
  return { ...(await addClass(t, teacherId, [child.id])), child, guardian }
}

export async function addFamilyMessage(t: TestApp, guardianId: number) {
  const teacher = await t.signUp('teacher')
  const room = await addClass(t, teacher.id)
  const [message] = await t.db
    .insert(familyMessages)
    .values({ teacherId: teacher.id, classId: room.id, title: 'Museum', content: 'We go on Friday.' })
    .returning({ id: familyMessages.id })
  const messageId = message?.id ?? 0
  await t.db.insert(familyMessageReads).values({ messageId, userId: guardianId })
  return messageId
}

export const EVERYTHING = { chats: true, notes: true, alerts: true }

/** The school lets guardians read this from now on. */
export async function openToGuardians(t: TestApp, reading: typeof EVERYTHING) {
  await t.db
    .insert(familyReadings)
    .values({ ...reading, text: 'Our parents asked for it.', setAt: t.clock.now })
}

/** A guardian asks that a child's account is deleted. */
export async function addDeletionRequest(t: TestApp, childId?: number) {
  const guardian = await t.signUp('guardian')
  const id = childId ?? (await t.signUp()).id
  await addGuardianship(t, guardian.id, id)
  const [row] = await t.db
    .insert(deletionRequests)
    .values({ userId: id, askedBy: guardian.id, reason: 'We are moving.', askedAt: t.clock.now })
    .returning({ id: deletionRequests.id })
  return row?.id ?? 0
}
