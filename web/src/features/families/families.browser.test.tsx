import { expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { deletionRequests } from '#contract/admin/deletion-requests.ts'
import { families } from '#contract/families/families.ts'
import { familyMessages } from '#contract/families/family-messages.ts'
import { familyReading } from '#contract/families/family-reading.ts'
import { type ChildRights, familyRights } from '#contract/families/family-rights.ts'
import { ChildRecord, ChildWork } from '#contract/families/fields.ts'
import { guardians } from '#contract/families/guardians.ts'
import { progress } from '#contract/progress.ts'
import { skills } from '#contract/skills.ts'
import { ClassPage, classes } from '#contract/teaching/classes.ts'
import { StudentPage, StudentSummary, students } from '#contract/teaching/students.ts'
import { answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ANNE = makeUser({ role: 'guardian', firstName: 'Anne' })
const MAYA = { id: 7, firstName: 'Maya', lastName: 'Okafor', grade: 5, isShared: true }
const LEO = { id: 8, firstName: 'Leo', lastName: 'Okafor', grade: 2, isShared: true }
const NOTHING = { chats: false, notes: false, alerts: false }
const RIGHTS: ChildRights = {
  isShared: true,
  isOfAge: false,
  consent: { isNeeded: true, isShielded: true, canAgree: true, agreement: null, schoolAgreedAt: null },
  reading: NOTHING,
  deletion: null,
}
const AT = '2026-03-02T08:00:00.000Z'

const work = (fields: Partial<ChildWork>) =>
  makeSample(ChildWork, { className: '5b', teacherName: 'Grace Hopper', points: 10, ...fields })
const RECORD = makeSample(ChildRecord, {
  child: { id: 7, firstName: 'Maya', lastName: 'Okafor', grade: 5 },
  missing: [work({ id: 1, title: 'Poster about volcanoes', state: 'missing', dueDate: AT })],
  returned: [
    work({
      id: 2,
      title: 'Fractions test',
      kind: 'quiz',
      state: 'graded',
      grade: 8,
      attempts: 2,
      gradedAt: AT,
    }),
    ...[3, 4, 5, 6].map((id) => work({ id, title: `Essay ${id}`, kind: 'task', state: 'graded', grade: id })),
  ],
  week: { days: 4, minutes: 95 },
  days: [{ day: '2026-03-05', seconds: 605 }],
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
/** As who has no mouse. */
async function press(target: Locator) {
  await expect.element(target).toBeVisible()
  target.element().focus()
  await userEvent.keyboard('{Enter}')
}

const home = [
  answer(families.weeks, [WEEK]),
  answer(families.child, RECORD),
  answer(familyRights.read, RIGHTS),
]

test('a guardian sees how a child is learning, and the week of the family', {
  tags: ['AUTH-37'],
}, async () => {
  const { server } = await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [answer(families.children, [MAYA, LEO]), ...home],
  })
  await expect.element(page.getByText('Poster about volcanoes')).toBeVisible()
  await expect.element(page.getByText('8 of 10 points\u00a0· 2 attempts')).toBeVisible()
  await expect.element(page.getByText('6 of 10 points', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Ask Maya to show you “Compare fractions”.')).toBeVisible()
  await page.getByText('Day by day').click()
  await expect.element(page.getByText('Thursday, March 5, 2026')).toBeVisible()
  await expect.element(page.getByText('10 min 5 s')).toBeVisible()
  await expectSoundLook()
  server.use(
    answer(families.child, { ...RECORD, child: { id: 8, firstName: 'Leo', lastName: 'Okafor', grade: 2 } }),
  )
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
  server.use(answer(families.addChild, RECORD.child), answer(families.children, [MAYA]))
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
    invitations: [{ id: 9, email: 'anne@example.org', createdAt: AT, expiresAt: AT }],
    canMail: true,
    reading: NOTHING,
    isShared: true,
    isOfAge: false,
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
  await expect.element(page.getByText(/^Invitation open until \w+ \d/)).toBeVisible()
  await button('Invite a guardian').click()
  await button('Make a code', dialog()).click()
  await expect.element(dialog().getByText('CDFG-HJKM-NPQR')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await button('Report for parents').click()
  await expect.element(dialog().getByText('Poster about volcanoes')).toBeVisible()
  // One sheet of paper: the same record, the first few of each list, and nothing of the page around it.
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')
  expect(sheet?.innerText).toContain('8 of 10 points\u00a0· 2 attempts')
  expect(sheet?.innerText.match(/ of 10 points/g)).toHaveLength(4)
  const print = vi.spyOn(window, 'print').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  await button('Print', dialog()).click()
  expect(print).toHaveBeenCalledOnce()
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

test('a guardian agrees, withdraws, and asks for deletion by the keyboard', async () => {
  const agreement = { guardianName: 'Anne', agreedAt: AT, isOwn: true }
  const agreed = { ...RIGHTS, consent: { ...RIGHTS.consent, isShielded: false, agreement } }
  const deletion = { state: 'asked' as const, askedAt: AT, isOwn: true, decidedAt: null, answer: null }
  const { server } = await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [
      answer(families.children, [MAYA]),
      ...home,
      answer(familyRights.agree, agreed),
      answer(familyRights.withdraw, RIGHTS),
      answer(familyRights.askDeletion, { ...RIGHTS, deletion }),
      answer(familyRights.cancelDeletion, RIGHTS),
    ],
  })
  await expect.element(page.getByText('Nobody has agreed for Maya yet')).toBeVisible()
  await press(button('Agree'))
  await expect.element(page.getByText(/^You agreed for Maya on/)).toBeVisible()
  await press(button('Withdraw consent'))
  await expect.element(button('Agree')).toBeVisible()
  await press(button('Ask for deletion'))
  await userEvent.keyboard('We are moving.')
  await press(button('Send request', dialog()))
  await expectToast('The school has your request')
  expect(server.sentTo(familyRights.askDeletion)).toEqual([{ id: '7', reason: 'We are moving.' }])
  await expectSoundLook()
  await press(button('Cancel the request'))
  await expect.element(button('Ask for deletion')).toBeVisible()
  expect(page.getByRole('link', { name: 'Download as a page' }).element()).toHaveAttribute(
    'href',
    '/api/guardian/children/7/export?format=html',
  )
})

test('what the school opens is read page by page; the rest is named, and failing says so', async () => {
  const note = { id: 3, title: 'Halves', content: 'Equal parts.', at: AT }
  const { server } = await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [
      answer(families.children, [MAYA]),
      ...home,
      answer(familyRights.read, { ...RIGHTS, reading: { ...NOTHING, notes: true } }),
      dropConnection(familyReading.notes),
    ],
  })
  await expect
    .element(page.getByText('Not shown to guardians: chats with the tutor, wellbeing alerts.'))
    .toBeVisible()
  await button('Notes').click()
  server.use(answer(familyReading.notes, { items: [note], hasMore: true }))
  await button('Try again', dialog()).click()
  await expect.element(dialog().getByText('Equal parts.')).toBeVisible()
  await expectSoundLook()
  server.use(answer(familyReading.notes, { items: [{ ...note, id: 2, title: 'Thirds' }], hasMore: false }))
  await button('Show more', dialog()).click()
  await expect.element(dialog().getByText('Thirds')).toBeVisible()
  expect(server.sentTo(familyReading.notes).at(-1)).toMatchObject({ id: '7', before: '3' })
})

test('a student of age who does not share shows nothing but the way out', async () => {
  await renderAt('/guardian/dashboard', {
    as: ANNE,
    answers: [
      answer(families.children, [{ ...MAYA, isShared: false }]),
      answer(families.weeks, []),
      answer(familyRights.read, {
        ...RIGHTS,
        isShared: false,
        isOfAge: true,
        consent: { ...RIGHTS.consent, isNeeded: false },
      }),
    ],
  })
  await expect.element(page.getByText(/Maya is 18 or older and doesn’t share/)).toBeVisible()
  await expect.element(button('Stop following Maya')).toBeVisible()
  expect(button('Ask for deletion').query()).toBeNull()
})

test('an admin opens notes with a reason and answers a request once', async () => {
  const request = {
    id: 9,
    child: { id: 7, name: 'Maya Okafor', grade: 5 },
    askedBy: 'Anne Okafor',
    reason: 'We are moving.',
    askedAt: AT,
    isLate: true,
    state: 'asked' as const,
    decidedAt: null,
    decidedBy: null,
    answer: null,
  }
  const declined = {
    ...request,
    state: 'declined' as const,
    decidedAt: AT,
    decidedBy: 'Amara',
    answer: 'June.',
  }
  const reason = 'Our parents asked for it.'
  const current = { id: 1, ...NOTHING, notes: true, text: reason, setAt: AT, setBy: 'Amara Diallo' }
  const { server } = await renderAt('/admin/families', {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(deletionRequests.list, ({ state }) => ({
        requests: state === 'settled' ? [] : [request],
        hasMore: false,
      })),
      answer(deletionRequests.decide, declined),
      answer(familyReading.read, { current: null, earlier: [] }),
      answer(familyReading.save, { current, earlier: [] }),
    ],
  })
  await expect.element(page.getByText('Late')).toBeVisible()
  await page.getByRole('switch', { name: 'Notes' }).click()
  await button('Save').click()
  await expect.element(page.getByText('Write at least 10 characters.')).toBeVisible()
  await expectSoundLook()
  await page.getByLabelText('Why').fill(reason)
  await button('Save').click()
  await expectToast('Saved')
  expect(server.sentTo(familyReading.save)).toEqual([{ ...NOTHING, notes: true, text: reason }])
  await button('Decline the request for Maya Okafor').click()
  await button('Decline', dialog()).click()
  await expect.element(dialog().getByText('Tell the guardian why.')).toBeVisible()
  await dialog().getByLabelText('Your answer').fill('June.')
  await button('Decline', dialog()).click()
  await expectToast('The request for Maya Okafor is declined')
  expect(server.sentTo(deletionRequests.decide)).toEqual([{ id: '9', isApproved: false, answer: 'June.' }])
})
