import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionMonitor } from '#contract/admin/session-monitor.ts'
import { subjects } from '#contract/subjects.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { ClassPage, ClassRoom, ClassSummary, classes } from '#contract/teaching/classes.ts'
import { teachingResources } from '#contract/teaching/resources.ts'
import { RosterLine, type RosterRow, roster } from '#contract/teaching/roster.ts'
import { type Answer, answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import {
  expectAccessible,
  expectNothingSticksOut,
  expectSoundLook,
  showOnPhone,
} from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog, expectAddress, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NAME = 'Mathematics and a very long name that has to wrap on a phone 5b'
const FACTS = { id: 3, name: NAME, classCode: 'ABC234', isActive: true, isJoinOpen: true }
const SUMMARY = makeSample(ClassSummary, FACTS)
const STUDENT = makeSample(RosterLine, {
  studentId: 9,
  name: 'Maya Okafor',
  firstName: 'Maya',
  lastName: 'Okafor',
  username: 'maya',
  grade: 5,
})
const INVITED = makeSample(RosterLine, {
  studentId: 10,
  name: 'leo',
  username: 'leo',
  status: 'inactive',
  consent: 'asked',
})
const EMPTY = makeSample(ClassPage, { ...FACTS, isByInvitation: true })
const ROOM: ClassPage = {
  ...EMPTY,
  enrolments: [STUDENT],
  invitations: [INVITED],
  groups: [{ id: 1, name: 'Reading stars', studentIds: [9] }],
  assignments: [{ id: 1, title: 'Essay', dueDate: null, status: 'active' }],
}

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(classes.list, [SUMMARY]),
      answer(classes.one, ROOM),
      answer(roster.list, []),
      answer(sessionMonitor.list, { sessions: [], total: 0 }),
      answer(announcements.list, []),
      answer(teachingResources.list, []),
      answer(teachingResources.tags, []),
      answer(subjects.list, []),
      ...answers,
    ],
  })
const nameField = () => page.getByRole('textbox', { name: 'Name' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

test('a new teacher opens the first class with the keyboard alone; without a name nothing is sent', {
  tags: ['TEACH-01', 'P-42'],
}, async () => {
  const { server } = await open('/teacher/classes', answer(classes.list, []), answer(classes.one, EMPTY))
  await expect.element(heading('Your first class')).toBeVisible()
  page.getByRole('main').getByRole('link', { name: 'New class' }).first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toBeVisible()
  nameField().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please give the class a name.')).toBeVisible()
  await expect.element(nameField()).toHaveFocus()
  expect(server.countCalls(classes.create)).toBe(0)
  server.use(answer(classes.create, makeSample(ClassRoom, FACTS)))
  await userEvent.keyboard('Maths 5b{Enter}')
  await expectAddress('/teacher/classes/3')
  expect(server.sentTo(classes.create)[0]).toMatchObject({ name: 'Maths 5b' })
  await expect.element(title(NAME)).toBeVisible()
  await expect.element(heading('No one is here yet')).toBeVisible()
})

test('a class that cannot be opened says so, and what was typed stays', async () => {
  await open('/teacher/classes/create', answerStatus(classes.create, 503))
  await nameField().fill('Chess club')
  await button('Create class').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(nameField()).toHaveValue('Chess club')
  await button('Add a lesson').click()
  await expectSoundLook()
})

test('a list that cannot be loaded is asked for again, and fits every width and theme', async () => {
  const { server } = await open('/teacher/classes', answerStatus(classes.list, 503))
  await expect.element(page.getByText('Your classes could not be loaded')).toBeVisible()
  server.use(answer(classes.list, [SUMMARY]))
  await button('Try again').click()
  await expect.element(page.getByRole('button', { name: /^Copy the code/ })).toBeVisible()
  await expectSoundLook()
})

test('a class that cannot be loaded is asked for again; one of another teacher is not there', async () => {
  const { server } = await open('/teacher/classes/3', answerStatus(classes.one, 503))
  await expect.element(page.getByText('This class could not be loaded')).toBeVisible()
  server.use(refuse(classes.one, 'not_found', 'Class not found'))
  await button('Try again').click()
  await expect.element(title('Not one of your classes')).toBeVisible()
})

test.for(['students', 'groups', 'assignments', 'announcements', 'resources', 'settings'])(
  'the tab %s of a class fits every width and theme',
  { tags: ['TEACH-20'] },
  async (tab) => {
    await open(`/teacher/classes/3${tab === 'students' ? '' : `?tab=${tab}`}`)
    await expect.element(title(NAME)).toBeVisible()
    await expect.element(page.getByRole('tabpanel')).toBeVisible()
    await expectSoundLook()
  },
)

test('code and QR are shown in a dialog, which fits every width and theme', {
  tags: ['TEACH-22'],
}, async () => {
  await open('/teacher/classes/3')
  await button('Show code and QR').click()
  await expect.element(dialog().getByText('ABC 234').first()).toBeVisible()
  await expectSoundLook('[role=dialog]')
})

test('on a phone the chosen tab is in view, and a new group begins with its name', async () => {
  await showOnPhone()
  await open('/teacher/classes/3?tab=settings')
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await expectNothingSticksOut()
  await page.getByRole('tab', { name: 'Groups' }).click()
  await button('New group').click()
  await expect.element(dialog().getByRole('textbox').first()).toHaveFocus()
})

test('a list with broken rows says so row by row, and invites the others only when it is told to leave them out', async () => {
  const row = (fields: Pick<RosterRow, 'row'> & Partial<RosterRow>): RosterRow => ({
    username: '',
    email: '',
    name: '',
    fate: 'error',
    message: null,
    ...fields,
  })
  const { server } = await open(
    '/teacher/classes/3',
    answer(roster.previewImport, {
      rows: [
        row({ row: 2, username: 'nia', name: 'Nia Bello', fate: 'invite' }),
        row({ row: 3, username: 'nobody-here', message: 'There is no student with this name.' }),
        row({ row: 4, name: 'Leo Lindgren', message: 'Write a username or an email.' }),
        row({ row: 5, username: 'demo-teacher', message: 'There is no student with this name.' }),
      ],
      newPupils: 1,
      errors: 3,
    }),
    answer(roster.import, { invited: 1, enrolled: 0, alreadyIn: 0, leftOut: 3 }),
  )
  await button('Import list').click()
  const input = dialog().element().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  await userEvent.upload(input, new File(['Username\nnia\n'], '5b.csv', { type: 'text/csv' }))
  await expect.element(dialog().getByText('3 rows cannot be imported')).toBeVisible()
  for (const line of [
    /^3 nobody-here There is no student/,
    /^4 Leo Lindgren Write a username/,
    /^5 demo-teacher/,
  ])
    await expect.element(dialog().getByRole('row', { name: line })).toBeVisible()
  const invite = button('Invite 1 student', dialog())
  await expect.element(invite).toBeDisabled()
  await expectAccessible('[role=dialog]')
  await dialog().getByRole('checkbox', { name: 'Leave the 3 broken rows out and import the others' }).click()
  await invite.click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(server.sentTo(roster.import)[0]).toMatchObject({ id: '3', skipErrors: true })
})

test('who is invited already is said at the field; who has declined is taken off the list', async () => {
  const declined: RosterLine = { ...INVITED, consent: 'declined' }
  const { server } = await open(
    '/teacher/classes/3',
    answer(classes.one, { ...ROOM, invitations: [declined] }),
    refuse(roster.enrol, 'conflict', 'This student is already invited and has not answered yet.'),
  )
  await page.getByRole('textbox', { name: 'Username of a student' }).fill('leo')
  await button('Invite').click()
  await expect
    .element(page.getByText('This student is already invited and has not answered yet.'))
    .toBeVisible()
  await expect.element(page.getByText('Declined: can still join by code')).toBeVisible()
  await expectSoundLook()
  server.use(
    answer(roster.setStatus, { ...declined, status: 'removed' }),
    answer(classes.one, { ...ROOM, invitations: [] }),
  )
  await button('Take leo off the list').click()
  await expect.element(page.getByText('Declined: can still join by code')).not.toBeInTheDocument()
  expect(server.sentTo(roster.setStatus)[0]).toEqual({ id: '3', studentId: '10', status: 'removed' })
})
