import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from '../server/src/testing/start-product.ts'
import { addCards } from './flashcards-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { listNotes } from './notes-steps.ts'
import { waitForAnswer, waitForWorker } from './offline-steps.ts'
import { CARDS, ChaosLearner, createRandom, drawDeeds, findLies, type World } from './outbox-chaos.ts'
import { readOutbox } from './outbox-steps.ts'
import { dialog, readResults } from './quizzes-steps.ts'
import { startFrontServer } from './servers/front-server.ts'

/**
 * `CHAOS_SCHEDULES=200 npm test -- --browser outbox-chaos` runs as many as one likes; `CHAOS_SEED=17` begins with the one that failed.
 */
const SCHEDULES = Number(process.env.CHAOS_SCHEDULES ?? 2)
const FIRST_SEED = Number(process.env.CHAOS_SEED ?? 3)
/** So many to one server and one browser; both are started anew for the next. */
const PER_TEST = 10
const LONGEST_WAIT_MS = 90_000

test.use({ serviceWorkers: 'allow' })

for (let from = 0; from < SCHEDULES; from += PER_TEST) {
  const seeds = Array.from(
    { length: Math.min(PER_TEST, SCHEDULES - from) },
    (_, place) => FIRST_SEED + from + place,
  )
  test(`whatever happens to device, tabs, connection and server, what was said to be done is there exactly once (${seeds[0]} to ${seeds.at(-1)})`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    const server = await startRestartable()
    const front = await startFrontServer(server.url)
    // One device for all of them: whoever comes next finds what the one before has left.
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: front.address })
    // Whoever waits for longer waits for ever: better to say where.
    context.setDefaultTimeout(LONGEST_WAIT_MS)
    try {
      for (const seed of seeds) await live(seed, context, { front, restartServer: server.restart })
    } finally {
      await context.close()
      await front.close()
      await server.stop()
    }
  })
}

/** Killed without a word and started again on the same port, with all it had written. */
async function startRestartable() {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-chaos-'))
  const start = (port: string) =>
    startProduct({
      logFile: join(dataDir, 'product.log'),
      env: {
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: dataDir,
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        DEMO: 'on',
        DEMO_SCHOOL: 'off',
        LOG_LEVEL: 'warn',
      },
      longestStartMs: 180_000,
    })
  let product: Product = await start('0')
  const { url } = product
  return {
    url,
    async restart() {
      await product.kill()
      product = await start(new URL(url).port)
    },
    stop: () => product.stop(),
  }
}

async function live(
  seed: number,
  context: BrowserContext,
  { front, restartServer }: Pick<World, 'front' | 'restartServer'>,
): Promise<void> {
  const random = createRandom(seed)
  front.answer('well')
  await front.comeBack()
  const first = await context.newPage()
  const { id } = await signUpLearner(first)
  await addCards(
    first,
    CARDS.map((front) => ({ front, back: 'Back' })),
  )
  const quiz = await lookAround(first)
  const learner = new ChaosLearner(
    {
      front,
      userId: id,
      quiz,
      restartServer,
      setOffline: (isOffline) => context.setOffline(isOffline),
      openTab: async () => {
        const tab = await context.newPage()
        await tab.goto('/notes')
        return tab
      },
    },
    random,
  )
  await first.close()
  await learner.start()
  const words = () => `seed ${seed}: ${learner.done.join(', ')}`
  for (const deed of drawDeeds(seed, random)) {
    await test.step(words(), () => learner.do(deed))
  }
  const page = await learner.settle()
  await decide(page, words())
  await expect
    .poll(async () => (await readOutbox(page)).length, { timeout: 90_000, message: words() })
    .toBe(0)
  await page.reload()
  const notes = await listNotes(page, id)
  const cards = await (await page.request.get(`/api/users/${id}/flashcards`)).json()
  const results = await readResults(page, id)
  const headings = page.getByRole('article').getByRole('heading')
  await expect(headings, words()).toHaveCount(notes.length)
  const shown = await headings.allTextContents()
  expect(findLies(learner.ledger, { notes, cards, results, shown }), words()).toEqual([])
  const { notes: told, ratings, quizzes } = learner.ledger
  const rated = [...ratings.values()].reduce((sum, { told: count }) => sum + count, 0)
  await test.step(`${words()}: without a connection the device shows the same`, async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(headings).toHaveCount(notes.length)
    expect((await headings.allTextContents()).sort()).toEqual(shown.sort())
    await context.setOffline(false)
  })
  await page.close()
  console.log(`${words()}: ${told.size} notes, ${rated} ratings, ${quizzes.told} quizzes, all there`)
}

/** Two tabs may have changed one note without knowing of each other: the later change stays. */
async function decide(page: Page, words: string): Promise<void> {
  const isAsked = async () => (await readOutbox(page)).some(({ refusal }) => refusal !== null)
  const isOver = async () => (await readOutbox(page)).every(({ refusal }) => refusal !== null)
  await expect.poll(isOver, { timeout: 90_000, message: words }).toBe(true)
  for (let count = 0; count < 5 && (await isAsked()); count += 1) {
    await page.goto('/waiting-changes')
    await page
      .getByRole('button', { name: /^Keep mine/ })
      .first()
      .click()
    await expect.poll(isOver, { timeout: 90_000, message: words }).toBe(true)
  }
  await page.goto('/notes')
}

/** What a device has to have seen once, to show it without a connection. */
async function lookAround(page: Page): Promise<World['quiz']> {
  const cards = await (await page.request.get('/api/quizzes?view=cards')).json()
  const quiz = cards.sort(
    (one: { questionCount: number }, other: { questionCount: number }) =>
      one.questionCount - other.questionCount,
  )[0]
  await page.goto(`/quizzes/${quiz.id}`)
  await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  await waitForAnswer(page, `/api/quizzes/${quiz.id}`)
  await page.goto('/flashcards?tab=due')
  await expect(page.getByRole('button', { name: 'Start review' })).toBeVisible()
  await waitForAnswer(page, '/api/flashcards/due')
  await page.goto('/notes')
  await expect(page.getByText('No notes yet')).toBeVisible()
  await waitForWorker(page)
  return quiz
}
