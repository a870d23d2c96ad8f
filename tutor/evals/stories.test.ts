import { expect, test, vi } from 'vitest'
import { compileStory } from '../src/math/word-problems/compile-story.ts'
import { readStories, scoreStories } from './held-out/score-stories.ts'
import { twistStory } from './math/stories-twisted.ts'

// Hundreds of problems, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const own = readStories('../math/stories.jsonl')

test('no story, trap or riddle without an answer is answered wrongly', () => {
  const wrong: string[] = []
  const counts = scoreStories(own, (line) => wrong.push(line), false)
  expect(wrong).toEqual([])
  expect([...counts.values()].reduce((sum, count) => sum + count.wrong, 0)).toBe(0)
  expect(counts.get('tune, stories')?.solved).toBeGreaterThan(90)
  expect(counts.get('held, stories')?.solved).toBeGreaterThan(60)
})

test('a sentence that may change every number is never passed over', () => {
  const stories = own.filter(({ half, answer }) => half === 'tune' && answer !== null)
  const passed: string[] = []
  let asked = 0
  for (const { question } of stories) {
    const before = compileStory(question)
    if (!before || 'reason' in before) continue
    for (const twisted of twistStory(question)) {
      asked++
      const after = compileStory(twisted)
      if (after && 'amount' in after && after.amount.text === before.amount.text) passed.push(twisted)
    }
  }
  expect(asked).toBeGreaterThan(1000)
  expect(passed).toEqual([])
})
