import { afterAll, expect, test, vi } from 'vitest'
import { TutorUnavailable } from '../port.ts'
import { createMathEngine } from './math-engine.ts'

// A worker loads the algebra engine first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const engine = createMathEngine({ loadingMs: 60_000 })
afterAll(engine.stop)

test('problems are solved in a thread of their own', { tags: ['M8'] }, async () => {
  expect(await engine.run('solve', { text: '2x + 3 = 11' })).toMatchObject({ answer: { plain: 'x = 4' } })
  expect(await engine.run('checkStep', { previous: '2x + 3 = 11', line: '2x = 8' })).toEqual({
    verdict: 'same-solutions',
  })
})

test('a problem that takes too long is given up, and the next one is solved', { tags: ['M8'] }, async () => {
  const hasty = createMathEngine({ longestTaskMs: 1, loadingMs: 0 })
  await expect(hasty.run('solve', { text: '1 + 1' })).rejects.toBeInstanceOf(TutorUnavailable)
  await hasty.stop()
  expect(await engine.run('solve', { text: '1 + 1' })).toMatchObject({ answer: { plain: '2' } })
})
