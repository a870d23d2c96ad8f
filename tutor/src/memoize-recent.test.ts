import { expect, test } from 'vitest'
import { memoizeRecent } from './memoize-recent.ts'

function countCalls<Answer>(make: (asked: string) => Answer) {
  const calls: string[] = []
  const ask = memoizeRecent(2, (asked: string) => {
    calls.push(asked)
    return make(asked)
  })
  return { ask, calls }
}

test('the same thing is made once, also when nothing came of it', () => {
  const { ask, calls } = countCalls((asked) => (asked === 'none' ? undefined : asked.length))
  expect([ask('none'), ask('none'), ask('four'), ask('four')]).toEqual([undefined, undefined, 4, 4])
  expect(calls).toEqual(['none', 'four'])
})

test('what was asked longest ago is forgotten first', () => {
  const { ask, calls } = countCalls((asked) => asked)
  for (const asked of ['a', 'b', 'a', 'c', 'a', 'b']) ask(asked)
  expect(calls).toEqual(['a', 'b', 'c', 'b'])
})

test('a promise that failed is made again', async () => {
  let isBroken = true
  const { ask } = countCalls(async (asked) => {
    if (isBroken) throw new Error('broken')
    return asked
  })
  await expect(ask('a')).rejects.toThrow('broken')
  isBroken = false
  expect(await ask('a')).toBe('a')
})
