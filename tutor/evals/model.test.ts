import { expect, test } from 'vitest'
import { createSupportCheck } from '../src/model/chat/support.ts'
import { SUPPORT_CASES, TALK } from './model/support.ts'

const judge = (pick: (one: (typeof SUPPORT_CASES)[number]) => string[]) =>
  SUPPORT_CASES.flatMap((one) =>
    pick(one).map((sentence) => ({ sentence, ...createSupportCheck([one.passage])(sentence, []) })),
  )

test('what a passage bears out is told from what it does not', () => {
  const good = judge(({ supported }) => supported)
  const bad = judge(({ unsupported }) => unsupported)
  const missed = good.filter(({ kind }) => kind === 'unsupported').map(({ sentence }) => sentence)
  const passed = bad.filter(({ kind }) => kind === 'supported').map(({ sentence }) => sentence)
  expect(missed.length / good.length, missed.join('\n')).toBeLessThanOrEqual(0.15)
  expect(passed, passed.join('\n')).toEqual([])
  expect(bad.filter(({ kind }) => kind === 'talk')).toEqual([])
})

test.each(TALK)('"%s" needs no source', (sentence) => {
  expect(createSupportCheck(['A fraction names a part of a whole.'])(sentence, [])).toEqual({ kind: 'talk' })
})
