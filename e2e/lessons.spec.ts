import { expect, type Page, test } from '@playwright/test'
import type { LessonCard } from '#contract/lessons.ts'
import { signIn } from './demo-sign-in.ts'
import { readKept } from './downloads-steps.ts'
import { holdDownloads } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search lessons' })

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function readCards(page: Page, grade = 5): Promise<LessonCard[]> {
  return (await page.request.get(`/api/lessons?view=cards&grade=${grade}`)).json()
}

function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text }).first()
}

test('[LESSON-01…27] [LESSON-43…44] [OK1-04] a pupil sees the lessons of the own grade, by subject and unit; details say what there is to know; Start notes the start, opens the lesson, and then the card says Continue', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  const cards = await readCards(page)
  await page.goto('/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toBeVisible()
  await expect(page.getByText(`${cards.length} lessons`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(cards.map(({ title }) => title))
  for (const subject of ['Mathematics', 'English', 'Science']) {
    await expect(page.getByRole('heading', { level: 2, name: subject, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveCount(0)
  const first = card(page, 'Shift the digits')
  await expect(first).toContainText('Mathematics')
  await expect(first).toContainText('20 min')
  await expect(first).toContainText('Grade 5')
  await expect(first.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0')
  await expect(first.getByRole('button', { name: 'Start Shift the digits' })).toHaveText('Start')

  await test.step('Lesson Details close where they were opened', async () => {
    const lesson = cards.find(({ title }) => title === 'Shift the digits')
    if (!lesson) throw new Error('no such lesson')
    const info = page.getByRole('button', { name: 'Details of Shift the digits' })
    await info.click()
    const dialog = page.getByRole('dialog', { name: 'Lesson Details' })
    await expect(dialog).toContainText(lesson.description)
    await expect(dialog).toContainText('20 min')
    await expect(dialog.getByRole('img', { name: `${lesson.difficulty} of 5 stars` })).toBeVisible()
    await expect(dialog).toContainText(`${(lesson.downloadSize ?? 0) / 1000} MB`)
    await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Start Lesson/ })).toHaveText('Start Lesson')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(info).toBeFocused()
  })

  await test.step('Start', async () => {
    const lessonId = cards.find(({ title }) => title === 'Shift the digits')?.id
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/progress'),
    )
    // Looked for from the click on: on a slow machine the click returns when the toast has gone.
    await Promise.all([
      expect(toast(page, 'Lesson Started')).toBeVisible(),
      page.getByRole('button', { name: 'Start Shift the digits' }).click(),
    ])
    expect((await sent).postDataJSON()).toMatchObject({
      userId: id,
      lessonId,
      completed: false,
      timeSpent: 0,
    })
    await expect(page).toHaveURL(`/lessons/${lessonId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Shift the digits' })).toBeFocused()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/lessons')
    await expect(page.getByRole('button', { name: 'Continue Shift the digits' })).toHaveText('Continue')
  })

  await test.step('the details start a lesson, too', async () => {
    await page.getByRole('button', { name: 'Details of Points on a grid' }).click()
    await page
      .getByRole('dialog', { name: 'Lesson Details' })
      .getByRole('button', { name: /^Start Lesson/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Points on a grid' })).toBeVisible()
  })
})

test('[LESSON-07] [LESSON-28] [LESSON-53…55] [X-20] search and subject narrow the list, and Back finds them again; the other addresses of the list show the same screen and stay as they are', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/lessons')
  await search(page).fill('GRID')
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Points on a grid'])
  await expect(page).toHaveURL('/lessons?search=GRID')
  await search(page).fill('')
  await choose(page, 'Subject', 'Science')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Science'])
  await search(page).fill('sun')
  await expect(page.getByRole('heading', { level: 4, name: 'Why the sun outshines the stars' })).toBeVisible()
  await expect(page).toHaveURL(/search=sun&subject=3|subject=3&search=sun/)

  await page.getByRole('button', { name: 'Start Why the sun outshines the stars' }).click()
  await expect(page).toHaveURL(/\/lessons\/\d+$/)
  await page.goBack()
  await expect(search(page)).toHaveValue('sun')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveText('Science')

  await search(page).fill('no such lesson')
  await expect(page.getByText('No lessons found. Try adjusting your filters.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/lessons')
  await expect(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeVisible()

  for (const address of ['/learn/lessons', '/student/lessons']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toBeVisible()
    await search(page).fill('grid')
    await expect(page).toHaveURL(`${address}?search=grid`)
  }
})

test('[LESSON-08…10] [X-29] a teacher begins with the own grade and may see any, or all of them', {
  tag: '@thorough',
}, async ({ page }) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/lessons')
  const grade = page.getByRole('combobox', { name: 'Grade' })
  await expect(grade).toHaveText('Grade 12')
  await grade.click()
  await expect(page.getByRole('option')).toHaveText([
    'All Grades',
    ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
  ])
  await page.getByRole('option', { name: 'Grade 5', exact: true }).click()
  await expect(page.getByRole('heading', { level: 4, name: 'Shift the digits' })).toBeVisible()
  await choose(page, 'Grade', 'All Grades')
  await expect(page).toHaveURL('/lessons?grade=all')
  const all: LessonCard[] = await (await page.request.get('/api/lessons?view=cards')).json()
  await expect(page.getByText(`${all.length} lessons`, { exact: true })).toBeVisible()
  // Hundreds of lessons: each subject begins with a few and shows the rest when asked.
  expect(await page.getByRole('heading', { level: 4 }).count()).toBeLessThan(110)
  const mathematics = all.filter(({ subjectId }) => subjectId === 1)
  await page.getByRole('button', { name: `Show all ${mathematics.length} lessons of Mathematics` }).click()
  const section = page.getByRole('region', { name: 'Mathematics' })
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(mathematics.length)
  await page.reload()
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(mathematics.length)
})

test('[API1-18] [OK1-08] [DOWN-22…24] the dialog downloads in a second and a half at least, then the button goes', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  await page.goto('/lessons')
  await page.getByRole('button', { name: 'Details of Shift the digits' }).click()
  const download = page.getByRole('dialog').getByRole('button', { name: 'Download' })
  await expect(download).toBeVisible()
  const letGo = await holdDownloads(page)
  const startedAt = Date.now()
  await download.click()
  await expect(page.getByText('Downloading...')).toBeVisible()
  letGo()
  await expect(toast(page, 'Lesson downloaded successfully and available offline.')).toBeVisible()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1500)
  await expect(download).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('Available offline')

  const [record] = await (await page.request.get(`/api/users/${id}/downloads`)).json()
  expect(record).toMatchObject({ status: 'completed', progress: 100 })
  expect(await readKept(page)).toEqual({ packages: 1, parts: 20 })
})

test('[ERR1-12…13] [ERR1-16] [X-44] a download that fails says so and leaves nothing behind; a start that cannot be noted still leads to the lesson, with a word about it', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await page.goto('/lessons')
  await page.route('**/api/users/*/downloads', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Details of Shift the digits' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Failed to download lesson. Please try again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
  expect(await readKept(page)).toEqual({ packages: 0, parts: 0 })
  // Not by Escape, which goes to a toast that is still there.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.route('**/api/users/*/progress', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await Promise.all([
    expect(toast(page, 'progress tracking may not be available')).toBeVisible(),
    page.getByRole('button', { name: 'Start Shift the digits' }).click(),
  ])
  await expect(page).toHaveURL(/\/lessons\/\d+$/)
})

test('[LESSON-15] [LESSON-18…19] [LESSON-48…50] no card says Start before it is known what was begun; then cards show how far one is, and a tick when it is done', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  const cards = await readCards(page)
  const idOf = (title: string) => cards.find((lesson) => lesson.title === title)?.id
  for (const data of [
    { lessonId: idOf('Shift the digits'), timeSpent: 300 },
    { lessonId: idOf('Find a common size'), timeSpent: 4000 },
    { lessonId: idOf('A part of a part'), timeSpent: 60, completed: true },
  ]) {
    await page.request.post(`/api/users/${id}/progress`, { data })
  }

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/users/*/progress', async (route) => {
    await held
    await route.continue()
  })
  const cardsCame = page.waitForResponse('**/api/lessons?*')
  await page.goto('/lessons')
  await (await cardsCame).finished()
  // Long enough for the cards to be drawn, had they not to wait.
  await page.waitForTimeout(1500)
  await expect(page.getByRole('button', { name: /^(Start|Continue) / })).toHaveCount(0)
  answer()
  await expect(card(page, 'A part of a part').getByRole('button', { name: 'Continue' })).toBeVisible()

  for (const [title, percent] of [
    ['Shift the digits', '50'],
    ['Find a common size', '99'],
    ['A part of a part', '100'],
  ] as const) {
    await expect(card(page, title).getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
  }
  await expect(card(page, 'A part of a part')).toContainText('Completed')
  await expect(card(page, 'Shift the digits')).not.toContainText('Completed')
})

test('lessons that cannot be loaded say so and come with Try again; without the records the lessons are still there', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await page.route('**/api/lessons?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/lessons')
  await expect(page.getByRole('heading', { name: 'Your lessons could not be loaded' })).toBeVisible()
  await page.unroute('**/api/lessons?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeVisible()

  await page.route('**/api/users/*/progress', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Your progress cannot be shown right now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Shift the digits' })).toBeVisible()
  await page.unroute('**/api/users/*/progress')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your progress cannot be shown right now.')).toBeHidden()
})

test('a lesson is found, looked at and started with the keyboard alone', { tag: '@thorough' }, async ({
  page,
}) => {
  await signUpLearner(page)
  await page.goto('/lessons')
  await search(page).focus()
  await page.keyboard.type('grid')
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Points on a grid'])
  const start = page.getByRole('button', { name: 'Start Points on a grid' })
  for (let tabs = 0; tabs < 6 && !(await start.evaluate((it) => it === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(start).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Lesson Details' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Details of Points on a grid' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Points on a grid' })).toBeFocused()
})
