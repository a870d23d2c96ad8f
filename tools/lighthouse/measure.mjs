import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const ROUNDS = 3
/** The bars, in points of 100 and in bytes as they travel. */
const LEAST_SCORE = { performance: 95, accessibility: 100, 'best-practices': 95 }
const MOST_BYTES = { Script: 150_000, Stylesheet: 40_000 }
/** What the performance score is made of, in milliseconds; without bars of their own. */
const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time']

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

try {
  await waitUntilServed()
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure())
  process.exitCode = report(rounds) ? 0 : 1
} finally {
  await chrome.kill()
  server.kill('SIGTERM')
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

async function measure() {
  const { lhr } = await lighthouse(`${address}/`, { port: chrome.port, logLevel: 'error', output: 'json' })
  const requests = lhr.audits['network-requests'].details.items
  const bytes = (kind) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { url }) => sum + bytesOf(url), 0)
  const lost = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id)
  return {
    scores: Object.fromEntries(
      Object.keys(LEAST_SCORE).map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
    ),
    bytes: Object.fromEntries(Object.keys(MOST_BYTES).map((kind) => [kind, bytes(kind)])),
    timings: Object.fromEntries(TIMINGS.map((id) => [id, Math.round(lhr.audits[id].numericValue)])),
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
function report(rounds) {
  let isMet = true
  const line = (name, value, bar, isGood) => {
    isMet &&= isGood
    console.log(
      `${name.padEnd(16)} ${String(value).padStart(8)}   bar ${String(bar).padStart(8)}   ${isGood ? 'met' : 'NOT met'}`,
    )
  }
  for (const [name, bar] of Object.entries(LEAST_SCORE)) {
    const value = median(rounds.map(({ scores }) => scores[name]))
    line(name, value, `≥ ${bar}`, value >= bar)
  }
  for (const [kind, bar] of Object.entries(MOST_BYTES)) {
    const value = median(rounds.map(({ bytes }) => bytes[kind]))
    line(`${kind} bytes`, value, `≤ ${bar}`, value <= bar)
  }
  for (const id of TIMINGS) {
    console.log(`${id.padEnd(24)} ${String(median(rounds.map(({ timings }) => timings[id]))).padStart(5)} ms`)
  }
  const lost = [...new Set(rounds.flatMap((round) => round.lost))]
  if (lost.length > 0) console.log(`Audits that failed: ${lost.join(', ')}`)
  return isMet
}
