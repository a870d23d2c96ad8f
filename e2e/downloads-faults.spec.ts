import { expect, test } from '@playwright/test'
import { addRecord, collectRanges, item, readKept, readPercent, readRecords } from './downloads-steps.ts'
import { findLesson } from './lesson-steps.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'

const TITLE = 'Shift the digits'
const PIECES = '**/api/lessons/*/package/*'

test('two tabs fetch every piece once, both show the progress, and the second goes on when the first is gone; then a whole week is downloaded', {
  tag: ['@X-39'],
}, async ({ page, context }) => {
  const { id } = await signUpLearner(page)
  const lesson = await findLesson(page, TITLE)
  const other = await context.newPage()
  const ranges = [collectRanges(page), collectRanges(other)]
  await addRecord(page, id, { lessonId: lesson.id, status: 'in_progress', progress: 5 })
  await page.goto('/downloads')
  await expect.poll(() => readPercent(page, TITLE)).toBeGreaterThanOrEqual(10)
  await other.goto('/downloads')
  await expect.poll(() => readPercent(other, TITLE)).toBeGreaterThanOrEqual(20)
  await page.close()
  await expect(item(other, TITLE).getByText('On this device', { exact: true })).toBeVisible()
  const [first = [], second = []] = ranges
  expect(second.length).toBeGreaterThan(0)
  expect(new Set([...first, ...second]).size).toBe(20)
  // The piece that was on its way when the first tab went.
  expect(first.length + second.length).toBeLessThanOrEqual(21)

  await test.step('a whole week is downloaded with its size first and one progress', async () => {
    const answer = await other.request.post('/api/planning/plans', {
      data: {
        type: 'curriculum_sequence',
        context: {
          subject: 'Mathematics',
          gradeLevel: 5,
          currentSkillLevel: 'beginner',
          learningGoals: ['Fractions'],
        },
      },
    })
    expect(answer.status()).toBe(201)
    await other.goto('/downloads')
    const week = other.getByRole('region', { name: 'Download my week' })
    await expect(week).toContainText(
      /lessons? that your plan and your open work need in the next seven days: .*MB/,
    )
    await week.getByRole('button', { name: 'Download my week' }).click()
    await expect(week.getByRole('progressbar')).toBeVisible()
    await expect(week).toContainText(/Your week is on this device/, { timeout: 80_000 })
    await other.goto('/planning')
    await expect(other.getByRole('region', { name: 'Download my week' })).toContainText(
      /Your week is on this device/,
    )
  })
})

test('no room, damaged pieces, a device that fills up, a server that is away and no connection cost nothing of a download', {
  tag: ['@X-39', '@X-41', '@DOWN-16'],
}, async ({ page, context, baseURL }) => {
  const { id } = await signUpLearner(page)
  // Before the page opens its database: for a while the browser goes by the room that it last measured.
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const lesson = await findLesson(page, TITLE)
  await addRecord(page, id, { lessonId: lesson.id, status: 'paused', progress: 0 })
  await page.goto('/downloads')
  const resume = page.getByRole('button', { name: `Resume ${TITLE}` })
  const done = item(page, TITLE).getByText('On this device', { exact: true })

  await test.step('a device without room says so', async () => {
    await resume.click()
    await expect(page.getByText('There is no room for it.').first()).toBeVisible()
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  })

  await test.step('pieces that arrive damaged are fetched again; when all do, a sentence says so', async () => {
    let served = 0
    await page.route(PIECES, async (route) => {
      served += 1
      if (served <= 3) return route.continue()
      const answer = await route.fetch()
      const body = await answer.body()
      await route.fulfill({ response: answer, body: Buffer.from(body.map((byte) => byte ^ 1)) })
    })
    await resume.click()
    await expect(page.getByText(/kept arriving damaged/)).toBeVisible()
    expect([served, await readPercent(page, TITLE)]).toEqual([6, 15])
    await expectSoundLook(page, 'downloads, one that stopped')
    await page.unroute(PIECES)
  })

  await test.step('a device that fills up in the middle keeps what has come', async () => {
    await resume.click()
    await expect.poll(() => readPercent(page, TITLE)).toBeGreaterThanOrEqual(20)
    // The browser looks at the room only now and then: as it would answer when it does.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...record) {
        if (this.name === 'parts') throw new DOMException('no room', 'QuotaExceededError')
        return put.apply(this, record)
      }
    })
    await expect(page.getByText(/no room left/)).toBeVisible()
    const percent = await readPercent(page, TITLE)
    expect(await readKept(page)).toEqual({ packages: 1, parts: percent / 5 })
    await expect
      .poll(async () => (await readRecords(page, id))[0])
      .toMatchObject({ status: 'paused', progress: percent })
  })

  await test.step('records that cannot be told and a server that is away for a while cost nothing', async () => {
    const kept = await readRecords(page, id)
    await page.reload()
    await page.route('**/api/downloads/*', (route) => route.abort())
    await page.route('**/api/users/*/downloads', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const percent = await readPercent(page, TITLE)
    const ranges = collectRanges(page)
    await resume.click()
    await expect.poll(() => readPercent(page, TITLE)).toBeGreaterThan(percent)
    await page.route(PIECES, (route) => route.abort())
    await expect(page.getByRole('button', { name: `Pause ${TITLE}` })).toBeVisible()
    await page.unroute(PIECES)

    await context.setOffline(true)
    await expect(resume).toBeDisabled()
    await expect(page.getByText(/goes on by itself as soon as it is back/)).toBeVisible()
    await context.setOffline(false)
    await expect(done).toBeVisible()
    // No piece that was there is fetched again.
    expect(new Set(ranges).size).toBe(20 - percent / 5)
    expect(await readRecords(page, id)).toEqual(kept)
    await page.unrouteAll()
    await page.reload()
    await expect
      .poll(async () => (await readRecords(page, id))[0])
      .toMatchObject({ status: 'completed', progress: 100 })
  })
})
