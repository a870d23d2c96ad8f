import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

const uniqueName = (what: string) => `${what} ${Date.now().toString(36)}`
const inDialog = (page: Page) => page.getByRole('dialog')

test('a teacher sees how the classes do, lets a lesson be drafted, and announces something urgent, which is on a student’s open dashboard at once', {
  tag: [
    '@TEACH-03',
    '@TEACH-04',
    '@TEACH-09…19',
    '@TEACH-29…31',
    '@P-28',
    '@P-33',
    '@P-48',
    '@Y-49',
    '@Y-82',
  ],
}, async ({ page, browser }) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/teacher/dashboard')
  await test.step('figures, lists, the summary, what comes and quick links', async () => {
    const figures = page.getByRole('region', { name: 'Your figures' })
    for (const name of ['Classes', 'Active assignments', 'Total students'])
      await expect(figures.getByRole('link', { name })).toBeVisible()
    const classes = page.getByRole('region', { name: 'My classes' })
    await expect(classes.getByRole('link', { name: 'Trellis demo class' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent assignments' })).toBeVisible()
    const summary = page.getByRole('region', { name: 'Performance summary' })
    await expect(summary.getByRole('img', { name: /^Average score: (?:[\d.]+%|none yet)$/ })).toBeVisible()
    await expect(
      summary.getByRole('img', { name: /^(?:Completion rate|Turned in so far): (?:[\d.]+%|none yet)$/ }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Upcoming activities' }).getByText('Example')).toBeVisible()
    const quick = page.getByRole('list', { name: 'Quick links' })
    await expect(quick.getByRole('link', { name: 'New assignment' })).toBeVisible()
  })

  await test.step('a lesson is drafted for a class, saved and found again', async () => {
    await page.goto('/teacher/lesson-plans')
    await page.getByRole('link', { name: 'Draft for me' }).click()
    const dialog = inDialog(page)
    await dialog.getByRole('combobox', { name: 'Class' }).click()
    await page.getByRole('option', { name: 'Trellis demo class' }).click()
    await dialog.getByLabel('Minutes of the lesson').fill('40')
    await dialog.getByLabel('Subject').fill('Mathematics')
    await dialog.getByRole('combobox', { name: 'Grade' }).click()
    await page.getByRole('option', { name: 'Grade 5', exact: true }).click()
    await dialog.getByRole('button', { name: 'Write draft' }).click()
    await expect(page.getByText('Written by the engine inside Trellis')).toBeVisible()
    const procedure = await page.getByLabel('Procedure').inputValue()
    const minutes = [...procedure.matchAll(/\((\d+) min\)/g)].map(([, part]) => Number(part))
    expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(40)
    const title = uniqueName('Boxes')
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Objectives' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('searchbox', { name: 'Search lesson plans' }).fill(title)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Lesson plans' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('an urgent announcement is there until it is read', async () => {
    const student = await (await browser.newContext()).newPage()
    await signIn(student, 'demo-student')
    await student.goto('/dashboard')
    await expect(student.getByRole('heading', { name: 'Class news' })).toBeVisible()
    await page.goto('/teacher/announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    const title = uniqueName('Room 12')
    const dialog = inDialog(page)
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Text').fill('We meet in **room 12** today.')
    await dialog.getByRole('combobox', { name: 'Priority' }).click()
    await page.getByRole('option', { name: 'Urgent' }).click()
    await dialog.getByRole('button', { name: 'Announce' }).click()
    const banner = student.getByRole('region', { name: 'Urgent from your teacher' })
    await expect(banner.getByRole('heading', { name: title })).toBeVisible()
    await banner.getByRole('button', { name: 'Got it' }).first().click()
    await expect(banner.getByRole('heading', { name: title })).toHaveCount(0)
    await student.context().close()
    const card = page.getByRole('listitem').filter({ hasText: title })
    await page.reload()
    await expect(card.getByText(/^Read by 1 of /)).toBeVisible()
    await card.getByRole('button', { name: `What to do with “${title}”` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
  })
})

test('a lesson is moved by keys alone, the calendar has a private address, and a resource is added, deleted and restored', {
  tag: ['@TEACH-05', '@TEACH-28', '@TEACH-32', '@P-26', '@P-37', '@P-49'],
}, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  const plan = uniqueName('Volcanoes')
  const made = await page.request.post('/api/teacher/lesson-plans', {
    data: { title: plan, lessonDate: '2031-03-12' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(made.status()).toBe(201)
  await page.goto('/teacher/calendar?view=month&day=2031-03-12')
  const chip = page.getByRole('button', { name: new RegExp(`^${plan},`) })
  await chip.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('listitem', { name: 'Thursday, March 13' }).getByText(plan)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem', { name: 'Wednesday, March 12' }).getByText(plan)).toBeVisible()
  await page.getByRole('button', { name: /^Make a (?:private|new) address$/ }).click()
  const address = await page.getByLabel('Private address').inputValue()
  const file = await page.request.get(new URL(address).pathname)
  expect(await file.text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('The address works no more.', { exact: true })).toBeVisible()
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404)

  await page.goto('/teacher/resources')
  await page.getByRole('button', { name: 'Add resource' }).click()
  const dialog = inDialog(page)
  const title = uniqueName('Fraction wall')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Address').fill('https://example.org/wall.pdf')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /^What to do/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
})
