import { expect, type Page, test } from '@playwright/test'
import { readKept } from './downloads-steps.ts'
import { findLesson, openLesson, readCards, readRecord } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { toastWith } from './toasts.ts'

const TITLE = 'Shift the digits'
/** The timer has counted a second or more, however long the machine took. */
const TIME_HAS_PASSED = /^Time (?!0:00$)\d+:\d\d$/

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Downloads wait until the function that comes back is called: long enough to be seen on any machine. */
async function holdDownloads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/users/*/downloads', async (route) => {
    if (route.request().method() === 'POST') await isFree
    await route.continue()
  })
  return letGo
}

test('a lesson is looked at, downloaded, started, read on where reading stopped, and completed', {
  tag: [
    '@LESSON-01…27',
    '@LESSON-29…38',
    '@LESSON-43…46',
    '@OK1-04…05',
    '@OK1-08',
    '@API1-18',
    '@DOWN-22…25',
    '@ERR1-16',
    '@X-44',
    '@main',
  ],
}, async ({ page }) => {
  // Where the text has room for its contents beside it, and the tutor beside both.
  await page.setViewportSize({ width: 1920, height: 900 })
  const { id } = await signUpLearner(page)
  const cards = await readCards(page)
  const lesson = await findLesson(page, TITLE)
  const main = page.getByRole('main')

  await test.step('the list has the lessons of the own grade, by subject', async () => {
    await page.goto('/lessons')
    await expect(page.getByText(`${cards.length} lessons`, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(cards.map(({ title }) => title))
    for (const subject of ['Mathematics', 'English', 'Science'])
      await expect(page.getByRole('heading', { level: 2, name: subject, exact: true })).toBeVisible()
  })

  const dialog = page.getByRole('dialog', { name: 'Lesson Details' })
  const download = dialog.getByRole('button', { name: 'Download' })
  await test.step('a download that the server does not note says so and leaves nothing behind', async () => {
    await page.route('**/api/users/*/downloads', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await page.getByRole('button', { name: `Details of ${TITLE}` }).click()
    await expect(dialog).toContainText(lesson.description)
    await download.click()
    await expect(toastWith(page, 'Failed to download lesson. Please try again.')).toBeVisible()
    await expect(download).toBeVisible()
    expect(await readKept(page)).toEqual({ packages: 0, parts: 0 })
    await page.unroute('**/api/users/*/downloads')
  })

  await test.step('the details download in a second and a half at least, then the button goes', async () => {
    const letGo = await holdDownloads(page)
    const startedAt = Date.now()
    await download.click()
    await expect(page.getByText('Downloading...')).toBeVisible()
    letGo()
    await expect(toastWith(page, 'Lesson downloaded successfully and available offline.')).toBeVisible()
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1500)
    await expect(download).toHaveCount(0)
    await expect(dialog).toContainText('Available offline')
    expect(await (await page.request.get(`/api/users/${id}/downloads`)).json()).toMatchObject([
      { lessonId: lesson.id, status: 'completed', progress: 100 },
    ])
    expect(await readKept(page)).toEqual({ packages: 1, parts: 20 })
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.unroute('**/api/users/*/downloads')
  })

  await test.step('Start notes the start and opens the lesson', async () => {
    await page.getByRole('button', { name: `Start ${TITLE}` }).click()
    await expect(page).toHaveURL(`/lessons/${lesson.id}`)
    await expect(toastWith(page, 'Lesson Started')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused()
    for (const { title } of lesson.sections)
      await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute(
      'href',
      `/quizzes/${lesson.quizId}`,
    )
    await expect(main).toContainText('Available offline')
  })

  await test.step('reading goes on to the pixel where it stopped, also on a page loaded anew', async () => {
    await page.mouse.wheel(0, 1400)
    await expect.poll(() => readScroll(page)).toBeGreaterThan(1000)
    await expect(page.getByText(TIME_HAS_PASSED)).toBeVisible()
    const stoppedAt = await readScroll(page)
    const expectThere = () =>
      expect.poll(async () => Math.abs((await readScroll(page)) - stoppedAt)).toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/lessons')
    await expect
      .poll(async () => (await readRecord(page, id, lesson.id))?.readOffset)
      .toEqual(expect.any(Number))
    await page.getByRole('button', { name: `Continue ${TITLE}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused()
    await expectThere()
    await page.reload()
    await expectThere()
  })

  await test.step('completing records it, goes to the list and offers what follows', async () => {
    await expect(page.getByText(TIME_HAS_PASSED)).toBeVisible()
    await page.getByRole('button', { name: 'Complete Lesson' }).click()
    await expect(page).toHaveURL('/lessons')
    await expect(toastWith(page, 'Lesson Completed')).toContainText(
      "Congratulations! You've completed this lesson.",
    )
    await expect(main.getByRole('listitem').filter({ hasText: lesson.description })).toContainText(
      'Completed',
    )
    const done = await readRecord(page, id, lesson.id)
    expect(done).toMatchObject({ completed: true, readSection: null })
    expect(done?.timeSpent).toBeGreaterThanOrEqual(1)
    await expect(page.getByText(`Well done! You have completed ${TITLE}.`)).toBeVisible()
    await page.getByRole('link', { name: `Next lesson: ${lesson.next?.title}` }).click()
    await expect(page).toHaveURL(`/lessons/${lesson.next?.id}`)
    expect(await readRecord(page, id, lesson.id)).toMatchObject({ completed: true })
  })
})

test('nothing moves while a lesson opens, closing its tab saves what was read, and two tabs lose neither time nor completion', async ({
  page,
  context,
}) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const readSeconds = async () => (await readRecord(page, id, lesson.id))?.timeSpent ?? 0

  await test.step('one tab is opened and closed', async () => {
    const reader = await context.newPage()
    await reader.addInitScript(() => {
      const world = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          world.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openLesson(reader, lesson)
    await expect(reader.getByText(TIME_HAS_PASSED)).toBeVisible()
    expect(await reader.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.1)
    await reader.close({ runBeforeUnload: true })
    await expect.poll(readSeconds).toBeGreaterThanOrEqual(1)
  })

  await test.step('two tabs read for twenty seconds each; one completes, the other goes back', async () => {
    const before = await readSeconds()
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.clock.install()
      await openLesson(tab, lesson)
      await tab.clock.runFor(20_000)
    }
    await page.bringToFront()
    await page.getByRole('button', { name: 'Complete Lesson' }).click()
    await expect(page).toHaveURL('/lessons')
    await other.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(other).toHaveURL('/lessons')
    await expect.poll(readSeconds).toBeGreaterThanOrEqual(before + 40)
    expect(await readRecord(page, id, lesson.id)).toMatchObject({ completed: true })
  })
})
