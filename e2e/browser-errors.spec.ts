import { expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'

/** What the page tells the operator from now on. */
function listenToReports(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/browser-errors') reports.push(request.postDataJSON())
  })
  return reports
}

/** Throws in the page as a script of ours would, with what a person typed in the message. */
const throwInPage = (page: Page, kind: 'error' | 'rejection', origin?: string, what = 'Cannot save') =>
  page.evaluate(
    ([wanted, place, words]) => {
      const error = new TypeError(`${words} "My secret diary" of 4711`)
      error.stack = `${error}\n    at save (${place ?? location.origin}/assets/notes-screen-Abcd1234.js:1:2045)`
      if (wanted === 'error') reportError(error)
      else void Promise.reject(error)
    },
    [kind, origin, what] as const,
  )

test('what breaks in a browser reaches the operator, once and without anything about the person', async ({
  page,
  browser,
}) => {
  await signIn(page, 'demo-student')
  const reports = listenToReports(page)
  let isBroken = true
  await page.route('**/assets/leaderboard-screen-*.js', (route) =>
    isBroken ? route.abort() : route.continue(),
  )
  const stored = page.waitForResponse('**/api/browser-errors')
  await page.goto('/leaderboard?note=secret-diary')
  expect((await stored).status()).toBe(204)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  // A file that did not arrive is no sign of a newer version.
  await expect(page.getByText('A new version is ready')).toHaveCount(0)
  await throwInPage(page, 'error')
  await throwInPage(page, 'error')
  await throwInPage(page, 'rejection')
  await expect.poll(() => reports.map(({ kind }) => kind)).toEqual(['render', 'error', 'rejection'])
  await test.step('not without a connection, nor what an extension throws', async () => {
    await throwInPage(page, 'error', 'chrome-extension://abcdef')
    await page.context().setOffline(true)
    await throwInPage(page, 'error', undefined, 'Offline')
    await page.context().setOffline(false)
    await throwInPage(page, 'rejection', undefined, 'Online')
    await expect
      .poll(() => reports.map(({ kind }) => kind))
      .toEqual(['render', 'error', 'rejection', 'rejection'])
  })
  expect(reports[0]).toMatchObject({ screen: '/leaderboard', release: expect.stringMatching(/^[\w-]{8}$/) })
  expect(reports[1]).toMatchObject({
    name: 'TypeError',
    message: 'Cannot save “…” of #',
    frames: ['notes-screen-Abcd1234.js:1:2045'],
  })
  expect(JSON.stringify(reports)).not.toMatch(/secret|diary/i)
  isBroken = false

  const operator = await browser.newPage()
  await signIn(operator, 'demo-admin')
  await operator.goto('/admin/system-analytics')
  await operator.getByRole('tab', { name: 'Browser errors' }).click()
  const table = operator.getByRole('table', { name: 'Browser errors' })
  const row = table.getByRole('row', { name: /Cannot save.*In a script/ }).first()
  await expect(row).toContainText('/leaderboard')
  await expect(row).toContainText(String(reports[1]?.release))
  await expect(row).toContainText('notes-screen-Abcd1234.js:1:2045')
  await operator.close()
})
