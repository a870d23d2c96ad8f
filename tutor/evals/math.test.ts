import { expect, test, vi } from 'vitest'
import { createMathTasks } from '../src/math/math-tasks.ts'
import { runAsTyped, runMathEval, runTraps, runTwists } from './math/run-math-eval.ts'
import { readWordings, runWordings } from './math/run-wording.ts'

// Thousands of problems, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type LineTask = { text: string; lines: string[]; line: string }

const tasks = createMathTasks()
const solve = async (text: string) => tasks.solve({ text })

test('school questions are solved rightly or not at all', async () => {
  const results = await runMathEval('test', 3, 'tuning', solve)
  expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(results.length).toBeGreaterThanOrEqual(20)
  expect(results.filter(({ solved }) => solved === 0)).toEqual([])
})

test('problems that only look like a known kind are not answered wrongly', async () => {
  expect((await runTraps(solve)).wrong).toEqual([])
})

test('problems are read as students type them', async () => {
  const { asked, solved, wrong } = await runAsTyped(solve)
  expect(wrong).toEqual([])
  expect(solved / asked).toBeGreaterThan(0.9)
})

test('problems worded as schools word them, and typed as students type them, are solved rightly or not at all', async () => {
  const math = {
    solve: async (task: { text: string }) => tasks.solve(task),
    checkLine: async (task: LineTask) => tasks.checkLine(task),
  }
  const results = await runWordings(readWordings(), math)
  expect(results.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'solved').length / results.length).toBeGreaterThan(0.9)
})

test('a story with a turn that is not understood is refused', async () => {
  const { asked, wrong } = await runTwists('test', 4, solve)
  expect(asked).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})
