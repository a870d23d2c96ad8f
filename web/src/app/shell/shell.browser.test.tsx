import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts, type User } from '#contract/accounts.ts'
import { findPage } from '#contract/pages/pages.ts'
import { currentUser } from '#contract/profile/current-user.ts'
import { profile } from '#contract/profile/profile.ts'
import { site } from '#contract/site.ts'
import { notes } from '#contract/study/notes.ts'
import { subjects } from '#contract/subjects.ts'
import { expectConsoleError } from '../../testing/console-errors.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { answer, answerStatus, hold, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook, showInDark, showOnPhone } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectTexts, expectToast } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const menu = page.getByRole('navigation', { name: 'Main menu' })
const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
const line = (name: string) => menu.getByRole('link', { name, exact: true })
const h1 = page.getByRole('heading', { level: 1 })
const said = (text: string) => page.getByRole('status').filter({ hasText: text })

const openNotes = (user = makeUser(), path = '/notes') =>
  renderAt(path, {
    as: user,
    answers: [
      ...listDashboardAnswers(),
      answer(notes.list, []),
      answer(notes.tags, []),
      neverAnswer(profile.read),
      neverAnswer(site.featuredTestimonials),
      neverAnswer(site.statistics),
      neverAnswer(site.settings),
      neverAnswer(subjects.list),
    ],
  })

const expectWidth = (px: number) => expect.poll(() => sidebar.query()?.getBoundingClientRect().width).toBe(px)

const MENUS: { user: Partial<User>; role: string; lines: string; at?: string; open?: string }[] = [
  {
    user: { role: 'admin' },
    role: 'Admin',
    lines:
      'Admin Dashboard, Curriculum Documents, User Management, System Analytics, Session Monitor, Learning Planner, Student View, Profile',
  },
  {
    user: { role: 'teacher' },
    role: 'Teacher',
    lines:
      'Teacher Dashboard, My Classes, Lesson Plans, Assignments, Analytics, Session Monitor, Student View, Profile',
  },
  {
    user: { role: 'professional', grade: 13 },
    role: 'Professional',
    lines: 'Dashboard, Smart Notes, AI Tutor, Flashcards, Learning Materials, Profile',
  },
  {
    user: { role: 'college', grade: 13 },
    role: 'College Student',
    lines:
      'Dashboard, My Courses, My Notes, Quizzes, Flashcards, Study Guides, AI Tutor, Achievements, Progress Analytics, Profile',
  },
  {
    user: {},
    role: 'Grade 5',
    at: '/notes',
    open: 'My Notes',
    lines: 'Dashboard, My Lessons, My Notes, Progress, AI Tutor, Profile',
  },
]

test.for(MENUS)(
  'the documented menu of $role, and every line leads to a page',
  async ({ user, role, lines, at = '/profile', open = 'Profile' }) => {
    await openNotes(makeUser(user), at)
    await expectTexts(menu.getByRole('link'), lines.split(', '))
    await expect.element(line(open)).toHaveAttribute('aria-current', 'page')
    for (const text of ['Nia Bello', role, 'Online'])
      await expect.element(sidebar.getByText(text, { exact: true })).toBeVisible()
    const paths = menu
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
    expect(paths.map((path) => findPage(path)?.path)).toEqual(paths)
  },
)

test('a group unfolds on the pages of its children and by keyboard', async () => {
  await openNotes()
  const practice = button('Practice', menu)
  await expect.element(button('Learn', menu)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(practice).toHaveAttribute('aria-expanded', 'false')
  await expect.element(line('Quizzes')).not.toBeInTheDocument()
  practice.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectTexts(
    menu.getByRole('link'),
    'Dashboard, My Lessons, My Notes, Practice Problems, Quizzes, Flashcards, Study Guides, Progress, AI Tutor, Profile'.split(
      ', ',
    ),
  )
  await userEvent.keyboard(' ')
  await expect.element(practice).toHaveAttribute('aria-expanded', 'false')
})

test('a page below a line marks that line and shows the way back', async () => {
  await openNotes(makeUser({ role: 'teacher' }), '/teacher/classes/create')
  await expect.element(line('My Classes')).toHaveAttribute('aria-current', 'true')
  const way = page.getByRole('navigation', { name: 'You are here' })
  await expect.element(way.getByRole('link')).toHaveAttribute('href', '/teacher/classes')
})

test('without a user there are public links and a way to sign in; the sign-in screen stands without the shell', async () => {
  await renderAt('/about', { as: null, answers: [neverAnswer(site.settings)] })
  await expect.element(line('About')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Sign out', sidebar)).not.toBeInTheDocument()
  await sidebar.getByRole('link', { name: 'Sign in' }).click()
  await expectAddress('/auth')
  await expect.element(h1).toBeVisible()
  await expect.element(sidebar).not.toBeInTheDocument()
  await expect.element(menu).not.toBeInTheDocument()
})

test.for(['/', '/login', '/register'])('%s stands without the shell', async (path) => {
  const answers = [site.settings, site.featuredTestimonials, site.statistics].map(neverAnswer)
  await renderAt(path, { as: null, answers })
  await expect.element(h1).toBeVisible()
  await expect.element(sidebar).not.toBeInTheDocument()
  await expect.element(menu).not.toBeInTheDocument()
})

test('Ctrl+b and Meta+b fold the sidebar from 16rem to 4rem and back, also while typing, for the next visit, too; folded icons keep their names and show them', async () => {
  await openNotes()
  await expect.element(line('My Notes')).toBeVisible()
  await expectWidth(256)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expectWidth(64)
  await expectAccessible('#root')
  await userEvent.keyboard('{Meta>}b{/Meta}')
  await expectWidth(256)
  const search = page.getByRole('searchbox')
  await search.click()
  const heard: boolean[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.defaultPrevented)
  window.addEventListener('keydown', listen)
  await userEvent.keyboard('{Control>}b{/Control}')
  window.removeEventListener('keydown', listen)
  await expectWidth(64)
  expect(heard.at(-1)).toBe(true)
  await button('Expand the sidebar').click()
  await expectWidth(256)
  await button('Collapse the sidebar').click()
  closePage()
  await openNotes()
  await expect.element(button('Expand the sidebar')).toBeVisible()
  await expectWidth(64)
  await line('Progress').hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Progress')
})

test('below 768 px the menu is a sheet of 18rem that closes on the way to a page, from there on it stands beside it', async () => {
  await showOnPhone()
  await page.viewport(767, 800)
  await openNotes()
  const trigger = button('Open the menu')
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.element(menu).not.toBeInTheDocument()
  await trigger.click()
  await expect.poll(() => sheet.query()?.getBoundingClientRect().x).toBe(0)
  expect(sheet.element().getBoundingClientRect().width).toBe(288)
  await showInDark()
  await expectAccessible('[role=dialog]')
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Control>}b{/Control}')
  await line('Profile').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expectAddress('/profile')
  await expect.element(h1).toHaveFocus()
  await page.viewport(768, 800)
  await expect.element(sidebar).toBeVisible()
})

test('another page names itself, takes the focus and is announced', async () => {
  await openNotes(makeUser(), '/dashboard')
  await expect.poll(() => document.title).toBe('Dashboard · Trellis')
  await line('My Notes').click()
  await expect.poll(() => document.title).toBe('My Notes · Trellis')
  await expect.element(h1).toHaveFocus()
  await expect.element(said('My Notes')).toBeInTheDocument()
})

test('the connection is shown, and its changes are announced', async () => {
  await openNotes()
  await expect.element(sidebar.getByText('Online')).toBeVisible()
  const switchTo = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  switchTo(false)
  await expect.element(sidebar.getByText('Offline')).toBeVisible()
  await expect.element(said('You are offline.')).toBeInTheDocument()
  switchTo(true)
  await expect.element(sidebar.getByText('Online')).toBeVisible()
  await expect.element(said('You are online again.')).toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'onLine')
})

test('signing out says so while it lasts, and leads to the landing page', async () => {
  const held = hold(answer(accounts.signOut, { message: 'Logged out' }))
  const { server } = await openNotes()
  server.use(held)
  await button('Sign out', sidebar).click()
  await expect.element(button('Logging out...', sidebar)).toBeVisible()
  held.release()
  await expectToast('Logged out')
  await expectAddress('/')
})

test('a sign-out that fails says why and changes nothing', async () => {
  const { server } = await openNotes()
  server.use(refuse(accounts.signOut, 'internal', 'The server is resting'))
  await button('Sign out', sidebar).click()
  await expect.element(page.getByText('Logout failed').first()).toBeVisible()
  await expectToast('The server is resting')
  await expectAddress('/notes')
})

test('an unknown address reads 404 Page Not Found inside the shell, fits everywhere and leads on', async () => {
  await openNotes(makeUser({ role: 'professional', grade: 13 }), '/no/such/page')
  await expect.element(h1).toHaveTextContent('404 Page Not Found')
  await expect.poll(() => document.title).toBe('Page Not Found · Trellis')
  await expect.element(menu).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Go to your dashboard' }))
    .toHaveAttribute('href', '/professional/dashboard')
  await expectSoundLook('#root')
})

test('a page whose data cannot be loaded says so, and trying again brings it', {
  tags: ['ERR2-53', 'PROFILE-42…43'],
}, async () => {
  expectConsoleError(/secret detail/)
  const user = makeUser({ firstName: 'Maya' })
  const { server } = await renderAt('/dashboard', {
    as: user,
    answers: [...listDashboardAnswers(), answerStatus(currentUser, 500, { message: 'secret detail' })],
  })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(page.getByText('secret detail')).not.toBeInTheDocument()
  server.use(answer(currentUser, user))
  await button('Try again').click()
  await expect.element(h1).toHaveTextContent('Welcome back, Maya!')
})

test('the theme can be chosen, is remembered, and follows the device when asked to', async () => {
  const theme = () => document.documentElement.dataset.theme
  await renderAt('/about', { as: null, answers: [neverAnswer(site.settings)] })
  await button('Theme: Like the device').click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await button('Theme: Dark').click()
  await page.getByRole('menuitemradio', { name: 'Like the device' }).click()
  await expect.poll(theme).toBe('light')
  await showInDark()
  await expect.poll(theme).toBe('dark')
})
