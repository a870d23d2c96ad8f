import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskWriter } from './testing/disk-writer.ts'
import { createLearnersOnDisk } from './testing/learners-on-disk.ts'
import { beginSlowly } from './testing/slow-request.ts'
import { openSmallDisk } from './testing/small-disk.ts'
import { type Product, startProduct } from './testing/start-product.ts'

const WRITERS = 5
const disk = openSmallDisk()
let product: Product
let writer: ReturnType<typeof createDiskWriter>

beforeAll(async () => {
  const dataDir = join(disk.disk, 'data')
  mkdirSync(dataDir)
  const tokens = await createLearnersOnDisk(dataDir, WRITERS)
  product = await startProduct({
    logFile: join(disk.folder, 'log.txt'),
    longestStartMs: 180_000,
    env: { DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' },
  })
  writer = createDiskWriter(product, tokens)
}, 240_000)
afterAll(async () => {
  await product?.kill()
  disk.remove()
})

describe.skipIf(!disk.isMounted)(
  'a disk that fills up under the embedded database',
  { timeout: 300_000 },
  () => {
    test.each([
      ['is nearly full', 20 * 1024 * 1024],
      ['has no room at all', 0],
    ])('%s: every write is told so, /readyz too, and all is well once there is room', async (_, left) => {
      const { said, id } = await writer.write(0)
      expect([said, await writer.askReady()]).toEqual(['201', 200])
      disk.fill(left)
      await sleep(1_100)
      expect(new Set(await writer.writeMany())).toEqual(new Set(['503 diskFull']))
      expect([await writer.askReady(), await writer.read(id)]).toEqual([503, 200])
      await writer.expectWellAgain(disk, id)
    })

    test('fills up in the middle of writes: none is answered with 500', async () => {
      const { id } = await writer.write(0)
      const writing = writer.writeMany()
      disk.fill(0)
      const answers = [...(await writing), ...(await writer.writeMany())]
      expect(answers.filter((said) => said !== '201' && said !== '503 diskFull')).toEqual([])
      await sleep(1_100)
      expect(new Set(await writer.writeMany())).toEqual(new Set(['503 diskFull']))
      await writer.expectWellAgain(disk, id)
    })
  },
)

// Here, because whoever is told to stop twice is gone: elsewhere it would take another start.
test('a product is ended at once by a second signal', async () => {
  const slow = beginSlowly(product)
  slow.answered.catch(() => {})
  await sleep(200)
  const ended = new Promise<number | null>((resolve) => product.child.once('exit', resolve))
  const toldAt = performance.now()
  product.child.kill('SIGTERM')
  await sleep(200)
  product.child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(performance.now() - toldAt).toBeLessThan(3_000)
}, 60_000)
