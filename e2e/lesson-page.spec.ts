import { expect, test } from '@playwright/test'
import type { Lesson } from '#contract/lessons.ts'
import {
  collectSaves,
  failSaves,
  findLesson,
  holdDownloads,
  openLesson,
  PROGRESS_URL,
  readRecord,
  showPage,
  TIME_HAS_PASSED,
} from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'

const TITLE = 'Shift the digits'

test('[LESSON-29…38] [OK1-09] [DOWN-25] [ERR1-14…15] [X-45] a lesson shows its title, grade, subject, duration, text, progress and buttons; Download keeps it on the device; completing that fails stays on the page for another try', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await openLesson(page, lesson)
  const main = page.getByRole('main')
  for (const text of ['Grade 5', 'Mathematics', '20 min', lesson.objectives[0] ?? '?']) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  }
  for (const { title } of lesson.sections) {
    await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  await expect(main.getByRole('progressbar')).toBeVisible()
  for (const name of ['Complete Lesson', 'Download', 'Back']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute(
    'href',
    `/quizzes/${lesson.quizId}`,
  )
  await expect(main.getByRole('link', { name: lesson.next?.title ?? '?' })).toHaveAttribute(
    'href',
    `/lessons/${lesson.next?.id}`,
  )
  for (const { can } of lesson.skills) await expect(main.getByText(can)).toBeVisible()
  await main.getByRole('button', { name: /words explained$/ }).click()
  const [word = '?', meaning = '?'] = Object.entries(lesson.vocabulary)[0] ?? []
  await expect(main.getByRole('term').filter({ hasText: word }).first()).toBeVisible()
  await expect(main.getByText(meaning)).toBeVisible()
  await expect(page).toHaveTitle(`${TITLE} · Trellis`)

  await test.step('Download', async () => {
    const letGo = await holdDownloads(page)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(page.getByText('Downloading...')).toBeVisible()
    letGo()
    await expect(page.getByText('Download Complete', { exact: true })).toBeVisible()
    await expect(page.getByText('Lesson is now available offline.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Available offline')
    expect(await (await page.request.get(`/api/users/${id}/downloads`)).json()).toMatchObject([
      { lessonId: lesson.id, status: 'completed', progress: 100 },
    ])
  })

  await test.step('completing that fails', async () => {
    await failSaves(page)
    await page.getByRole('button', { name: 'Complete Lesson' }).click()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to record lesson completion.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`/lessons/${lesson.id}`)
    await page.unroute(PROGRESS_URL)
    await page.getByRole('button', { name: 'Complete Lesson' }).click()
    await expect(page).toHaveURL('/lessons')
  })
})

test('[LESSON-39…42] [X-27] a lesson that does not exist says so; an address without a number asks nobody', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/lessons\/./.test(request.url())) asked.push(request.url())
  })
  for (const [address, calls] of [
    ['/lessons/2000000000', 1],
    ['/lessons/fractions', 0],
    ['/lessons/12abc', 0],
    ['/lessons/-3', 0],
  ] as const) {
    asked.length = 0
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Lesson Not Found' })).toBeVisible()
    await expect(
      page.getByText("The lesson you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible()
    expect([address, asked.length]).toEqual([address, calls])
  }
  await page.getByRole('button', { name: 'Back to Lessons' }).click()
  await expect(page).toHaveURL('/lessons')
})

test('[LESSON-47] [LESSON-51] [X-26] the timer counts from opening, and the time is saved every 30 seconds', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const saves = collectSaves(page)
  await page.clock.install()
  await openLesson(page, lesson)
  const bar = page.getByRole('main').getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', /^[0-2]$/)
  await page.clock.runFor(61_000)
  // 20 minutes are the whole: a minute is five percent of them, and the machine may take its time as well.
  await expect(bar).toHaveAttribute('aria-valuenow', /^[5-7]$/)
  await expect(page.getByText(/^Time 1:[0-2]\d$/)).toBeVisible()
  // A second late where the answer to the first was still on its way.
  const halfMinutes = () => saves.map(({ visit }) => Math.floor((visit?.seconds ?? 0) / 30))
  await expect.poll(() => halfMinutes().slice(0, 2)).toEqual([1, 2])
  expect(saves[0]).toMatchObject({ completed: false, timeSpent: 30 })
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(60)
  await page.clock.runFor(30 * 60_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '99')
})

test('time in which the page is not to be seen does not count; going away saves', {
  tag: '@thorough',
}, async ({ page }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await page.clock.install()
  await openLesson(page, lesson)
  await page.clock.runFor(10_000)
  await showPage(page, 'hidden')
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(10)
  await page.clock.runFor(300_000)
  await showPage(page, 'visible')
  await page.clock.runFor(5_000)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/lessons')
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(15)
  expect((await readRecord(page, id, lesson.id))?.timeSpent).toBeLessThan(200)
})

test('closing the tab saves what was read', async ({ page, context }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const reader = await context.newPage()
  await openLesson(reader, lesson)
  await expect(reader.getByText(TIME_HAS_PASSED)).toBeVisible()
  await reader.close({ runBeforeUnload: true })
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(1)
})

test('[ERR1-11] [X-45] progress that cannot be saved is told once, and saved later', {
  tag: '@thorough',
}, async ({ page }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await page.clock.install()
  await openLesson(page, lesson)
  await failSaves(page)
  const notice = page.getByText('Failed to update progress. Please try again.', { exact: true })
  await page.clock.runFor(31_000)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await page.clock.runFor(61_000)
  await expect(notice).toBeHidden()
  await page.unroute(PROGRESS_URL)
  await page.clock.runFor(30_000)
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(90)
})

test('[LESSON-45…46] [OK1-05] completing records it, goes to the list and offers what follows', async ({
  page,
}) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await page.clock.install()
  await openLesson(page, lesson)
  const saves = collectSaves(page)
  await page.clock.runFor(12_000)
  await page.getByRole('button', { name: 'Complete Lesson' }).click()
  await expect(page.getByText('Lesson Completed', { exact: true })).toBeVisible()
  await expect(
    page.getByText("Congratulations! You've completed this lesson.", { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/lessons')
  expect(saves[0]).toMatchObject({ completed: true })
  expect(saves[0]?.timeSpent).toBeGreaterThanOrEqual(12)
  expect(await readRecord(page, id, lesson.id)).toMatchObject({ completed: true, readSection: null })
  const card = page.getByRole('listitem').filter({ hasText: lesson.description })
  await expect(card).toContainText('Completed')

  await expect(page.getByText(`Well done! You have completed ${TITLE}.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute(
    'href',
    `/quizzes/${lesson.quizId}`,
  )
  await page.getByRole('link', { name: `Next lesson: ${lesson.next?.title}` }).click()
  await expect(page).toHaveURL(`/lessons/${lesson.next?.id}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Close this note' }).click()
  await expect(page.getByText(/^Well done!/)).toHaveCount(0)
  // Leaving the completed page has taken nothing back.
  expect(saves.filter(({ visit }) => visit).length).toBe(saves.length)
  expect(await readRecord(page, id, lesson.id)).toMatchObject({ completed: true })
})

test('[VALID-02…03] [X-46] whoever is no longer signed in is asked to log in', { tag: '@thorough' }, async ({
  page,
}) => {
  for (const [button, words] of [
    ['Complete Lesson', 'Please log in to complete a lesson'],
    ['Download', 'Please log in to download a lesson'],
  ] as const) {
    await signUpLearner(page)
    const lesson = await findLesson(page, TITLE)
    await openLesson(page, lesson)
    await page.route(/\/api\/users\/\d+\/(progress|downloads)$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 401,
            json: { message: 'Please sign in to continue', code: 'not_signed_in' },
          })
        : route.continue(),
    )
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.unrouteAll()
  }
})

test('[ERR1-17] [X-41] a download without room fails in the documented words, with a hint', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...record) {
      if (this.name === 'packages') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, record)
    }
  })
  await openLesson(page, lesson)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('Download Failed', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^Could not download the lesson. Please try again. There is no room for it./),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
})

test('[X-28] whatever the text holds, no script of it runs; a lesson that cannot be loaded comes with Try again', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const evil: Lesson = {
    ...lesson,
    content:
      '<p>Safe</p><img src=x onerror="window.hurt=1"><script>window.hurt=1</script><iframe src="/"></iframe>',
  }
  await page.route(`**/api/lessons/${lesson.id}`, (route) => route.fulfill({ json: evil }))
  await openLesson(page, lesson)
  await expect(page.getByText('Safe', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expect(page.getByRole('main').locator('iframe, img, script')).toHaveCount(0)

  await page.unrouteAll()
  // A server that cannot be reached would not do: the page would show the lesson as it was.
  await page.route(`**/api/lessons/${lesson.id}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/lessons/${lesson.id}`)
  await expect(page.getByRole('heading', { name: 'This lesson could not be loaded' })).toBeVisible()
  await page.unroute(`**/api/lessons/${lesson.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
})

test('two tabs with the same lesson lose neither time nor completion', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
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
  await expect.poll(async () => (await readRecord(page, id, lesson.id))?.timeSpent).toBeGreaterThanOrEqual(40)
  expect(await readRecord(page, id, lesson.id)).toMatchObject({ completed: true })
})
