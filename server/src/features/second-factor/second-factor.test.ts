import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { profile } from '#contract/profile/profile.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { quizzes } from '#contract/quizzes.ts'
import { videos } from '#contract/study/videos.ts'
import { students } from '#contract/teaching/students.ts'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { codeOf, decodeBase32, stepOf } from '../../platform/sessions/totp.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addQuiz } from '../../testing/learning-rows.ts'
import { addVideo } from '../../testing/note-rows.ts'
import { createTestApp, KNOWN_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})

const codeNow = (secret: string) => codeOf(decodeBase32(secret), stepOf(t.clock.now))
const wait = (seconds: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + seconds * 1000)
}

async function enroll(person: TestPerson) {
  const { secret } = (await person.call(secondFactor.begin, { password: KNOWN_PASSWORD })).body
  const { recoveryCodes } = (await person.call(secondFactor.confirm, { code: codeNow(secret) })).body
  wait(30)
  return { secret, recoveryCodes }
}

const signIn = (person: TestPerson, code?: string, password = KNOWN_PASSWORD) =>
  t.call(accounts.signIn, { username: person.user.username, password, ...(code !== undefined && { code }) })

test('once set up, the password alone is not enough; the code of the moment is, once', {
  tags: ['Y-65'],
}, async () => {
  const teacher = await t.signUp('teacher')
  const { secret, recoveryCodes } = await enroll(teacher)
  expect(recoveryCodes).toHaveLength(10)
  expect((await teacher.call(secondFactor.read, {})).body).toMatchObject({
    isRequired: false,
    recoveryCodesLeft: 10,
  })
  expect(await signIn(teacher)).toMatchObject({ status: 401, body: { code: 'code_needed' } })
  expect(await signIn(teacher, '000000')).toMatchObject({ status: 401, body: { code: 'code_needed' } })
  expect(await signIn(teacher, codeNow(secret), 'wrong-guess')).toMatchObject({
    body: { code: 'wrong_credentials' },
  })
  const both = await Promise.all([signIn(teacher, codeNow(secret)), signIn(teacher, codeNow(secret))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('setting it up and switching it off stand in the audit log, without a code', async () => {
  const teacher = await t.signUp('teacher')
  const { secret, recoveryCodes } = await enroll(teacher)
  expect((await teacher.call(secondFactor.remove, { password: 'wrong-guess' })).status).toBe(401)
  await teacher.call(secondFactor.remove, { password: KNOWN_PASSWORD })
  const log = await t.db.select().from(auditLog).where(eq(auditLog.actorId, teacher.id)).orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual(['second-factor.on', 'second-factor.off'])
  for (const word of [secret, ...recoveryCodes]) expect(JSON.stringify(log)).not.toContain(word)
})

test('a code that is too short is said in plain words', async () => {
  const teacher = await t.signUp('teacher')
  expect(await teacher.call(secondFactor.confirm, { code: '12ab' })).toMatchObject({
    status: 400,
    body: { message: 'Please enter the 6 digits of the code.' },
  })
})

test('a recovery code signs in once, however it is typed, and only its hash is stored', {
  tags: ['Y-65'],
}, async () => {
  const admin = await t.signUp('admin')
  const { secret, recoveryCodes } = await enroll(admin)
  const [code = ''] = recoveryCodes
  expect((await signIn(admin, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
  expect((await signIn(admin, code)).status).toBe(401)
  const [row] = await t.db.select().from(secondFactors).where(eq(secondFactors.userId, admin.id))
  expect(row?.recoveryHashes).toHaveLength(9)
  expect(JSON.stringify(row)).not.toContain(recoveryCodes[1])
  expect(JSON.stringify(row)).not.toContain(secret)
})

test('codes cannot be tried one after the other', async () => {
  const teacher = await t.signUp('teacher')
  const { secret } = await enroll(teacher)
  for (let n = 0; n < 10; n++) expect((await signIn(teacher, '000000')).status).toBe(401)
  expect((await signIn(teacher, codeNow(secret))).status).toBe(429)
})

test('it counts only after the first code, asks for the password, and is not for students', async () => {
  const [teacher, student] = [await t.signUp('teacher'), await t.signUp()]
  expect((await teacher.call(secondFactor.begin, { password: 'wrong-guess' })).status).toBe(401)
  const { body } = await teacher.call(secondFactor.begin, { password: KNOWN_PASSWORD })
  expect(body.uri).toContain(`secret=${body.secret}`)
  expect((await teacher.call(secondFactor.confirm, { code: '000000' })).status).toBe(401)
  expect((await signIn(teacher)).status).toBe(200)
  expect((await student.call(secondFactor.begin, { password: KNOWN_PASSWORD })).status).toBe(403)
  expect((await student.call(secondFactor.confirm, { code: '000000' })).status).toBe(404)
})

test('switched off with the password, signing in is as before', async () => {
  const teacher = await t.signUp('teacher')
  await enroll(teacher)
  expect((await teacher.call(secondFactor.begin, { password: KNOWN_PASSWORD })).status).toBe(409)
  expect((await teacher.call(secondFactor.remove, { password: KNOWN_PASSWORD })).status).toBe(200)
  expect((await signIn(teacher)).status).toBe(200)
})

const VIDEO = { title: 'Own', url: 'https://vimeo.com/76979871' }

async function seesKey(person: TestPerson, id: number) {
  const { questions } = (await person.call(quizzes.one, { id })).body
  return questions.some(({ correctOptionId }) => correctOptionId !== undefined)
}

test('where the operator requires it, staff without it reach their own things alone', async () => {
  const strict = await createTestApp({ now: t.clock.now, config: { requiresSecondFactor: true } })
  const teacher = await strict.signUp('teacher')
  const refused = await teacher.call(students.list, {})
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('two-step sign-in') },
  })
  expect((await teacher.call(profile.read, {})).status).toBe(200)
  expect((await teacher.call(secondFactor.read, {})).body.isRequired).toBe(true)
  const shared = await addVideo(strict, { isShared: true })
  const quiz = await addQuiz(strict)
  const change = { id: shared.id, title: 'Changed' }
  expect((await teacher.call(videos.update, change)).status).toBe(404)
  expect((await teacher.call(videos.remove, { id: shared.id })).status).toBe(404)
  const ada = await strict.signUp()
  await addClass(strict, teacher.id, [ada.id])
  const { body: own } = await teacher.call(videos.create, VIDEO)
  expect((await ada.call(videos.one, { id: own.id })).status).toBe(404)
  expect((await teacher.call(videos.update, { id: own.id, title: 'Still own' })).status).toBe(200)
  expect(await seesKey(teacher, quiz.id)).toBe(false)
  await enroll(teacher)
  expect((await teacher.call(students.list, {})).status).toBe(200)
  expect(await seesKey(teacher, quiz.id)).toBe(true)
  expect((await ada.call(videos.one, { id: own.id })).status, 'what was prepared is given now').toBe(200)
  expect((await teacher.call(secondFactor.remove, { password: KNOWN_PASSWORD })).status).toBe(409)
})

test('what an admin without it adds waits to be shared until an admin with it decides', async () => {
  const strict = await createTestApp({ now: t.clock.now, config: { requiresSecondFactor: true } })
  const [admin, ada] = [await strict.signUp('admin'), await strict.signUp()]
  const { id } = (await admin.call(videos.create, VIDEO)).body
  expect((await ada.call(videos.one, { id })).status).toBe(404)
  expect((await admin.call(videos.decideSharing, { id, isShared: true })).status).toBe(403)
  await enroll(admin)
  expect((await admin.call(videos.asked, {})).body.some((video) => video.id === id)).toBe(true)
  expect((await admin.call(videos.decideSharing, { id, isShared: true })).status).toBe(200)
  expect((await ada.call(videos.one, { id })).status).toBe(200)
})
