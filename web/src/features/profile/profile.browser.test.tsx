import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { devices } from '#contract/profile/devices.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { identities } from '#contract/profile/identities.ts'
import { passkeys } from '#contract/profile/passkeys.ts'
import { type Profile, profile } from '#contract/profile/profile.ts'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { settings } from '#contract/profile/settings.ts'
import { support } from '#contract/profile/support.ts'
import { publications } from '#contract/publication/publications.ts'
import { teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { type Answer, answer, answerStatus, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const makeProfile = (user: User): Profile => ({
  user,
  stats: {
    totalStudyTime: 90,
    lessonsCompleted: 4,
    achievements: 1,
    streakDays: 2,
    totalNotes: 3,
    totalFlashcards: 5,
    totalStudyGuides: 6,
  },
  settings: {
    notifications: { study_reminder: true, achievements: true, progress_updates: true },
    study: { daily_goal_minutes: 30, explanation_style: 'balanced', gamification_enabled: true },
    privacy: {
      profile_visibility: 'private',
      share_progress_with_parents: true,
      share_achievements: true,
      show_on_leaderboard: true,
      data_collection_consent: true,
    },
  },
})

const OWN_EMAIL = { email: 'nia@example.com', isProven: true, waitingEmail: null, canMail: true }

function openProfile(tab = 'profile', { user = makeUser(), answers = [] as Answer[] } = {}) {
  return renderAt(`/profile?tab=${tab}`, {
    as: user,
    answers: [
      answer(profile.read, makeProfile(user)),
      answer(publications.own, []),
      answer(support.own, []),
      answer(devices.list, []),
      answer(emailAddress.own, OWN_EMAIL),
      answer(identities.own, { hasPassword: true, provider: null, identities: [] }),
      answer(secondFactor.read, {
        since: null,
        isRequired: false,
        hasAuthenticator: false,
        recoveryCodesLeft: 0,
      }),
      answer(passkeys.list, { host: null, passkeys: [] }),
      neverAnswer(teacherProfile.read),
      ...answers,
    ],
  })
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const name = page.getByRole('textbox', { name: 'Display name' })

test('a profile that cannot be loaded says so, and offers to refresh the page', {
  tags: ['PROFILE-36…41', 'ERR2-52'],
}, async () => {
  await openProfile('profile', { answers: [answerStatus(profile.read, 500)] })
  await expect.element(heading('Unable to load profile')).toBeVisible()
  await expect.element(page.getByText('Failed to load profile', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Please try refreshing the page').first()).toBeVisible()
  await expect.element(button('Refresh Page')).toBeVisible()
})

test('a profile has its figures', { tags: ['PROFILE-02…09'] }, async () => {
  await openProfile()
  for (const label of [
    'Hours studied',
    'Lessons completed',
    'Achievements',
    'Streak days',
    'Notes',
    'Flashcards',
    'Study guides',
  ])
    await expect.element(page.getByRole('main').getByText(label, { exact: true })).toBeVisible()
  for (const name of ['Hours studied', 'Lessons completed', 'Streak days'])
    await expect.element(button(name)).toHaveAttribute('aria-haspopup', 'dialog')
  for (const [name, to] of [
    ['Achievements', '/achievements'],
    ['Study guides', '/study-guides'],
  ] as const)
    await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to)
  // The same 90 minutes that the progress page shows.
  await expect.element(page.getByRole('main').getByText('1 h 30 min', { exact: true })).toBeVisible()
})

test('a learner edits by keyboard, cancels and saves', {
  tags: ['PROFILE-01…17', 'STATE-19…21', 'Y-48'],
}, async () => {
  const { server } = await openProfile('profile', {
    answers: [answer(profile.update, ({ displayName }) => makeUser({ displayName: displayName ?? null }))],
  })
  const edit = button('Edit')
  await expect.element(edit).toBeVisible()
  edit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
  await name.fill('Not kept')
  button('Cancel').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(edit).toHaveFocus()
  expect(server.countCalls(profile.update)).toBe(0)
  await userEvent.keyboard('{Enter}')
  await name.fill('Comet')
  server.use(answer(profile.read, makeProfile(makeUser({ displayName: 'Comet' }))))
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Comet')).toBeVisible()
  expect(server.sentTo(profile.update)).toMatchObject([{ displayName: 'Comet' }])
})

test('a profile that cannot be saved says so with the documented text, and keeps what was typed', {
  tags: ['ERR2-43…45'],
}, async () => {
  await openProfile('profile', { answers: [answerStatus(profile.update, 500)] })
  await button('Edit').click()
  await name.fill('Comet')
  await button('Save').click()
  await expectToast('Failed to update profile')
  await expect.element(name).toHaveValue('Comet')
})

test('the daily goal is set by keys', { tags: ['PROFILE-18…26'] }, async () => {
  const study = makeProfile(makeUser()).settings.study
  const { server } = await openProfile('settings', {
    answers: [answer(settings.saveStudy, { ...study, daily_goal_minutes: 45 })],
  })
  const goal = page.getByRole('slider', { name: 'Daily goal' })
  await expect.element(goal).toHaveAttribute('aria-valuetext', '30 minutes')
  goal.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectToast('Settings updated successfully.')
  expect(server.sentTo(settings.saveStudy)).toEqual([{ daily_goal_minutes: 45 }])
})

test('a goal that cannot be saved slides back', async () => {
  await openProfile('settings', { answers: [answerStatus(settings.saveStudy, 500)] })
  const goal = page.getByRole('slider', { name: 'Daily goal' })
  await expect.element(goal).toHaveAttribute('aria-valuetext', '30 minutes')
  goal.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectToast('Failed to update settings')
  await expect.element(goal).toHaveAttribute('aria-valuetext', '30 minutes')
})

test('a setting that cannot be saved says so and stays', { tags: ['ERR2-46'] }, async () => {
  await openProfile('settings', { answers: [answerStatus(settings.saveNotifications, 500)] })
  const reminder = page.getByRole('switch', { name: 'Study reminder' })
  await reminder.click()
  await expectToast('Failed to update settings')
  await expect.element(reminder).toBeChecked()
})

test('a ticket wants its fields, and one that cannot be sent keeps its words', {
  tags: ['ERR2-47'],
}, async () => {
  const { server } = await openProfile('help', { answers: [answerStatus(support.create, 500)] })
  await button('Submit ticket').click()
  await expectToast('Please fill in all required fields.')
  expect(server.countCalls(support.create)).toBe(0)
  await field('Subject').fill('Sound')
  await field('Message').fill('I hear nothing.')
  await button('Submit ticket').click()
  await expectToast('Failed to submit support ticket')
  await expect.element(field('Subject')).toHaveValue('Sound')
})

test('without sharing with parents there is no report; passwords that differ are not sent', {
  tags: ['PROFILE-27…30'],
}, async () => {
  const { privacy } = makeProfile(makeUser()).settings
  const { server } = await openProfile('privacy', {
    answers: [answer(settings.savePrivacy, { ...privacy, share_progress_with_parents: false })],
  })
  await expect.element(button('Progress report')).toBeVisible()
  await page.getByRole('switch', { name: 'Share progress with parents' }).click()
  await expect.element(button('Progress report')).not.toBeInTheDocument()
  await field('Current password').fill('trellis-demo')
  await field('New password').fill('quiet-maple')
  await field('New password again').fill('quiet-river')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Passwords do not match')).toBeVisible()
  expect(server.countCalls(profile.changePassword)).toBe(0)
})

test('about says the version and leads to the policies', { tags: ['PROFILE-31…35'] }, async () => {
  await openProfile('about')
  await expect.element(page.getByText('v1.0.0')).toBeVisible()
  for (const [link, to] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Cookie Policy', '/cookies'],
  ] as const)
    await expect.element(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', to)
})

test.for(['profile', 'settings', 'privacy', 'help', 'about'])(
  'the tab %s is sound at every width, light and dark',
  { tags: ['PROFILE-01'] },
  async (tab) => {
    await openProfile(tab)
    await expect.element(page.getByRole('tabpanel').first()).toBeVisible()
    await expectSoundLook()
  },
)

test('a teacher scans a code to set up two-step sign-in', { tags: ['Y-65'] }, async () => {
  const uri = 'otpauth://totp/Trellis:nia?secret=JBSWY3DPEHPK3PXP&issuer=Trellis'
  await openProfile('privacy', {
    user: makeUser({ role: 'teacher' }),
    answers: [answer(secondFactor.begin, { secret: 'JBSWY3DPEHPK3PXP', uri })],
  })
  await button('Set up two-step sign-in').click()
  await dialog().getByRole('textbox', { name: 'Your password' }).fill('trellis-demo')
  await button('Continue', dialog()).click()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test('passkeys are renamed, and removed with the password', async () => {
  const passkey = { id: 3, name: 'My phone', createdAt: '2026-01-05T09:00:00.000Z', lastUsedAt: null }
  const { server } = await openProfile('privacy', {
    answers: [
      answer(passkeys.list, { host: null, passkeys: [passkey] }),
      answer(passkeys.rename, { ...passkey, name: 'Key ring' }),
      answer(passkeys.remove, {}),
    ],
  })
  await button('Rename My phone').click()
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Key ring')
  await button('Save', dialog()).click()
  await expect.poll(() => server.sentTo(passkeys.rename)).toEqual([{ id: '3', name: 'Key ring' }])
  await expect.element(dialog()).not.toBeInTheDocument()
  server.use(answer(passkeys.list, { host: null, passkeys: [] }))
  await button('Remove My phone').click()
  await dialog().getByRole('textbox', { name: 'Your password' }).fill('known-password')
  await button('Remove', dialog()).click()
  await expectToast('Passkey removed')
  expect(server.sentTo(passkeys.remove)).toEqual([{ id: '3', password: 'known-password' }])
  await expect.element(heading('Passkeys')).not.toBeInTheDocument()
})

test('an address that is not confirmed says so and sends its link again; one that is says so as well', async () => {
  const { server } = await openProfile('profile', {
    answers: [
      answer(emailAddress.own, { ...OWN_EMAIL, isProven: false }),
      answer(emailAddress.sendLink, { ...OWN_EMAIL, isProven: false }),
    ],
  })
  await expect.element(page.getByText('Not confirmed yet')).toBeVisible()
  await expectSoundLook()
  await button('Send the link again').click()
  await expectToast('The link is on its way to nia@example.com')
  expect(server.countCalls(emailAddress.sendLink)).toBe(1)
})

test('another address is asked for with the password, and waits until its link is opened', async () => {
  const wrong = 'This is not your password'
  const issues = [{ field: 'password', reason: 'wrongPassword', message: wrong }]
  const { server } = await openProfile('profile', {
    answers: [refuse(emailAddress.change, 'wrong_credentials', wrong, issues)],
  })
  await expect.element(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await button('Change address').click()
  await expect.element(field('New email address')).toHaveFocus()
  await field('New email address').fill('nia@school.example')
  const password = page.getByLabelText('Your password', { exact: true })
  await password.fill('not-it')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(wrong)).toBeVisible()
  await expectSoundLook('[role=dialog]')
  const waiting = { ...OWN_EMAIL, waitingEmail: 'nia@school.example' }
  server.use(answer(emailAddress.change, waiting), answer(emailAddress.own, waiting))
  await password.fill('known-password')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText(/We sent a link to nia@school.example/)).toBeVisible()
})
