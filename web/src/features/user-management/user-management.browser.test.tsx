import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Invitation, invitations } from '#contract/admin/invitations.ts'
import { type SchoolConsentState, schoolConsent } from '#contract/admin/school-consent.ts'
import { ImportedRow, userImport } from '#contract/admin/user-import.ts'
import { AdminUser, UserPage, userManagement } from '#contract/admin/users.ts'
import { site } from '#contract/site.ts'
import { type Answer, answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, closeDialog, dialog, expectCount, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const MAYA = makeSample(AdminUser, {
  id: 9,
  username: 'maya',
  email: 'maya.of.a.rather.long.address@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  grade: 5,
  age: 10,
})
const LIST = makeSample(userManagement.list.output, { users: [MAYA], total: 1 })

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'admin' }),
    answers: [answer(userManagement.list, LIST), ...answers],
  })
const TOO_COMMON = 'Many people use this password, so it is guessed first. Please choose another one.'
const everybody = () => page.getByRole('checkbox', { name: 'Choose everybody on this page' })

test('the list, chosen people, the form and the import fit every width and theme', async () => {
  await open('/admin/user-management')
  await expect.element(page.getByRole('row', { name: /Maya Okafor.*Grade 5, age 10/ })).toBeVisible()
  await everybody().click()
  await expect.element(button('Change all of them')).toBeVisible()
  await expectSoundLook()
  await button('New account').click()
  await expectSoundLook('[role=dialog]')
  await closeDialog()
  await button('Import a list').click()
  await expectSoundLook('[role=dialog]')
})

test('what is wrong with a new account is said at its field, and nothing that was typed is lost', {
  tags: ['P-71'],
}, async () => {
  const { server } = await open(
    '/admin/user-management',
    refuse(userManagement.create, 'invalid_input', TOO_COMMON, [
      { field: 'password', reason: 'newPasswordCommon', message: TOO_COMMON },
    ]),
  )
  await button('New account').click()
  await dialog().getByLabelText('First name').fill('Grace')
  await dialog().getByLabelText('Last name').fill('Hopper')
  await dialog().getByLabelText('Username').fill('grace.hopper')
  const password = dialog().getByRole('textbox', { name: 'Password' })
  await password.fill('short')
  await expect.element(dialog().getByText('Password must be at least 8 characters')).toBeVisible()
  await password.fill('a passing fancy')
  await button('Create account', dialog()).click()
  await expect.element(dialog().getByText(TOO_COMMON)).toBeVisible()
  server.use(refuse(userManagement.create, 'conflict', 'This username is taken'))
  await password.fill('long enough')
  await button('Create account', dialog()).click()
  await expect.element(dialog().getByText('This username is taken')).toBeVisible()
  await expect.element(dialog().getByLabelText('Username')).toHaveValue('grace.hopper')
})

test('a list with a broken line is imported only when it is told to leave that out', async () => {
  const broken = makeSample(ImportedRow, {
    line: 3,
    username: 'x',
    name: 'Cat Import',
    problems: [
      { field: 'username', reason: 'usernameTooShort', message: 'Username must be at least 3 characters' },
    ],
  })
  const ready = makeSample(ImportedRow, {
    line: 2,
    username: 'ann.import',
    name: 'Ann Import',
    role: 'student',
  })
  const { server } = await open(
    '/admin/user-management',
    answer(userImport.preview, { rows: [ready, broken], ready: 1, broken: 1, madePasswords: 1 }),
    answer(userImport.run, {
      created: 1,
      leftOut: 1,
      passwords: [{ username: 'ann.import', name: 'Ann Import', grade: 5, password: 'blue-lake-42' }],
    }),
  )
  await button('Import a list').click()
  const input = dialog().element().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  await userEvent.upload(input, new File(['username\nann.import\nx\n'], 'people.csv', { type: 'text/csv' }))
  await expect.element(dialog().getByText('Username: Username must be at least 3 characters')).toBeVisible()
  const start = button('Import one person', dialog())
  await expect.element(start).toBeDisabled()
  await expectSoundLook('[role=dialog]')
  await dialog().getByRole('checkbox').click()
  await start.click()
  await expect.element(button('Save the list of passwords', dialog())).toBeVisible()
  await expectSoundLook('[role=dialog]')
  expect(server.sentTo(userImport.run)[0]).toMatchObject({ skipBroken: true })
})

test('a list that cannot be loaded says so and is asked for again', async () => {
  const { server } = await open('/admin/user-management?role=teacher', answerStatus(userManagement.list, 500))
  await expect.element(page.getByText('The list of people could not be loaded')).toBeVisible()
  await expectSoundLook()
  server.use(answer(userManagement.list, LIST))
  await button('Try again').click()
  await expect.element(page.getByRole('link', { name: 'Maya Okafor' })).toBeVisible()
})

test('the page of an account fits every width and theme', { tags: ['P-74'] }, async () => {
  const session = {
    id: 1,
    browser: 'Firefox',
    system: 'Linux',
    createdAt: MAYA.createdAt,
    lastSeenAt: MAYA.createdAt,
    isOwn: false,
  }
  await open(
    '/admin/user-management/9',
    answer(userManagement.one, makeSample(UserPage, { user: MAYA, sessions: [session] })),
  )
  await expect.element(heading('Signed-in devices')).toBeVisible()
  await expectSoundLook()
})

test('the school agrees for its students in its own words, and withdraws it', {
  tags: ['Y-68'],
}, async () => {
  const given = {
    id: 1,
    text: 'In our own words we agree.',
    givenAt: MAYA.createdAt,
    givenBy: 'Amara Diallo',
  }
  const ended = { ...given, withdrawnAt: MAYA.createdAt, withdrawnBy: null }
  const none: SchoolConsentState = { standing: null, earlier: [] }
  const { server } = await open(
    '/admin/user-management',
    answer(schoolConsent.read, none),
    answer(schoolConsent.give, { standing: given, earlier: [] }),
    answer(schoolConsent.withdraw, { standing: null, earlier: [ended] }),
  )
  await button('School consent').click()
  const words = dialog().getByLabelText('What the school agrees to')
  await expect.element(words).toMatchTextContent('Our school uses Trellis for teaching')
  await words.fill('Yes.')
  await button('Agree for the school', dialog()).click()
  await expect.element(dialog().getByText('Please write at least a sentence')).toBeVisible()
  await words.fill(` ${given.text} `)
  await button('Agree for the school', dialog()).click()
  await expect.element(dialog().getByText(/^Agreed on .* by Amara Diallo$/)).toBeVisible()
  expect(server.sentTo(schoolConsent.give)).toEqual([{ text: given.text }])
  await button('Withdraw the consent', dialog()).click()
  await expect.element(dialog().getByText('The school has not agreed.')).toBeVisible()
  await dialog().getByText('Earlier consents').click()
  await expect.element(dialog().getByText(/withdrawn on .* by a former admin/)).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

const SITE = makeSample(site.settings.output, { canResetPassword: true, registration: 'invite' })
const PRINTED = makeSample(Invitation, {
  id: 3,
  role: 'student',
  grade: 5,
  label: 'Grade 5',
  mostUses: 30,
  expiresAt: '2026-06-01T08:00:00.000Z',
})

test('people are invited by mail, and a code is shown once, to be printed', async () => {
  const mailed = { ...PRINTED, id: 4, email: 'elena@example.org', label: null, mostUses: 1 }
  const { server } = await open(
    '/admin/user-management',
    answer(site.settings, SITE),
    answer(invitations.list, [mailed, PRINTED]),
    answer(invitations.renew, { invitation: PRINTED, code: 'CDFG-HJKM-NPQR', mail: null }),
    answer(invitations.create, { invitation: mailed, code: null, mail: 'failed' }),
    answer(invitations.cancel, { ...mailed, state: 'canceled' }),
  )
  await button('Invite people').click()
  await expect.element(dialog().getByText('Used 0 of 30', { exact: false })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Cancel the invitation for elena@example.org', dialog()).click()
  await expectToast('The invitation is canceled')
  await button('New code for Grade 5', dialog()).click()
  await expect.element(dialog().getByText('CDFG-HJKM-NPQR', { exact: true })).toBeVisible()
  await expect.element(dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Done', dialog()).click()
  await button('New invitation', dialog()).click()
  await dialog().getByLabelText('Email', { exact: true }).fill('elena@example.org')
  await expectSoundLook('[role=dialog]')
  await button('Send invitation', dialog()).click()
  await expectToast("We couldn't send the invitation")
  expect(server.sentTo(invitations.create)).toEqual([
    { role: 'teacher', email: 'elena@example.org', label: null, days: 14 },
  ])
})

test('without mail there are codes alone', async () => {
  await open(
    '/admin/user-management',
    answer(site.settings, { ...SITE, canResetPassword: false }),
    answer(invitations.list, []),
  )
  await button('Invite people').click()
  await expect.element(dialog().getByText('No invitations yet')).toBeVisible()
  await expectCount(dialog().getByText('email'), 0)
  await button('New invitation', dialog()).click()
  await expect.element(button('Make code', dialog())).toBeVisible()
  await expectCount(dialog().getByLabelText('Email', { exact: true }), 0)
})
