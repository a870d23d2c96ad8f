import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notes } from '#contract/study/notes.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { createLearnersOnDisk } from './testing/learners-on-disk.ts'
import { createLearnersOnServer } from './testing/learners-on-server.ts'
import { canOpenOwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'
import { type Product, startProduct } from './testing/start-product.ts'

const DISK_MEGABYTES = 700
const WRITES = 40
const WRITERS = 5
const folder = mkdtempSync(join(tmpdir(), 'full-'))
const disk = join(folder, 'disk')
const ballast = join(disk, 'ballast')

/** A disk of its own takes the right to mount one. */
function mount(): boolean {
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
const isMounted = process.platform === 'linux' && mount()
chmodSync(folder, 0o755)
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(folder, { recursive: true, force: true })
})

let product: Product
let tokens: string[]

const start = (env: Record<string, string>) =>
  startProduct({
    logFile: join(folder, 'log.txt'),
    longestStartMs: 180_000,
    env: { DEMO: 'off', LOG_LEVEL: 'warn', ...env },
  })

const headers = (writer: number) => ({
  cookie: `${SESSION_COOKIE}=${tokens[writer % tokens.length]}`,
  'content-type': 'application/json',
})

/** Random, so that it cannot be packed into less room. */
const makeContent = () =>
  Array.from({ length: 2_000 }, () => Math.random().toString(36).slice(2, 12)).join('')

async function write(count: number) {
  const response = await fetch(product.url + notes.create.path, {
    method: 'POST',
    headers: headers(count),
    body: JSON.stringify({ title: `Note ${count}`, content: makeContent() }),
  })
  const body = (await response.json()) as { reason?: string; id?: number }
  return { said: `${response.status} ${body.reason ?? ''}`.trim(), id: body.id }
}

const writeMany = async () =>
  (await Promise.all(Array.from({ length: WRITES }, (_, count) => write(count)))).map(({ said }) => said)

const read = async (id: number | undefined) =>
  (await fetch(product.url + notes.one.path.replace(':id', String(id)), { headers: headers(0) })).status

const askReady = async () => (await fetch(`${product.url}/readyz`)).status

/** With nothing left to leave, until the disk itself refuses: others take and give back room meanwhile. */
function fill(leaveBytes: number): void {
  const piece = Buffer.alloc(64 * 1024)
  const file = openSync(ballast, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk)
      if (leaveBytes > 0 && bavail * bsize <= leaveBytes) return
      writeSync(file, piece)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

async function expectWellAgain(id: number | undefined): Promise<void> {
  rmSync(ballast)
  await expect.poll(askReady, { timeout: 60_000, interval: 500 }).toBe(200)
  expect((await write(1)).said).toBe('201')
  expect(await read(id)).toBe(200)
  expect(product.child.exitCode).toBeNull()
}

const SLOWLY = { timeout: 300_000 }

describe.skipIf(!isMounted)('a disk that fills up under the embedded database', SLOWLY, () => {
  const dataDir = join(disk, 'data')
  beforeAll(async () => {
    mkdirSync(dataDir)
    tokens = await createLearnersOnDisk(dataDir, WRITERS)
    product = await start({ DATA_DIR: dataDir })
  }, 240_000)
  afterAll(async () => {
    await product?.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test.each([
    ['is nearly full', 20 * 1024 * 1024],
    ['has no room at all', 0],
  ])('%s: every write is told so, /readyz too, and all is well once there is room', async (_, left) => {
    const { said, id } = await write(0)
    expect([said, await askReady()]).toEqual(['201', 200])
    fill(left)
    await sleep(1_100)
    expect(await writeMany()).toEqual(Array.from({ length: WRITES }, () => '503 diskFull'))
    expect([await askReady(), await read(id)]).toEqual([503, 200])
    await expectWellAgain(id)
  })

  test('fills up in the middle of writes: none is answered with 500', async () => {
    const { id } = await write(0)
    const writing = writeMany()
    fill(0)
    const answers = [...(await writing), ...(await writeMany())]
    expect(answers.filter((said) => said !== '201' && said !== '503 diskFull')).toEqual([])
    await sleep(1_100)
    expect(new Set(await writeMany())).toEqual(new Set(['503 diskFull']))
    await expectWellAgain(id)
  })
})

describe.skipIf(!isMounted || !canOpenOwnPostgres)('a disk that fills up under PostgreSQL', SLOWLY, () => {
  let postgres: Awaited<ReturnType<typeof openOwnPostgres>>
  beforeAll(async () => {
    postgres = await openOwnPostgres(disk)
    tokens = await createLearnersOnServer(postgres.url, WRITERS)
    product = await start({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') })
  }, 240_000)
  afterAll(async () => {
    await product?.kill()
    postgres?.stop('immediate')
  })

  test('no write is answered with 500, /readyz says so, and all is well once there is room', async () => {
    const { said, id } = await write(0)
    expect([said, await askReady()]).toEqual(['201', 200])
    fill(0)
    const answers = [...(await writeMany()), ...(await writeMany()), ...(await writeMany())]
    expect(answers).toContain('503 diskFull')
    expect(answers.filter((one) => !/^(201|503 (diskFull|databaseUnavailable))$/.test(one))).toEqual([])
    expect([await askReady(), await read(id)]).toEqual([503, 200])
    await expectWellAgain(id)
  })
})
