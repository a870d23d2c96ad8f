import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approvals, WaitingTeacher } from '#contract/admin/approvals.ts'
import { BackupRun, BackupState, backups } from '#contract/admin/backups.ts'
import { AdminDashboard, adminDashboard, DayFigures } from '#contract/admin/dashboard.ts'
import { DemoSchool, demoSchool } from '#contract/admin/demo-school.ts'
import { projectSharing } from '#contract/kids-code/sharing.ts'
import { publications } from '#contract/publication/publications.ts'
import { site } from '#contract/site.ts'
import { type Answer, answer, dropConnection, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectTexts, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const DASHBOARD = makeSample(AdminDashboard, {
  users: { total: 42, addedThisWeek: 3, roles: [{ role: 'student', people: 40, added: 3 }] },
  tasks: [
    { task: 'backupFailed', count: 1 },
    { task: 'tickets', count: 12 },
  ],
  activity: [makeSample(DayFigures, { people: 7, learners: 6, lessons: 4, minutes: 90 })],
})
const FAILED = makeSample(BackupRun, {
  id: 1,
  file: 'trellis-2026-05-10T02-30-00.backup',
  finishedAt: '2026-05-10T02:30:10.000Z',
  outcome: 'failed',
  failure: 'The disk is full. Free some space, or set BACKUP_DIR to a larger disk.',
})
const BACKUPS = makeSample(BackupState, {
  folder: '/srv/trellis/backups',
  schedule: { everyHours: 24, nextAt: '2026-05-10T03:30:00.000Z' },
  isOverdue: true,
  runs: [FAILED],
})

const openDashboard = (...answers: Answer[]) =>
  renderAt('/admin/dashboard', {
    as: makeUser({ role: 'admin' }),
    answers: [
      answer(adminDashboard.read, DASHBOARD),
      answer(backups.read, BACKUPS),
      answer(projectSharing.reviewCount, { waiting: 0, reported: 0 }),
      answer(publications.count, { waiting: 0 }),
      answer(approvals.list, { teachers: [], hasMore: false }),
      answer(demoSchool.read, { school: null }),
      ...answers,
    ],
  })
const backupsCard = () => page.elementLocator(document.querySelector('#backups') ?? document.body)

test('the dashboard fits every width and theme, and leads on by the keyboard', {
  tags: ['ADMIN-01', 'ADMIN-02', 'P-69'],
}, async () => {
  await openDashboard()
  await expect.element(heading('What needs doing')).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'Accounts by role' }).getByText('Students'))
    .toBeVisible()
  await expect.element(page.getByText('Running since')).toBeVisible()
  await expect.element(heading('Backups')).toBeVisible()
  await expectSoundLook()
  const figures = page.getByRole('region', { name: 'The school in figures' }).getByRole('link')
  await expectTexts(figures, [
    ...['Accounts', 'Active today', 'Active in 7 days', 'Classes', 'Open tickets', 'Open wellbeing alerts'],
  ])
  expect(figures.elements().map((one) => one.getAttribute('href'))).toEqual([
    ...['/admin/user-management', '/admin/sessions', '/admin/system-analytics'],
    ...['/admin/user-management?role=teacher', '/admin/inbox', '/teacher/alerts'],
  ])
  const students = page.getByRole('link', { name: 'Students', exact: true })
  await expect.element(students).toHaveAttribute('href', '/admin/user-management?role=student')
  const link = page.getByRole('main').getByRole('link', { name: 'AI', exact: true })
  link.element().focus()
  await expect.element(link).toHaveAttribute('href', '/admin/ai')
})

test('a dashboard that cannot be read says so and is asked for again', async () => {
  const { server } = await openDashboard(dropConnection(adminDashboard.read))
  await expect.element(page.getByRole('alert').getByText('The dashboard could not be loaded')).toBeVisible()
  server.use(answer(adminDashboard.read, DASHBOARD))
  await button('Try again').click()
  await expect.element(heading('What needs doing')).toBeVisible()
})

test('a failed backup says what went wrong and what to do, and that the next try does not start', async () => {
  await openDashboard(refuse(backups.start, 'conflict', 'A backup is being made already'))
  await expect.element(page.getByText('Needs a look')).toBeVisible()
  await expect.element(backupsCard().getByText('Free some space').first()).toBeVisible()
  document.querySelector<HTMLElement>('#backups summary')?.focus()
  await userEvent.keyboard('{Enter}')
  const history = page.getByRole('table', { name: 'The last backups' })
  await expect.element(history.getByText('Failed', { exact: true })).toBeVisible()
  await expectAccessible('#backups')
  button('Back up now').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectToast('A backup is being made already')
  await expectAddress('/admin/dashboard')
})

const ELENA = makeSample(WaitingTeacher, {
  id: 12,
  username: 'elena',
  firstName: 'Elena',
  lastName: 'Marquez',
  email: 'elena@example.org',
  askedAt: '2026-05-10T08:00:00.000Z',
})

test('a teacher who waits is approved with one press, and declined only after a question', async () => {
  const quiet = { ...DASHBOARD, tasks: [] }
  const { server } = await openDashboard(
    answer(adminDashboard.read, quiet),
    answer(approvals.list, { teachers: [ELENA], hasMore: false }),
    answer(approvals.decide, { id: 12, isApproved: true }),
  )
  await expect.element(heading('Teachers waiting for approval')).toBeVisible()
  await expect.element(heading('What needs doing')).not.toBeInTheDocument()
  await expectSoundLook()
  await button('Decline Elena Marquez').click()
  await expect.element(page.getByRole('alertdialog', { name: 'Decline Elena Marquez?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  server.use(answer(approvals.list, { teachers: [], hasMore: false }))
  await button('Approve Elena Marquez').click()
  await expectToast('Elena Marquez can teach now')
  expect(server.sentTo(approvals.decide)).toMatchObject([{ id: '12', isApproved: true }])
  await expect.element(heading('What needs doing')).toBeVisible()
})

const DEMO = makeSample(DemoSchool, { lastDay: '2026-05-04', accounts: 107, weeksBehind: 3, isOld: true })

test('an old demo school is moved to today', async () => {
  const moved = { ...DEMO, lastDay: '2026-05-25', weeksBehind: 0, isOld: false }
  const { server } = await openDashboard(answer(demoSchool.read, { school: DEMO }))
  await expect.element(page.getByText(/^107 made-up accounts .+ May 4/)).toBeVisible()
  await expectSoundLook()
  server.use(answer(demoSchool.move, moved), answer(demoSchool.read, { school: moved }))
  await button('Move the demo to today').click()
  await expectToast('The demo school is in this week again')
  await expect.element(button('Move the demo to today')).not.toBeInTheDocument()
})

test('the demo school is removed after a question; who belongs to it is signed out', async () => {
  const { server } = await openDashboard(answer(demoSchool.read, { school: DEMO }))
  server.use(refuse(demoSchool.remove, 'conflict', 'There is no demo school here'))
  const confirm = button('Remove the demo school', page.getByRole('alertdialog'))
  await button('Remove the demo school').click()
  await confirm.click()
  await expectToast('There is no demo school here')
  const gone = { accounts: 107, kept: [], isWithoutAdmin: true, isSignedOut: true }
  // The landing page that follows.
  const landing = [site.settings, site.featuredTestimonials, site.statistics].map(neverAnswer)
  server.use(answer(demoSchool.remove, gone), ...landing)
  await button('Remove the demo school').click()
  await confirm.click()
  await expectToast('The demo school is gone')
  await expectAddress('/')
})
