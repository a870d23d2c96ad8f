import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { connect } from 'puppeteer-core'

const ROUNDS = 3
/** The bars of each page: points of 100, by device, and bytes of script as they travel. */
const PAGES = [
  { name: 'landing', path: '/', isPublic: true, mostScript: 185_000 },
  { name: 'dashboard', user: 'demo-student', path: '/dashboard', mostScript: 265_000 },
  { name: 'lesson', user: 'demo-student', path: '/lessons/1', mostScript: 275_000 },
  { name: 'teacher', user: 'demo-teacher', path: '/teacher/dashboard' },
]
const DEVICES = [
  { name: 'desktop', config: desktopConfig, leastSpeed: 98 },
  { name: 'mobile', config: undefined, leastSpeed: 90 },
]
const LEAST_SCORE = { accessibility: 100, 'best-practices': 95 }
const FETCHED_LATER_MS = 1900
const DEMO_PASSWORD = 'trellis-demo'
/** What the performance score is made of, in milliseconds; without bars of their own. */
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const address = `http://127.0.0.1:${process.env.PORT}`
const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts')
const server = spawn(process.execPath, [main], { stdio: ['ignore', 'ignore', 'inherit'] })
const chrome = await launch({
  chromePath: process.env.CHROME_PATH,
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

const only = process.argv[2]
try {
  await waitUntilServed()
  const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null })
  for (const page of PAGES.filter(({ name }) => !only || name === only)) {
    await signIn(browser, page)
    for (const device of DEVICES) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(page, device))
      if (!report(page, device, rounds)) process.exitCode = 1
    }
  }
  await browser.disconnect()
} finally {
  await chrome.kill()
  server.kill('SIGTERM')
}

/** In the browser itself, which keeps the session for what is measured: Lighthouse leaves cookies alone. */
async function signIn(browser, { user }) {
  if (!user) return
  const tab = await browser.newPage()
  await tab.goto(`${address}/about`)
  const status = await tab.evaluate(
    async (username, password) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ username, password })
      return (await fetch('/api/login', { method: 'POST', headers, body })).status
    },
    user,
    DEMO_PASSWORD,
  )
  if (status !== 200) throw new Error(`${user} could not sign in: ${status}`)
  await tab.close()
}

async function waitUntilServed() {
  for (let tries = 0; tries < 120; tries++) {
    const isServed = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServed) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The product did not start within a minute.')
}

async function measure({ path }, { config }) {
  const flags = { port: chrome.port, logLevel: 'error', output: 'json' }
  const { lhr } = await lighthouse(`${address}${path}`, flags, config)
  if (new URL(lhr.finalDisplayedUrl).pathname !== path)
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`)
  const [{ observedLoad }] = lhr.audits.metrics.details.items
  // As for `e2e/weigh-page.ts`, what is fetched seconds after the page is no part of its first load.
  const scripts = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType, networkRequestTime }) =>
      resourceType === 'Script' && networkRequestTime < observedLoad + FETCHED_LATER_MS,
  )
  const lost = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id)
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)])
  return {
    scores: Object.fromEntries(scores),
    scriptBytes: scripts.reduce((sum, { url }) => sum + bytesOf(url), 0),
    timings: Object.fromEntries(TIMINGS.map((id) => [id, lhr.audits[id].numericValue])),
    lost,
  }
}

/** The compressed file as it travels, without the headers around it. */
function bytesOf(url) {
  const file = join(import.meta.dirname, '..', '..', 'web', 'dist', new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Prints medians beside their bars and answers whether all are met. */
function report({ name, isPublic, mostScript }, device, rounds) {
  let isMet = true
  const line = (what, value, sign, bar) => {
    const isGood = sign === '≥' ? value >= bar : value <= bar
    isMet &&= isGood
    const columns = [what.padEnd(16), String(value).padStart(8), `bar ${sign} ${bar}`.padEnd(14)]
    console.log(`  ${columns.join('   ')} ${isGood ? 'met' : 'NOT met'}`)
  }
  console.log(`${name}, ${device.name}`)
  const bars = { performance: device.leastSpeed, ...LEAST_SCORE, ...(isPublic && { seo: 100 }) }
  for (const [category, bar] of Object.entries(bars))
    line(category, median(rounds.map(({ scores }) => scores[category])), '≥', bar)
  if (mostScript) line('script bytes', median(rounds.map(({ scriptBytes }) => scriptBytes)), '≤', mostScript)
  const timings = TIMINGS.map(
    (id) => `${id} ${Number(median(rounds.map((round) => round.timings[id])).toFixed(2))}`,
  )
  console.log(`  ${timings.join(', ')}`)
  const lost = [...new Set(rounds.flatMap((round) => round.lost))]
  if (lost.length > 0) console.log(`  Audits that failed: ${lost.join(', ')}`)
  return isMet
}
