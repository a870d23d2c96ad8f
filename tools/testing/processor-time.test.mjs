import { expect, test } from 'vitest'
import { findBusyShare, readProcessorTime } from './processor-time.mjs'

test.each([
  [{ busy: 0, all: 100 }, { busy: 50, all: 200 }, 50],
  [{ busy: 10, all: 10 }, { busy: 12, all: 13 }, 67],
  [{ busy: 10, all: 10 }, { busy: 10, all: 10 }, 0],
])('from %j to %j processors were busy for %d %%', (before, after, share) => {
  expect(findBusyShare(before, after)).toBe(share)
})

test('processors have been busy for a part of their time', () => {
  const { busy, all } = readProcessorTime()
  expect(busy).toBeGreaterThan(0)
  expect(all).toBeGreaterThanOrEqual(busy)
})
