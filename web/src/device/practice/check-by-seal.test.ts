import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AnswerForm, Seal } from '#contract/practice.ts'
import { checkBySeal } from './check-by-seal.ts'

const SOLUTION = { answerHtml: '3/4', stepsHtml: ['Divide both by two.'] }
const ROUNDS = 100

/** As the contract describes it, and the server does it. */
function seal(...spellings: string[]): Seal {
  const [salt, key] = [Buffer.alloc(16, 1), Buffer.alloc(32, 2)]
  const encrypt = (by: Buffer, content: Buffer) => {
    const vector = Buffer.alloc(12, 3)
    const cipher = createCipheriv('aes-256-gcm', by, vector)
    const sealed = [vector, cipher.update(content), cipher.final(), cipher.getAuthTag()]
    return Buffer.concat(sealed).toString('base64')
  }
  return {
    salt: salt.toString('base64'),
    rounds: ROUNDS,
    keys: spellings.map((text) => encrypt(pbkdf2Sync(text, salt, ROUNDS, 32, 'sha256'), key)),
    solution: encrypt(key, Buffer.from(`${JSON.stringify(SOLUTION)}   `)),
  }
}

const fraction: AnswerForm = { kind: 'fraction', form: 'simplest' }

test('a right answer opens the solution, however it is written', async () => {
  for (const given of ['3/4', ' 3 / 4 ', 'x = 3/4']) {
    expect(await checkBySeal(fraction, seal('3/4'), given)).toEqual({ isRight: true, solution: SOLUTION })
  }
})

test('a wrong one opens nothing, one that is not finished is told so and opens nothing either', async () => {
  expect(await checkBySeal(fraction, seal('3/4'), '3/5')).toEqual({ isRight: false, solution: null })
  expect(await checkBySeal(fraction, seal('3/4'), '6/8')).toEqual({
    isRight: false,
    why: 'not_simplest',
    solution: null,
  })
  expect(await checkBySeal(fraction, seal('3/4'), 'no idea')).toEqual({
    isRight: false,
    why: 'unreadable',
    solution: null,
  })
})

test('each of several spellings opens it', async () => {
  const two = seal('color', 'colour')
  expect((await checkBySeal({ kind: 'text' }, two, 'Colour.')).isRight).toBe(true)
  expect((await checkBySeal({ kind: 'text' }, two, 'color')).isRight).toBe(true)
  expect((await checkBySeal({ kind: 'text' }, two, 'collar')).isRight).toBe(false)
})
