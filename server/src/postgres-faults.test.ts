import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notes } from '#contract/study/notes.ts'
import { openDatabase } from './db/open-database.ts'
import { userNotes } from './db/schema/study/notes.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { createDiskWriter } from './testing/disk-writer.ts'
import { createLearnersOnServer } from './testing/learners-on-server.ts'
import { canOpenOwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'
import { openSmallDisk } from './testing/small-disk.ts'
import { type Product, startProduct } from './testing/start-product.ts'

const WRITERS = 50
const RESTARTS = 4
const disk = openSmallDisk()

describe.skipIf(!canOpenOwnPostgres)('a PostgreSQL under the product', { timeout: 400_000 }, () => {
  let postgres: Awaited<ReturnType<typeof openOwnPostgres>>
  let product: Product
  let tokens: string[]
  beforeAll(async () => {
    postgres = await openOwnPostgres(disk.disk)
    tokens = await createLearnersOnServer(postgres.url, WRITERS)
    product = await startProduct({
      logFile: join(disk.folder, 'log.txt'),
      longestStartMs: 180_000,
      env: {
        DATABASE_URL: postgres.url,
        DATA_DIR: join(disk.folder, 'data'),
        DEMO: 'off',
        LOG_LEVEL: 'warn',
      },
    })
  }, 240_000)
  afterAll(async () => {
    await product?.kill()
    postgres?.stop('immediate')
    disk.remove()
  })

  test(`restarted ${RESTARTS} times under ${WRITERS} writers: 503 is answered alone, and every write is made once`, async () => {
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

  test.skipIf(!disk.isMounted)(
    'on a disk that fills up: no write is answered with 500, /readyz says so, and all is well once there is room',
    async () => {
      const { write, writeMany, read, askReady, expectWellAgain } = createDiskWriter(
        product,
        tokens.slice(0, 5),
      )
      const { said, id } = await write(0)
      expect([said, await askReady()]).toEqual(['201', 200])
      disk.fill(0)
      const answers = [...(await writeMany()), ...(await writeMany()), ...(await writeMany())]
      expect(answers).toContain('503 diskFull')
      expect(answers.filter((one) => !/^(201|503 (diskFull|databaseUnavailable))$/.test(one))).toEqual([])
      expect([await askReady(), await read(id)]).toEqual([503, 200])
      await expectWellAgain(disk, id)
    },
  )
})
