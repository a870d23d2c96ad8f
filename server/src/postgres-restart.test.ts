import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notes } from '#contract/study/notes.ts'
import { openDatabase } from './db/open-database.ts'
import { userNotes } from './db/schema/study/notes.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { createLearnersOnServer } from './testing/learners-on-server.ts'
import { canOpenOwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'
import { type Product, startProduct } from './testing/start-product.ts'

const WRITERS = 50
const RESTARTS = 4
const folder = mkdtempSync(join(tmpdir(), 'restart-'))

describe.skipIf(!canOpenOwnPostgres)('a PostgreSQL that is restarted', { timeout: 400_000 }, () => {
  let postgres: Awaited<ReturnType<typeof openOwnPostgres>>
  let product: Product
  let tokens: string[]
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    postgres = await openOwnPostgres(folder)
    tokens = await createLearnersOnServer(postgres.url, WRITERS)
    product = await startProduct({
      logFile: join(folder, 'log.txt'),
      longestStartMs: 180_000,
      env: { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data'), DEMO: 'off', LOG_LEVEL: 'warn' },
    })
  }, 240_000)
  afterAll(async () => {
    await product?.kill()
    postgres?.stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  })

  test(`${RESTARTS} times under ${WRITERS} writers answers 503 alone, and every write is made once`, async () => {
    const statuses = new Map<number, number>()
    let confirmed = 0
    let isStopped = false
    const write = async (token: string, key: string): Promise<number> => {
      const response = await fetch(product.url + notes.create.path, {
        method: 'POST',
        headers: {
          cookie: `${SESSION_COOKIE}=${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ title: key, content: 'x' }),
      })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      return response.status
    }
    const writing = tokens.map(async (token, writer) => {
      for (let count = 0; !isStopped; count++) {
        while ((await write(token, `note-${writer}-${count}`)) !== 201) await sleep(50)
        confirmed += 1
      }
    })
    for (let restart = 0; restart < RESTARTS; restart++) {
      await sleep(1_500)
      // In turn: told to stop, which ends every session, and killed, after which it recovers.
      postgres.stop(restart % 2 === 0 ? 'fast' : 'immediate')
      await sleep(500)
      expect((await fetch(`${product.url}/readyz`)).status).toBe(503)
      postgres.start()
    }
    await sleep(1_500)
    isStopped = true
    await Promise.all(writing)
    expect([...statuses.keys()].sort()).toEqual([201, 503])
    expect(product.child.exitCode).toBeNull()
    await expect
      .poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 20_000 })
      .toBe(200)
    const { db, close } = await openDatabase({ databaseUrl: postgres.url })
    expect(await db.$count(userNotes)).toBe(confirmed)
    await close()
    console.info(`${confirmed} writes confirmed; answers by status: ${JSON.stringify([...statuses])}`)
  })
})
