import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startProduct } from '#server/testing/start-product.ts'
import { takeMedian } from '../load/rounds.ts'
import { type Bar, printTable, say } from '../print.ts'
import { driveMap, type Movement } from './drive-map.ts'
import { makeManySkills } from './many-skills.ts'

const SIZES = [100, 1000] as const
const ROUNDS = 3
const WINDOW = { width: 1280, height: 820 }
/** Frames of 1,000 skills may take so many times those of 100, measured in the same minutes. They come in steps of 16.7 ms. */
const MOST = { median: 1.5, p95: 4 } as const

type Size = (typeof SIZES)[number]

/** How smoothly a skill map moves: the frames of 1,000 skills against those of 100, in a real browser. */
export async function measureMap(folder: string): Promise<Bar[]> {
  const dataDir = join(folder, 'map')
  mkdirSync(dataDir)
  const product = await startProduct({
    logFile: join(folder, 'map.log'),
    env: { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'warn' },
  })
  const browser = await chromium.launch({
    ...(process.env.CHROME_BIN && { executablePath: process.env.CHROME_BIN }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const seen = new Map<Size, Movement[]>(SIZES.map((size) => [size, []]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const size of SIZES) seen.get(size)?.push(...(await driveOnce(browser, product.url, size)))
    }
    return sumUp(seen)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function driveOnce(browser: Browser, url: string, size: Size): Promise<Movement[]> {
  const context = await browser.newContext({ viewport: WINDOW, baseURL: url })
  try {
    const page = await context.newPage()
    await openMap(page, size)
    return await driveMap(page)
  } finally {
    await context.close()
  }
}

async function openMap(page: Page, size: Size): Promise<void> {
  await page.request.post('/api/login', { data: { username: 'demo-student', password: 'trellis-demo' } })
  await page.route(/\/api\/users\/\d+\/skills\?/, (route) =>
    route.fulfill({ json: { grade: 6, subjects: ['Mathematics'], skills: makeManySkills(size) } }),
  )
  await page.goto('/progress?tab=subjects&subject=Mathematics')
  await page.getByRole('application').getByRole('button').first().waitFor()
}

function sumUp(seen: ReadonlyMap<Size, Movement[]>): Bar[] {
  const names = [...new Set(seen.get(100)?.map(({ name }) => name))]
  const framesOf = (size: Size, name: string) =>
    (seen.get(size) ?? []).filter((movement) => movement.name === name)
  const rows = names.flatMap((name) =>
    SIZES.map((size) => {
      const movements = framesOf(size, name)
      const frames = movements.flatMap(({ frameMs }) => frameMs)
      const computed = takeMedian(movements.map(({ computedMsPerFrame }) => computedMsPerFrame))
      return { name, size, median: takeShare(frames, 0.5), p95: takeShare(frames, 0.95), computed }
    }),
  )
  say(`\nSkill map, ${WINDOW.width} × ${WINDOW.height}, ${ROUNDS} rounds`)
  printTable(
    ['movement', 'skills', 'median frame ms', 'p95 ms', 'computed ms a frame'],
    rows.map(({ name, size, median, p95, computed }) => [
      name,
      String(size),
      median.toFixed(1),
      p95.toFixed(1),
      computed.toFixed(1),
    ]),
  )
  return (['median', 'p95'] as const).map((figure) => {
    const ratios = names.map((name) => {
      const of = (size: Size) => rows.find((row) => row.name === name && row.size === size)?.[figure] ?? 0
      return of(1000) / of(100)
    })
    const worst = Math.max(...ratios)
    return {
      name: `skill map, ${figure} frame of 1,000 skills against 100, the worst movement`,
      isMet: worst <= MOST[figure],
      measured: `${worst.toFixed(2)} times`,
      demanded: `at most ${MOST[figure]} times`,
    }
  })
}

function takeShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
