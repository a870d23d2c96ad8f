import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Product, startProduct } from '../server/src/testing/start-product.ts'
import { createDatabase, dropDatabase } from '../server/src/testing/test-database.ts'
import { EMPTY_BY_NATURE, type Nature } from './demo-school/empty-by-nature.ts'
import { listEmptySpots, PEOPLE, type Person } from './demo-school/look-around.ts'

/** Every picture of every screen goes there: to be looked at by a person. */
const PICTURES = process.env.DEMO_SCHOOL_PICTURES

/** While one page is drawn, the server answers another. */
const AT_ONCE = 2

let product: Product
let database: { name: string; url: string } | null = null

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-demo-school-'))
  const server = process.env.E2E_DATABASE_URL
  if (server) {
    process.env.TEST_DATABASE_URL ??= server
    database = await createDatabase()
  }
  product = await startProduct({
    longestStartMs: 200_000,
    logFile: join(dataDir, 'product.log'),
    env: {
      DATA_DIR: dataDir,
      DEMO: 'on',
      DEMO_SCHOOL: 'on',
      LOG_LEVEL: 'warn',
      ...(database && { DATABASE_URL: database.url }),
    },
  })
})
test.afterAll(async () => {
  await product?.stop()
  if (database) await dropDatabase(database.name)
})

test('in the demo school no list, chart or figure of any screen is empty, for anybody, but where that is the truth', async ({
  browser,
}) => {
  test.setTimeout(PICTURES ? 3_600_000 : 600_000)
  const found: string[] = []
  const used = new Set<Nature>()
  const waiting: Person[] = [...PEOPLE]
  const lookAtNext = async (): Promise<void> => {
    const person = waiting.shift()
    if (!person) return
    await test.step(person.who, async () => {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: { width: 1280, height: 1080 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      found.push(...(await listEmptySpots(await context.newPage(), person, { used, pictures: PICTURES })))
      await context.close()
    })
    await lookAtNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtNext))
  expect(found).toEqual([])
  expect(EMPTY_BY_NATURE.filter((nature) => !nature.isOfTheDay && !used.has(nature))).toEqual([])
})
