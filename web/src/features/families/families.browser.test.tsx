import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { families } from '#contract/families/families.ts'
import { familyMessages } from '#contract/families/family-messages.ts'
import { ChildRecord, ChildWork } from '#contract/families/fields.ts'
import { guardians } from '#contract/families/guardians.ts'
import { progress } from '#contract/progress.ts'
import { skills } from '#contract/skills.ts'
import { ClassPage, classes } from '#contract/teaching/classes.ts'
import { StudentPage, StudentSummary, students } from '#contract/teaching/students.ts'
import { answer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ANNE = makeUser({ role: 'guardian', firstName: 'Anne' })
const MAYA = { id: 7, firstName: 'Maya', lastName: 'Okafor', grade: 5 }
const LEO = { id: 8, firstName: 'Leo', lastName: 'Okafor', grade: 2 }
const AT = '2026-03-02T08:00:00.000Z'

const work = (fields: Partial<ChildWork>) =>
  makeSample(ChildWork, { className: '5b', teacherName: 'Grace Hopper', points: 10, ...fields })
const RECORD = makeSample(ChildRecord, {
  child: MAYA,
  missing: [work({ id: 1, title: 'Poster about volcanoes', state: 'missing', dueDate: AT })],
  returned: [work({ id: 2, title: 'Fractions test', state: 'graded', grade: 8, gradedAt: AT })],
  week: { days: 4, minutes: 95 },
  streak: 3,
  announcements: [
    {
      id: 1,
      title: 'Trip',
      content: 'We go on **Friday**.',
      className: '5b',
      teacherName: 'Grace Hopper',
      createdAt: AT,
    },
  ],
})
const WEEK = {
  id: 1,
  firstDay: '2026-02-27',
  lastDay: '2026-03-05',
  children: [
    {
      id: 7,
      firstName: 'Maya',
      lines: ['Maya learned on 4 days, 95 minutes in all.'],
      talk: 'Ask Maya to show you “Compare fractions”.',
    },
  ],
}
const home = [answer(families.weeks, [WEEK]), answer(families.child, RECORD)]

test('a guardian sees how a child is learning, and the week of the family', {
  tags: ['AUTH-37'],
}, async () => {
  const { server } = await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [answer(families.children, [MAYA, LEO]), ...home],
  })
  await expect.element(page.getByText('Poster about volcanoes')).toBeVisible()
  await expect.element(page.getByText('8 of 10 points')).toBeVisible()
  await expect.element(page.getByText('Ask Maya to show you “Compare fractions”.')).toBeVisible()
  await expectSoundLook()
  server.use(answer(families.child, { ...RECORD, child: LEO }))
  await page.getByRole('tab', { name: 'Leo' }).click()
  await expect.element(heading('Leo Okafor')).toBeVisible()
})

test('a new guardian adds a child by the code of the school; one that is wrong says so', async () => {
  const { server } = await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [
      answer(families.children, []),
      refuse(families.addChild, 'not_found', 'invitationInvalid'),
      ...home,
    ],
  })
  await button('Add a child').first().click()
  await dialog().getByLabelText('Code').fill('CDFG-HJKM-NPQR')
  await button('Add', dialog()).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  server.use(answer(families.addChild, MAYA), answer(families.children, [MAYA]))
  await button('Add', dialog()).click()
  await expectToast('Maya is on your account now')
  await expect.element(heading('Maya Okafor')).toBeVisible()
  expect(server.sentTo(families.addChild).at(-1)).toEqual({ code: 'CDFG-HJKM-NPQR' })
})

test('the weekly updates are there without mail, and one switch ends the mails', async () => {
  const { server } = await renderAt('/guardian/weeks', {
    as: ANNE,
    answers: [
      answer(families.weeks, [WEEK]),
      answer(families.settings, { digestEnabled: true, canMail: true }),
      answer(families.saveSettings, { digestEnabled: false, canMail: true }),
    ],
  })
  await expect.element(page.getByText('Maya learned on 4 days, 95 minutes in all.')).toBeVisible()
  await expectSoundLook()
  await page.getByRole('switch').click()
  await expect.poll(() => server.sentTo(families.saveSettings)).toEqual([{ digestEnabled: false }])
})

test('a message is read by opening it', async () => {
  const message = {
    id: 4,
    title: 'Museum',
    content: 'We go on Friday.',
    className: '5b',
    teacherName: 'Grace Hopper',
    createdAt: AT,
    readAt: null,
  }
  const { server } = await renderAt('/guardian/messages', {
    as: ANNE,
    answers: [answer(families.messages, [message]), answer(families.readMessage, undefined)],
  })
  expect(server.sentTo(families.readMessage)).toEqual([])
  await page.getByRole('button', { name: /Museum/ }).click()
  await expect.element(page.getByText('We go on Friday.')).toBeVisible()
  await expect.poll(() => server.sentTo(families.readMessage)).toEqual([{ id: '4' }])
  await expectSoundLook()
})

test('a teacher sees the guardians of a student, invites one with a letter and ends a link', async () => {
  const list = {
    guardians: [{ id: 3, name: 'Anne Okafor', since: AT, way: 'teacher' as const }],
    invitations: [],
    canMail: true,
  }
  const student = makeSample(StudentSummary, { id: 7, firstName: 'Maya', lastName: 'Okafor', grade: 5 })
  const { server } = await renderAt('/teacher/students/7', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(students.one, makeSample(StudentPage, { student, timezone: 'UTC' })),
      answer(progress.metrics, []),
      answer(progress.activity, []),
      answer(skills.map, { grade: 5, subjects: ['Mathematics'], skills: [] }),
      answer(guardians.list, list),
      answer(guardians.report, RECORD),
      answer(guardians.end, { ...list, guardians: [] }),
      answer(guardians.invite, {
        invitation: { id: 1, email: null, createdAt: AT, expiresAt: AT },
        code: 'CDFG-HJKM-NPQR',
        mail: null,
      }),
    ],
  })
  await expect.element(page.getByText('Anne Okafor')).toBeVisible()
  await button('Invite a guardian').click()
  await button('Make a code', dialog()).click()
  await expect.element(dialog().getByText('CDFG-HJKM-NPQR')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await button('Report for parents').click()
  await expect.element(dialog().getByText('Poster about volcanoes')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await button('End access of Anne Okafor').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click()
  await expect.poll(() => server.sentTo(guardians.end)).toEqual([{ id: '7', guardianshipId: '3' }])
})

test('a teacher writes to the families of a class and sees who has read it', async () => {
  const sent = {
    id: 1,
    title: 'Museum',
    content: 'We go on Friday.',
    createdAt: AT,
    readers: [{ name: 'Anne Okafor', children: ['Maya'], readAt: null }],
  }
  const reach = { guardians: 1, reached: 1, pupils: 2 }
  const { server } = await renderAt('/teacher/classes/5?tab=families', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(classes.one, makeSample(ClassPage, { id: 5, name: '5b' })),
      answer(familyMessages.list, { messages: [], ...reach }),
      answer(familyMessages.send, sent),
    ],
  })
  await button('Write to the families').click()
  await dialog().getByLabelText('Subject').fill('Museum')
  await dialog().getByLabelText('Message').fill('We go on Friday.')
  server.use(answer(familyMessages.list, { messages: [sent], ...reach }))
  await button('Send', dialog()).click()
  await expectToast('Sent to the families')
  await page.getByText('Read by 0 of 1').click()
  await expect.element(page.getByText('not read yet')).toBeVisible()
  await expectSoundLook()
})
