import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { identities, type SignInWays } from '#contract/profile/identities.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import { answer, neverAnswerTheRest } from '../../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../../testing/looks.ts'
import { makeUser } from '../../../../testing/make-user.ts'
import { button, heading } from '../../../../testing/on-page.ts'
import { renderAt } from '../../../../testing/render-at.tsx'
import { listShellAnswers } from '../../../../testing/shell-answers.ts'

const moment = '2026-03-02T08:00:00.000Z'
const LINKED: SignInWays = {
  hasPassword: true,
  provider: 'Northfield School',
  identities: [
    {
      id: 4,
      issuer: 'https://id.example.org',
      email: 'ada@school.example.org',
      createdAt: moment,
      lastUsedAt: moment,
    },
  ],
}

const PROFILE: Omit<Profile, 'user'> = {
  stats: {
    totalStudyTime: 0,
    lessonsCompleted: 0,
    achievements: 0,
    streakDays: 0,
    totalNotes: 0,
    totalFlashcards: 0,
    totalStudyGuides: 0,
  },
  settings: {
    notifications: { study_reminder: true, achievements: true, progress_updates: true },
    study: { daily_goal_minutes: 30, explanation_style: 'balanced', gamification_enabled: true },
    privacy: {
      profile_visibility: 'private',
      share_progress_with_parents: false,
      share_achievements: false,
      show_on_leaderboard: true,
      data_collection_consent: false,
    },
  },
}

test('a linked account stands in the profile, is accessible and fits, and can be unlinked', {
  tags: ['Y-64'],
}, async () => {
  const user = makeUser({ role: 'teacher' })
  let ways = LINKED
  const { server } = await renderAt('/profile?tab=privacy', {
    as: user,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(user),
      answer(profile.read, { ...PROFILE, user }),
      answer(identities.own, () => ways),
      answer(identities.unlink, () => {
        ways = { ...LINKED, identities: [] }
        return ways
      }),
    ],
  })
  await expect.element(page.getByText('ada@school.example.org').last()).toBeVisible()
  await expectSoundLook()
  await button('Unlink').click()
  await expect.element(heading('Unlink id.example.org?')).toBeVisible()
  await expectSoundLook()
  await page.getByLabelText('Your password').fill('known-password')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Link with Northfield School')).toBeVisible()
  expect(server.sentTo(identities.unlink)).toEqual([{ id: '4', password: 'known-password' }])
})
