import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { countKept, waitForWorker } from './offline-steps.ts'
import { startFrontServer } from './servers/front-server.ts'

const dist = resolve(import.meta.dirname, '..', 'web', 'dist')
const MOST_KEPT_BYTES = 635_000
const AGE = /You are offline\. This is how it was at .+\./

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    welcomedAfterMs?: number
  }
}

/** Counted by the page itself, from the start of its loading: the test's own rounds to the browser take as long again. */
function watchForWelcome(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('h1')?.textContent.startsWith('Welcome back')) return
    window.welcomedAfterMs = performance.now()
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}

test('without a connection the app starts with what it knew, says how old that is, and is up to date when the connection is back', {
  tag: ['@OFFLINE-03', '@API2-58', '@X-48', '@main'],
}, async ({ page, context }) => {
  await signUpLearner(page)
  await page.goto('/dashboard')
  const welcome = page.getByRole('heading', { level: 1, name: 'Welcome back, Nia!' })
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  await waitForWorker(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
    /^http:\/\/[^/]+\/service-worker\.js$/,
  )

  await context.setOffline(true)
  const startedAt = Date.now()
  await page.goto('/dashboard')
  await expect(welcome).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  console.log(`Offline start: the dashboard after ${Date.now() - startedAt} ms`)
  await expect(page.getByText(AGE)).toBeVisible()

  // What needs the network says so, instead of failing.
  await page.goto('/ai-tutor')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Open my downloads' }).click()
  await expect(page).toHaveURL(/\/downloads$/)

  await page.goto('/quizzes')
  await expect(page.getByText('This needs a connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Start Quiz/ }).first()).toBeVisible()

  await context.setOffline(true)
  // Its code was never fetched on this device.
  await page.goto('/planning')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Planning Dashboard' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText(AGE)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(AGE)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
})

test('what the worker keeps travels in 635 KB at most, and holds nothing of the API', async ({ request }) => {
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toMatch(/javascript/)
  const source = readFileSync(join(dist, 'service-worker.js'), 'utf8')
  const files = [...source.matchAll(/url:\s*[`"'](\/[^`"']+)/g)].map(([, path]) => join(dist, path ?? ''))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => file.includes('/api/'))).toEqual([])
  const bytes = files.reduce((sum, file) => {
    const travelling = existsSync(`${file}.br`) ? `${file}.br` : file
    return sum + statSync(travelling).size
  }, 0)
  console.log(`Kept for offline use: ${files.length} files, ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT_BYTES)
})

test('the product can be installed: name, icons of both kinds and four shortcuts, each of which exists', async ({
  page,
}) => {
  await page.goto('/auth')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Trellis',
    short_name: 'Trellis',
    display: 'standalone',
    scope: '/',
  })
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Lessons',
    'Practice',
    'Notes',
    'AI Tutor',
  ])
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
  const { installabilityErrors } = await (await page.context().newCDPSession(page)).send(
    'Page.getInstallabilityErrors',
  )
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a new version asks to be let in and waits; a file that is gone leads to the same question', async ({
  page,
  baseURL,
}) => {
  const front = await startFrontServer(baseURL ?? '')
  try {
    await signUpLearner(page)
    await page.goto(`${front.address}/notes`)
    await waitForWorker(page)
    const question = page.getByText('A new version is ready', { exact: true })

    front.bringNewVersion()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(question).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.waitForTimeout(6000)
    await expect(question).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question).toBeHidden()

    await waitForWorker(page)
    front.lose(/profile-screen-/)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'Profile' }).first().click()
    await expect(question).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(1)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
  } finally {
    await front.close()
  }
})

test('what one person has seen is never shown to another on the same device, and goes when they sign out', async ({
  page,
  context,
}) => {
  const first = await signUpLearner(page, { lastName: 'Adeyemi' })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  await waitForWorker(page)
  await expect.poll(async () => (await countKept(page))[first.id] ?? 0).toBeGreaterThan(3)

  const second = await signUpLearner(page, { lastName: 'Brandt' })
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByText(AGE)).toBeHidden()
  await expect(page.getByText('Adeyemi')).toBeHidden()

  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect(page.getByText('Nia Brandt')).toBeVisible()
  await expect.poll(async () => (await countKept(page))[second.id] ?? 0).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => countKept(page)).not.toHaveProperty(String(second.id))

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
})

test('a warm start without a connection shows the dashboard within a second, and what is shown offline looks sound', async ({
  page,
  context,
}) => {
  await signUpLearner(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your figures' })).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await page.addInitScript(watchForWelcome)
  const timesMs: number[] = []
  for (let start = 0; start < 5; start++) {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Nia!' })).toBeVisible()
    timesMs.push(await page.evaluate(() => Math.round(window.welcomedAfterMs ?? Number.NaN)))
  }
  console.log(`Offline starts: ${timesMs.join(', ')} ms`)
  // The best of five: a machine that is busy with other things says nothing about the product.
  expect(Math.min(...timesMs)).toBeLessThan(1000)

  for (const path of ['/dashboard', '/ai-tutor']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSoundLook(page, `offline-${path.slice(1)}`)
  }
})
