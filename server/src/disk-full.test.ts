import { expect, test } from 'vitest'
import { health } from '#contract/health.ts'
import { notes } from '#contract/study/notes.ts'
import { createDiskWatch, LEAST_FREE_BYTES } from './platform/operations/disk-watch.ts'
import { createTestApp } from './testing/test-app.ts'

const FULL = {
  status: 503,
  body: {
    code: 'unavailable',
    reason: 'diskFull',
    message: "The server's disk is full. Nothing was saved. Please tell your school.",
  },
}

/** Tests that fill a real disk stand in `full-disk.test.ts` and `postgres-faults.test.ts`. */
async function openOnDisk() {
  const disk = { free: LEAST_FREE_BYTES }
  const clock = { now: new Date() }
  const watch = createDiskWatch({
    directory: '/data',
    now: () => clock.now,
    readFree: async () => disk.free,
  })
  const t = await createTestApp({ disk: watch })
  const setFree = (bytes: number) => {
    disk.free = bytes
    clock.now = new Date(clock.now.getTime() + 5_000)
  }
  return { t, watch, setFree }
}

test('with too little room left writes are refused in words and reading goes on, until there is room again', async () => {
  const { t, setFree } = await openOnDisk()
  const ada = await t.signUp()
  const note = { title: 'Halves', content: 'x' }
  setFree(LEAST_FREE_BYTES - 1)
  expect(await ada.call(notes.create, note)).toMatchObject(FULL)
  expect(await t.call(health.ready, {})).toMatchObject(FULL)
  expect(await ada.call(notes.list, { id: ada.id })).toMatchObject({ status: 200, body: [] })
  setFree(LEAST_FREE_BYTES)
  expect((await t.call(health.ready, {})).status).toBe(200)
  expect((await ada.call(notes.create, note)).status).toBe(201)
  expect(await ada.call(notes.list, { id: ada.id })).toMatchObject({ body: [{ title: 'Halves' }] })
})

test('after a write that the database had no room for the product is not ready until one is kept', async () => {
  const { t, watch } = await openOnDisk()
  watch.noteFull()
  // The look itself tries to write, and finds that there is room.
  expect((await t.call(health.ready, {})).status).toBe(200)
})
