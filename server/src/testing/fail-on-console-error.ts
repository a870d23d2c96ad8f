import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error, 'a test must not leave an error on the console').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
