import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { dashboard } from '#contract/dashboard.ts'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { profile } from '#contract/profile/profile.ts'
import { settings } from '#contract/profile/settings.ts'
import { learningPreferences } from '../../db/schema/accounts/onboarding.ts'
import { notificationPreferences, studyPreferences, userSettings } from '../../db/schema/accounts/settings.ts'
import { teachers } from '../../db/schema/accounts/teachers.ts'
import { uploads } from '../../db/schema/accounts/uploads.ts'
import { badges, userBadges } from '../../db/schema/learning/badges.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { fillBadges } from '../../first-start/badges.ts'
import { addFlashcard } from '../../testing/flashcard-rows.ts'
import { addLesson, findSubject } from '../../testing/learning-rows.ts'
import { addGuide, addNote } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addUpload } from '../../testing/profile-rows.ts'

const t = prepareTestApp({ now: new Date('2026-01-05T03:00:00Z') })
beforeAll(async () => {
  for (const name of ['Mathematics', 'English', 'Science']) await findSubject(t, name)
})

describe('GET /api/profile', () => {
  test('a newcomer has the documented defaults', {
    tags: ['API2-44', 'DATA2-68', 'DATA2-70…72', 'CONST2-24…29'],
  }, async () => {
    const ada = await t.signUp()
    const { status, body } = await ada.call(profile.read, {})
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: ada.id,
      timezone: 'UTC',
      languagePreference: 'en',
      themePreference: 'system',
    })
    expect(body.settings).toEqual({
      notifications: { study_reminder: true, achievements: true, progress_updates: true },
      study: { daily_goal_minutes: 30, explanation_style: 'balanced', gamification_enabled: true },
      privacy: {
        profile_visibility: 'private',
        share_progress_with_parents: true,
        share_achievements: true,
        show_on_leaderboard: true,
        data_collection_consent: true,
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/password|secondFactor|argon2/)
  })

  test('figures are counted from what is stored, deleted things left out', {
    tags: ['DATA2-69', 'PROFILE-11…17', 'Y-86'],
  }, async () => {
    await fillBadges(t.db)
    const ada = await t.signUp('student', { timezone: 'America/New_York' })
    const subjectId = await findSubject(t, 'Mathematics')
    // In New York it is still the evening of the fourth.
    const day = { userId: ada.id, subjectId, seconds: 3600, lessonsCompleted: 1 }
    await t.db.insert(learningDays).values([
      { ...day, day: '2026-01-04' },
      { ...day, day: '2026-01-03', seconds: 1859 },
      { ...day, day: '2026-01-01' },
    ])
    for (const completed of [true, true, true, false]) {
      const lesson = await addLesson(t)
      await t.db.insert(userProgress).values({ userId: ada.id, lessonId: lesson.id, completed })
    }
    const [badge] = await t.db.select({ id: badges.id }).from(badges).limit(1)
    await t.db.insert(userBadges).values({ userId: ada.id, badgeId: badge?.id ?? 0 })
    await addNote(t, ada.id)
    await addNote(t, ada.id, { deletedAt: t.clock.now })
    await addFlashcard(t, ada.id)
    await addGuide(t, ada.id)
    await addGuide(t, (await t.signUp()).id)
    expect((await ada.call(profile.read, {})).body.stats).toEqual({
      totalStudyTime: 150,
      lessonsCompleted: 3,
      achievements: 1,
      streakDays: 2,
      totalNotes: 1,
      totalFlashcards: 1,
      totalStudyGuides: 1,
    })
  })

  test('with another time zone the day is another, and the streak follows', {
    tags: ['PROFILE-24'],
  }, async () => {
    const ada = await t.signUp('student', { timezone: 'America/New_York' })
    const subjectId = await findSubject(t, 'Mathematics')
    await t.db.insert(learningDays).values({ userId: ada.id, subjectId, day: '2026-01-03', seconds: 60 })
    const streak = async () => (await ada.call(profile.read, {})).body.stats.streakDays
    expect(await streak()).toBe(1)
    await ada.call(profile.update, { timezone: 'UTC' })
    expect(await streak()).toBe(0)
    expect((await ada.call(dashboard.stats, {})).body.currentStreak).toBe(0)
  })

  test('who is not signed in is told so in the documented words', { tags: ['ERR2-48'] }, async () => {
    const answers = [await t.call(profile.read, {}), await t.call(settings.saveStudy, {})]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([401, 'User not logged in'])
    }
  })
})

describe('PUT /api/profile', () => {
  test('the documented body is kept, and the account carries it', { tags: ['API2-45'] }, async () => {
    const ada = await t.signUp()
    const change = {
      displayName: ' Comet ',
      bio: 'I like maths.\nAnd rain.',
      timezone: 'America/Denver',
      languagePreference: 'fr',
      themePreference: 'dark',
    } as const
    const { status, body } = await ada.call(profile.update, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...change, displayName: 'Comet' })
    expect((await ada.call(accounts.currentUser, {})).body).toEqual(body)
    await ada.call(profile.update, { displayName: '', bio: '' })
    expect((await ada.call(accounts.currentUser, {})).body).toMatchObject({
      displayName: null,
      bio: null,
      timezone: 'America/Denver',
    })
  })

  test.each([
    { timezone: 'Mars/Olympus' },
    { languagePreference: 'tlh' },
    { themePreference: 'purple' },
    { displayName: 'x'.repeat(61) },
    { displayName: 'evil\u202ename' },
    { bio: 'x'.repeat(501) },
    { bio: 'a bell \u0007' },
    { avatarUrl: 'https://evil.example/me.png' },
    { avatarUrl: '/api/uploads/not-mine-and-not-there-at-all' },
    { role: 'admin' },
    { points: 9 },
  ])('%j is refused', async (change) => {
    const ada = await t.signUp()
    expect((await ada.send(profile.update, change)).status).toBe(400)
  })

  test('characters that cannot be seen are refused in words, not by a pattern', async () => {
    const ada = await t.signUp()
    const answers = await Promise.all([
      ada.call(profile.update, { displayName: 'evil\u202ename' }),
      ada.call(profile.update, { bio: 'a bell \u0007' }),
    ])
    expect(answers.map(({ body }) => (body as { message?: string }).message)).toEqual(
      Array(2).fill('Please leave out characters that cannot be seen.'),
    )
  })

  test('a picture stands with the account and the teacher record, and the one before is gone', {
    tags: ['Y-94'],
  }, async () => {
    const teacher = await t.signUp('teacher')
    await t.db.insert(teachers).values({ userId: teacher.id })
    const [first, second] = [await addUpload(t, teacher.id), await addUpload(t, teacher.id)]
    const choose = (key: string | null) =>
      teacher.call(profile.update, { avatarUrl: key === null ? null : `/api/uploads/${key}` })
    await choose(first.key)
    const { body } = await choose(second.key)
    expect(body.avatarUrl).toBe(`/api/uploads/${second.key}`)
    const [record] = await t.db.select().from(teachers).where(eq(teachers.userId, teacher.id))
    expect(record?.avatar_url).toBe(body.avatarUrl)
    const left = () => t.db.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, teacher.id))
    expect(await left()).toEqual([second])
    expect((await choose(null)).body.avatarUrl).toBeNull()
    expect(await left()).toEqual([])
  })

  test("somebody else's picture cannot be taken", async () => {
    const { key } = await addUpload(t, (await t.signUp()).id)
    const ada = await t.signUp()
    expect((await ada.call(profile.update, { avatarUrl: `/api/uploads/${key}` })).status).toBe(400)
  })
})

describe('PUT /api/profile/settings', () => {
  test('one kind of notification is switched off, and on again', {
    tags: ['API2-46', 'PROFILE-18…20'],
  }, async () => {
    const ada = await t.signUp()
    const toggle = async (enabled: boolean) =>
      (await ada.call(settings.saveNotifications, { notification_type: 'study_reminder', enabled })).body
    expect(await toggle(false)).toEqual({ study_reminder: false, achievements: true, progress_updates: true })
    expect(await toggle(true)).toEqual({ study_reminder: true, achievements: true, progress_updates: true })
    const rows = await t.db
      .select()
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, ada.id))
    expect(rows).toMatchObject([{ enabled: true, deliveryMethod: 'push' }])
  })

  test('one setting is said by its name or as key and value', {
    tags: ['API2-47', 'API2-48', 'Y-43'],
  }, async () => {
    const ada = await t.signUp()
    const named = await ada.call(settings.saveStudy, { daily_goal_minutes: 45 })
    expect(named.body).toEqual({
      daily_goal_minutes: 45,
      explanation_style: 'balanced',
      gamification_enabled: true,
    })
    const paired = await ada.call(settings.saveStudy, { key: 'daily_goal_minutes', value: 60 })
    expect(paired.body.daily_goal_minutes).toBe(60)
    const shown = await ada.call(settings.savePrivacy, { key: 'profile_visibility', value: 'friends' })
    expect(shown.body).toMatchObject({ profile_visibility: 'friends', share_achievements: true })
  })

  test.each([
    { daily_goal_minutes: 0 },
    { daily_goal_minutes: 14 },
    { daily_goal_minutes: 50 },
    { daily_goal_minutes: 195 },
    { explanation_style: 'rude' },
    { difficulty_preference: 'x'.repeat(21) },
    { key: 'daily_goal_minutes', value: 'many' },
    { key: 'no_such_setting', value: 1 },
    { key: '__proto__', value: 1 },
    { nonsense: true },
    {},
  ])(
    'the study setting %j is refused',
    { tags: ['PROFILE-46', 'CONST2-30', 'CONST2-37', 'CONST2-46', 'Y-72'] },
    async (change) => {
      const ada = await t.signUp()
      expect((await ada.send(settings.saveStudy, change)).status).toBe(400)
    },
  )

  test.each([15, 90, 180])(
    'a goal of %i minutes is taken',
    { tags: ['PROFILE-46', 'CONST2-30'] },
    async (daily_goal_minutes) => {
      const ada = await t.signUp()
      expect((await ada.call(settings.saveStudy, { daily_goal_minutes })).body).toMatchObject({
        daily_goal_minutes,
      })
    },
  )

  test('the daily goal is the one of the dashboard, and the mix of the day grows with it', {
    tags: ['PROFILE-21'],
  }, async () => {
    const ada = await t.signUp()
    const mix = async () => (await ada.call(whatNext.read, {})).body.dailyMix.left.length
    expect(await mix()).toBe(10)
    await ada.call(settings.saveStudy, { daily_goal_minutes: 60 })
    expect((await ada.call(dashboard.stats, {})).body.today).toEqual({ minutes: 0, goalMinutes: 60 })
    expect(await mix()).toBe(20)
  })

  test('the explanation style is the same wherever it is set', { tags: ['PROFILE-22', 'Y-94'] }, async () => {
    const ada = await t.signUp()
    await ada.call(settings.saveStudy, { explanation_style: 'concise' })
    const [learning] = await t.db
      .select()
      .from(learningPreferences)
      .where(eq(learningPreferences.userId, ada.id))
    expect(learning?.preferredExplanationStyle).toBe('concise')
    await ada.call(onboarding.savePreferences, { preferredExplanationStyle: 'detailed' })
    expect((await ada.call(profile.read, {})).body.settings.study.explanation_style).toBe('detailed')
  })

  test('gamification off is known to every screen', { tags: ['PROFILE-23'] }, async () => {
    const ada = await t.signUp()
    await ada.call(settings.saveStudy, { gamification_enabled: false })
    expect((await ada.call(accounts.currentUser, {})).body.gamificationEnabled).toBe(false)
  })

  test('settings without a control begin as documented, are accepted and kept', {
    tags: ['Y-44', 'CONST2-31'],
  }, async () => {
    const ada = await t.signUp()
    await ada.call(settings.saveStudy, { explanation_style: 'concise' })
    const [begun] = await t.db.select().from(studyPreferences).where(eq(studyPreferences.userId, ada.id))
    expect(begun).toMatchObject({
      breakReminderInterval: 25,
      preferredStudyTimes: ['morning'],
      difficultyPreference: 'adaptive',
    })
    await ada.call(settings.saveStudy, { break_reminder_interval: 40, preferred_study_times: ['evening'] })
    const [row] = await t.db.select().from(studyPreferences).where(eq(studyPreferences.userId, ada.id))
    expect(row).toMatchObject({ breakReminderInterval: 40, preferredStudyTimes: ['evening'] })
  })

  test("a key of one's own holds any value; nobody else writes it, and nothing too long", {
    tags: ['P-07', 'CONST2-36'],
  }, async () => {
    const [ada, bob] = [await t.signUp(), await t.signUp()]
    const input = { id: ada.id, settingKey: 'scheduleReviews', value: { on: [true, null] } }
    expect((await ada.call(settings.saveOther, input)).body).toEqual({
      settingKey: 'scheduleReviews',
      settingValue: { on: [true, null] },
    })
    expect((await bob.call(settings.saveOther, input)).status).toBe(404)
    expect((await ada.call(settings.saveOther, { ...input, value: 'x'.repeat(10_001) })).status).toBe(400)
    expect((await ada.call(settings.saveOther, { ...input, settingKey: 'k'.repeat(101) })).status).toBe(400)
    const rows = await t.db.select().from(userSettings).where(eq(userSettings.userId, ada.id))
    expect(rows).toHaveLength(1)
  })
})
