import { expect, test } from '@playwright/test'
import {
  addRecord,
  collectRanges,
  item,
  readKept,
  readPercent,
  readRecords,
  waitForWorker,
} from './downloads-steps.ts'
import { findLesson, openLesson } from './lesson-steps.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { toastWith } from './toasts.ts'

const TITLE = 'Shift the digits'

test.use({ serviceWorkers: 'allow' })

test('a downloaded lesson is listed, opens without a connection with its quiz, and goes when it is deleted', {
  tag: [
    '@DOWN-01…11',
    '@DOWN-16…21',
    '@DOWN-32…34',
    '@X-40',
    '@X-47',
    '@OFFLINE-01',
    '@OFFLINE-10',
    '@OK1-09',
  ],
}, async ({ page, context }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const size = `${(lesson.downloadSize ?? 0) / 1000} MB`

  await test.step('nothing yet', async () => {
    await page.goto('/downloads')
    await expect(page.getByText('Online - Ready to download', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New Download' })).toHaveAttribute('href', '/lessons')
    await expect(page.getByText('No downloaded content yet', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download Your First Lesson' })).toHaveAttribute(
      'href',
      '/lessons',
    )
    await expect(page.getByText('0 MB used')).toBeVisible()
    await expect(page.getByText('100 MB available')).toBeVisible()
  })

  await test.step('downloaded', async () => {
    await openLesson(page, lesson)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(toastWith(page, 'Download Complete')).toContainText('Lesson is now available offline.')
    expect(await readKept(page)).toEqual({ packages: 1, parts: 20 })
    const stored = await page.evaluate((key) => localStorage.getItem(key), `trellis.user.cachedLessons.${id}`)
    expect(stored).toBe(JSON.stringify([lesson.id]))
    await page.goto('/downloads')
    for (const text of ['Mathematics', '20 min', size, 'On this device']) {
      await expect(item(page, TITLE).getByText(text, { exact: true })).toBeVisible()
    }
    await expect(page.getByText(`${size} used`)).toBeVisible()
    await expectSoundLook(page, 'downloads, one lesson')
  })

  await test.step('without a connection', async () => {
    await waitForWorker(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Offline - Downloads available', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New Download' })).toBeDisabled()
    await page.getByRole('link', { name: TITLE }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    for (const { title } of lesson.sections) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Take the quiz' }).click()
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('deleted', async () => {
    await page.goto('/downloads')
    await page.getByRole('button', { name: `Delete ${TITLE}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' })
    await expect(
      dialog.getByText(`Are you sure you want to delete "${TITLE}"?`, { exact: true }),
    ).toBeVisible()
    await expect(dialog).toContainText(/free.*storage/)
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No downloaded content yet', { exact: true })).toBeVisible()
    await expect(page.getByText('0 MB used')).toBeVisible()
    await expect.poll(() => readRecords(page, id)).toEqual([])
    expect((await readKept(page)).parts).toBe(0)
  })
})

test('a download rises by 5 points, is paused, lives through a reload and goes on at the missing piece', {
  tag: ['@DOWN-12…15', '@DOWN-26…31', '@X-38', '@X-39'],
}, async ({ page }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  await addRecord(page, id, { lessonId: lesson.id, status: 'paused', progress: 45 })
  await page.clock.install()
  await page.goto('/downloads')
  await expect(item(page, TITLE).getByText('Not on this device')).toBeVisible()
  await expect(item(page, TITLE).getByText('45%')).toBeVisible()
  const ranges = collectRanges(page)
  await page.getByRole('button', { name: `Resume ${TITLE}` }).click()
  await expect(page.getByRole('button', { name: `Pause ${TITLE}` })).toBeVisible()
  await expect.poll(() => readPercent(page, TITLE)).toBeGreaterThanOrEqual(10)
  await page.getByRole('button', { name: `Pause ${TITLE}` }).click()
  await expect(page.getByRole('button', { name: `Resume ${TITLE}` })).toBeVisible()
  const percent = await readPercent(page, TITLE)
  expect(percent % 5).toBe(0)
  await expect
    .poll(async () => (await readRecords(page, id))[0])
    .toMatchObject({ status: 'paused', progress: percent })

  await page.reload()
  await expect(page.getByRole('button', { name: `Resume ${TITLE}` })).toBeVisible()
  expect(await readPercent(page, TITLE)).toBe(percent)
  ranges.length = 0
  await page.getByRole('button', { name: `Resume ${TITLE}` }).click()
  await expect.poll(() => readPercent(page, TITLE)).toBeGreaterThan(percent)
  // Killed in the middle, as a browser that crashes: opening the list goes on.
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(item(page, TITLE).getByText('On this device', { exact: true })).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
  await expect
    .poll(async () => (await readRecords(page, id))[0])
    .toMatchObject({ status: 'completed', progress: 100 })
  // A piece may be on its way when the page goes; no other is fetched twice.
  expect(new Set(ranges).size).toBe(20 - percent / 5)
  expect(ranges.length).toBeLessThanOrEqual(new Set(ranges).size + 1)
})
