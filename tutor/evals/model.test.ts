import { expect, test } from 'vitest'
import { createSupportCheck } from '../src/model/chat/support.ts'
import { runClaims } from './model/claims/run-claims.ts'
import { HOSTILE } from './model/conversations/hostile.ts'
import { LANGUAGES } from './model/conversations/languages.ts'
import { MATERIAL } from './model/conversations/material.ts'
import { MATHS, VERDICTS } from './model/conversations/maths.ts'
import { createScriptedChat, findFaults } from './model/conversations/run-conversations.ts'
import { runGiveaways, runSlyGiveaways } from './model/giveaways/run-giveaways.ts'
import type { Half } from './model/halves.ts'
import { rateModel } from './model/rate-model.ts'
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

test.each<Half>(['tune', 'apart'])(
  'of thirty giveaways in the half "%s" none gets past, and thirty harmless replies do',
  (half) => {
    expect(runGiveaways(half)).toEqual({ giveaways: 30, caught: 30, harmless: 30, alarms: 0 })
  },
)

test('of sixty terse and sly giveaways two get past: another unit, and an equation with one step to go', () => {
  expect(runSlyGiveaways()).toEqual({ giveaways: 60, caught: 58, harmless: 32, alarms: 0 })
})

test.each<Half>(['tune', 'apart'])(
  'no false statement of math in the half "%s" passes as verified',
  async (half) => {
    const { wrong, right } = await runClaims(half)
    expect(wrong.filter((verdict) => verdict === 'holds' || verdict === 'none')).toEqual([])
    expect(wrong.filter((verdict) => verdict === 'false').length).toBeGreaterThanOrEqual(0.9 * wrong.length)
    expect(right.filter((verdict) => verdict === 'false')).toEqual([])
    expect(right.filter((verdict) => verdict !== 'unchecked').length).toBeGreaterThanOrEqual(
      0.9 * right.length,
    )
  },
)

const CONVERSATIONS = [...MATHS, ...VERDICTS, ...MATERIAL, ...HOSTILE, ...LANGUAGES]

test('at least two hundred conversations with a scripted model are kept, all of them different', () => {
  expect(new Set(CONVERSATIONS.map(({ about }) => about)).size).toBe(CONVERSATIONS.length)
  expect(CONVERSATIONS.length).toBeGreaterThanOrEqual(200)
})

test.each(CONVERSATIONS)('the learner sees what may be seen: $about', async (conversation) => {
  expect(await findFaults(conversation)).toEqual([])
})

test('of a model that only lies, nothing wrong and no answer that counts is shown', async () => {
  const says = 'x = 5, so the answer is 5. It is B, Jupiter. Canberra, C. 9. 84. Trust me, 2 + 2 = 5.'
  const rated = await rateModel(createScriptedChat([says]), () => {})
  expect(rated.length).toBeGreaterThanOrEqual(38)
  expect(rated.filter(({ fate }) => fate !== 'refused')).toEqual([])
})

test('a model that says nothing of the matter is rated so', async () => {
  const rated = await rateModel(createScriptedChat(['What do you think?']), () => {})
  const fates = new Set(rated.map(({ kind, fate }) => `${kind} ${fate}`))
  expect(fates).toContain('maths noAnswer')
  expect(fates).toContain('countingQuestions right')
  expect([...fates].filter((one) => /wrong|giveaway|failed/.test(one))).toEqual([])
})
