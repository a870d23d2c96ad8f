import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { signInCards } from '#contract/teaching/sign-in-cards.ts'
import type { Picture } from '#engines/accounts/index.ts'
import { users } from '../db/schema/accounts/users.ts'
import { addClass } from './class-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type CardName = Extract<EndpointName, `${'cardSignIn' | 'ownPictures' | 'signInCards'}.${string}`>

const PICTURES: Picture[] = ['cat', 'sun', 'boat', 'tree']

/** Working calls of sign-in cards, posters and picture passwords. */
export const CARD_SAMPLES: { [Name in CardName]: Sample<Name> } = {
  'cardSignIn.signIn': async (t) => {
    const teacher = await t.signUp('teacher')
    const { id, studentId } = await addYoungClass(t, teacher)
    const { body } = await teacher.call(signInCards.print, { id, studentIds: [studentId] })
    return { card: body.cards[0]?.code ?? '' }
  },
  'cardSignIn.poster': async (t) => ({ poster: (await hangPoster(t)).poster }),
  'cardSignIn.signInByPictures': async (t) => {
    const { poster, pupilId } = await hangPoster(t)
    return { poster, pupilId, pictures: PICTURES }
  },
  'ownPictures.read': () => ({}),
  'ownPictures.change': async (t, owner) => {
    const teacher = await t.signUp('teacher')
    await t.db.update(users).set({ grade: 2 }).where(eq(users.id, owner.id))
    await givePictures(teacher, await addYoungClass(t, teacher, owner))
    return { current: PICTURES, pictures: PICTURES.toReversed() }
  },
  'signInCards.list': async (t, owner) => ({ id: (await addYoungClass(t, owner)).id }),
  'signInCards.print': async (t, owner) => {
    const { id, studentId } = await addYoungClass(t, owner)
    return { id, studentIds: [studentId] }
  },
  'signInCards.revoke': (t, owner) => addYoungClass(t, owner),
  'signInCards.revokeAll': async (t, owner) => ({ id: (await addYoungClass(t, owner)).id }),
  'signInCards.makePoster': async (t, owner) => ({ id: (await addYoungClass(t, owner)).id }),
  'signInCards.revokePoster': async (t, owner) => ({ id: (await addYoungClass(t, owner)).id }),
  'signInCards.drawPictures': async (t, owner) => {
    const { id, studentId } = await addYoungClass(t, owner)
    return { id, studentIds: [studentId] }
  },
  'signInCards.setPictures': async (t, owner) => ({ ...(await addYoungClass(t, owner)), pictures: PICTURES }),
  'signInCards.removePictures': (t, owner) => addYoungClass(t, owner),
}

async function addYoungClass(t: TestApp, teacher: TestPerson, child?: TestPerson) {
  const { id: studentId } = child ?? (await t.signUp('student', { grade: 2, age: 7 }))
  return { id: (await addClass(t, teacher.id, [studentId])).id, studentId }
}

const givePictures = (teacher: TestPerson, room: { id: number; studentId: number }) =>
  teacher.call(signInCards.setPictures, { ...room, pictures: PICTURES })

async function hangPoster(t: TestApp) {
  const teacher = await t.signUp('teacher')
  const room = await addYoungClass(t, teacher)
  await givePictures(teacher, room)
  const { body } = await teacher.call(signInCards.makePoster, { id: room.id })
  return { poster: body.code, pupilId: room.studentId }
}
