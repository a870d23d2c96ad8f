import { expect, test } from 'vitest'
import { createDiskWatch, LEAST_FREE_BYTES } from './disk-watch.ts'

function watch(directory: string | null = '/data') {
  const clock = { now: new Date('2026-01-05T09:00:00Z') }
  const disk: { free: number | null; looks: number } = { free: 1e12, looks: 0 }
  const watched = createDiskWatch({
    directory,
    now: () => clock.now,
    readFree: async () => {
      disk.looks += 1
      return disk.free
    },
  })
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { watched, disk, later }
}

test('the disk is looked at once a second, is low below the reserve, and well again by itself', async () => {
  const { watched, disk, later } = watch()
  expect(await watched.isLow()).toBe(false)
  disk.free = LEAST_FREE_BYTES - 1
  expect([await watched.isLow(), disk.looks]).toEqual([false, 1])
  expect([await watched.look(), await watched.isLow(), disk.looks]).toEqual([true, true, 2])
  later(1_000)
  expect([await watched.isLow(), disk.looks]).toEqual([true, 3])
  disk.free = LEAST_FREE_BYTES
  later(1_000)
  expect(await watched.isLow()).toBe(false)
})

test('a file system without sizes, and the disk of a server elsewhere, are never low', async () => {
  const { watched, disk } = watch()
  disk.free = null
  expect(await watched.isLow()).toBe(false)
  const { watched: remote, disk: unseen } = watch(null)
  unseen.free = 0
  expect([await remote.isLow(), unseen.looks]).toEqual([false, 0])
})

test('after a refused write one is tried every two seconds until one is kept', async () => {
  const { watched, later } = watch()
  let tries = 0
  let isFull = true
  const tryWrite = async () => {
    tries += 1
    if (isFull) throw new Error('full')
  }
  expect([await watched.isRefusing(tryWrite), tries]).toEqual([false, 0])
  watched.noteFull()
  await expect(watched.isRefusing(tryWrite)).rejects.toThrow('full')
  expect([await watched.isRefusing(tryWrite), tries]).toEqual([true, 1])
  isFull = false
  later(2_000)
  expect([await watched.isRefusing(tryWrite), tries]).toEqual([false, 2])
  watched.noteFull()
  watched.noteKept()
  expect(await watched.isRefusing(tryWrite)).toBe(false)
})
