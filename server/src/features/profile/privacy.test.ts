import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { leaderboard } from '#contract/leaderboard.ts'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { profile } from '#contract/profile/profile.ts'
import { report } from '#contract/profile/report.ts'
import { settings } from '#contract/profile/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { badges, userBadges } from '../../db/schema/learning/badges.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { SESSION_COOKIE } from '../../platform/sessions/sessions.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { hear } from '../../testing/hear.ts'
import { addQuiz, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillBadges(t.db)
})
afterAll(() => t.app.close())

async function seat(...students: TestPerson[]): Promise<number> {
  const teacher = await t.signUp('teacher')
  const [first, ...others] = students
  await enroll(t, teacher.id, first?.id ?? 0)
  const [own] = await t.db.select().from(classes).where(eq(classes.teacherId, teacher.id))
  for (const { id } of others)
    await t.db.insert(classEnrollments).values({ classId: own?.id ?? 0, studentId: id, status: 'active' })
  return own?.id ?? 0
}

describe('profile visibility', { tags: ['PROFILE-27', 'Y-45'] }, () => {
  const look = async (viewer: TestPerson, person: TestPerson) =>
    (await viewer.call(profile.ofOther, { id: person.id })).status
  const show = (person: TestPerson, profile_visibility: 'private' | 'friends' | 'public') =>
    person.call(settings.savePrivacy, { profile_visibility })

  test('private is for nobody, friends for classmates of an active class, public for everybody', async () => {
    const [ada, mate, stranger] = [await t.signUp(), await t.signUp(), await t.signUp()]
    const classId = await seat(ada, mate)
    const seen = async () => [await look(mate, ada), await look(stranger, ada), await look(ada, ada)]
    expect(await seen()).toEqual([404, 404, 200])
    await show(ada, 'friends')
    expect(await seen()).toEqual([200, 404, 200])
    await t.db.update(classes).set({ isActive: false }).where(eq(classes.id, classId))
    expect(await seen()).toEqual([404, 404, 200])
    await show(ada, 'public')
    expect(await seen()).toEqual([200, 200, 200])
  })

  test('nothing of a child without a guardian is shown, whatever the setting says', async () => {
    const [child, other] = [await t.signUp('student', { age: 9 }), await t.signUp()]
    await show(child, 'public')
    expect(await look(other, child)).toBe(404)
  })

  test('the leaderboard shows a picture only to those who may see the profile', async () => {
    await t.db.update(users).set({ points: 0 })
    const avatarUrl = '/api/uploads/some-picture-of-somebody'
    const ada = await t.signUp('student', { points: 9, grade: 7, avatarUrl })
    const viewer = await t.signUp('student', { grade: 7 })
    const first = async () => (await viewer.call(leaderboard.list, {})).body[0]
    expect(await first()).toMatchObject({ id: ada.id, avatarUrl: null, isShared: false })
    await show(ada, 'public')
    expect(await first()).toMatchObject({ id: ada.id, avatarUrl, isShared: true })
  })

  test('badges are shown along unless achievements are not shared', { tags: ['PROFILE-29'] }, async () => {
    const [ada, viewer] = [await t.signUp('student', { bio: 'Hello.' }), await t.signUp()]
    await show(ada, 'public')
    const [badge] = await t.db.select().from(badges).limit(1)
    await t.db.insert(userBadges).values({ userId: ada.id, badgeId: badge?.id ?? 0 })
    const shown = async () => (await viewer.call(profile.ofOther, { id: ada.id })).body
    expect(await shown()).toMatchObject({
      displayName: 'Ada L.',
      bio: 'Hello.',
      badges: [{ name: badge?.name }],
    })
    expect(JSON.stringify(await shown())).not.toContain('Lovelace')
    await ada.call(settings.savePrivacy, { share_achievements: false })
    expect((await shown()).badges).toBeNull()
    await ada.call(settings.savePrivacy, { share_achievements: true })
    await ada.call(settings.saveStudy, { gamification_enabled: false })
    expect((await shown()).badges).toBeNull()
  })
})

test('who has switched gamification off is on nobody’s leaderboard', { tags: ['PROFILE-23'] }, async () => {
  await t.db.update(users).set({ points: 0 })
  const ada = await t.signUp('student', { points: 9, grade: 8 })
  const viewer = await t.signUp('student', { points: 3, grade: 8 })
  const ids = async () => (await viewer.call(leaderboard.list, {})).body.map(({ id }) => id)
  expect(await ids()).toEqual([ada.id, viewer.id])
  await ada.call(settings.saveStudy, { gamification_enabled: false })
  expect(await ids()).toEqual([viewer.id])
  expect((await ada.call(leaderboard.standing, {})).body.rank).toBeNull()
  expect((await viewer.call(leaderboard.standing, {})).body).toMatchObject({ rank: 1, topPoints: 3 })
})

test('consent taken back forgets the open page at once and notes no other', {
  tags: ['PROFILE-30', 'Y-46'],
}, async () => {
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = t.app.server.address() as AddressInfo
  const ada = await t.signUp()
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PRESENCE_PATH}`, {
    headers: { cookie: `${SESSION_COOKIE}=${ada.token}` },
  })
  expect((await hear(socket, 'usage')).isNoted).toBe(true)
  const navigate = (route: string) =>
    socket.send(
      JSON.stringify({
        type: 'navigation',
        route,
        title: 'x',
        timestamp: t.clock.now.toISOString(),
        pageData: {},
      }),
    )
  const page = () => t.deps.presence.list().find(({ userId }) => userId === ada.id)?.page
  navigate('/notes')
  await vi.waitFor(() => expect(page()).toMatchObject({ route: '/notes' }))
  const refused = hear(socket, 'usage')
  await ada.call(settings.savePrivacy, { data_collection_consent: false })
  expect((await refused).isNoted).toBe(false)
  expect(page()).toBeNull()
  navigate('/quizzes')
  socket.send('nonsense')
  await hear(socket, 'error')
  expect(page()).toBeNull()
  const agreed = hear(socket, 'usage')
  await ada.call(settings.savePrivacy, { data_collection_consent: true })
  expect((await agreed).isNoted).toBe(true)
  navigate('/lessons')
  await vi.waitFor(() => expect(page()).toMatchObject({ route: '/lessons' }))
  socket.terminate()
})

describe('the report for parents', { tags: ['P-113', 'PROFILE-28'] }, () => {
  test('sums up the period, and is not there while sharing is off', async () => {
    const ada = await t.signUp('student', { firstName: 'Ada', lastName: 'Lovelace' })
    const subjectId = await findSubject(t, 'Mathematics')
    const day = { userId: ada.id, subjectId, seconds: 600, lessonsCompleted: 2, quizzesTaken: 1 }
    await t.db.insert(learningDays).values([
      { ...day, day: '2026-01-05' },
      { ...day, day: '2025-12-30' },
      { ...day, day: '2025-12-29' },
    ])
    const { id: quizId } = await addQuiz(t)
    const result = { userId: ada.id, quizId, maxScore: 10 }
    await t.db.insert(quizResults).values([
      { ...result, score: 8, dateTaken: new Date('2026-01-05T08:00:00Z') },
      { ...result, score: 10, dateTaken: new Date('2026-01-05T08:10:00Z'), attempt: 2 },
      { ...result, score: 6, dateTaken: new Date('2025-12-30T00:00:00Z') },
      { ...result, score: 10, dateTaken: new Date('2025-12-29T23:59:00Z') },
    ])
    const read = (period?: 'week' | 'month') =>
      ada.call(report.read, { id: ada.id, ...(period && { period }) })
    expect((await read('week')).body).toMatchObject({
      name: 'Ada Lovelace',
      firstDay: '2025-12-30',
      lastDay: '2026-01-05',
      activeDays: 2,
      minutes: 20,
      lessonsCompleted: 4,
      averageScore: 70,
      subjects: [{ name: 'Mathematics', minutes: 20, lessonsCompleted: 4 }],
    })
    expect((await read()).body).toMatchObject({ period: 'month', activeDays: 3, averageScore: 80 })
    await ada.call(settings.savePrivacy, { share_progress_with_parents: false })
    expect((await read()).status).toBe(403)
  })
})
