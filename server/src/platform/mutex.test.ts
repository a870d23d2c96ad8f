import { expect, test } from 'vitest'
import { createFairMutex } from './mutex.ts'

test('who asks for many turns waits for who asks for one, and only one has a turn at a time', async () => {
  const acquire = createFairMutex()
  const had: number[] = []
  let atOnce = 0
  const work = async (who: number) => {
    const release = await acquire(who)
    expect(++atOnce).toBe(1)
    await Promise.resolve()
    had.push(who)
    atOnce -= 1
    release()
  }
  await Promise.all([work(1), work(1), work(1), work(2), work(3)])
  expect(had).toEqual([1, 2, 3, 1, 1])
})
