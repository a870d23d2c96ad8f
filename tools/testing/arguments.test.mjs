import { expect, test } from 'vitest'
import { readTestArguments } from './arguments.mjs'

test('every part runs, the thorough tests when all are asked for', () => {
  const parts = { hasChecks: true, unit: [], browser: [] }
  expect(readTestArguments([])).toEqual({ ...parts, isThorough: false })
  expect(readTestArguments(['--all'])).toEqual({ ...parts, isThorough: true })
})

test('who asks for all and names some is told what to do instead', () => {
  expect(() => readTestArguments(['--all', '--browser', 'planning'])).toThrow(/takes no words.*npm test/s)
})

test('a word filters both runners and skips the checks', () => {
  expect(readTestArguments(['sign-in'])).toEqual({
    isThorough: true,
    unit: ['--passWithNoTests', 'sign-in'],
    browser: ['--pass-with-no-tests', 'sign-in'],
  })
})

test('a path of a journey, with or without its line, is for the browser alone', () => {
  expect(readTestArguments(['e2e/inbox.spec.ts:89', './e2e/auth.spec.ts'])).toEqual({
    isThorough: true,
    browser: ['e2e/inbox.spec.ts:89', './e2e/auth.spec.ts'],
  })
  expect(readTestArguments(['e2e/inbox.spec.ts', 'sign-in']).unit).toBeDefined()
})

test('options reach the runner that is named first', () => {
  expect(readTestArguments(['--unit', '--project', 'pure'])).toEqual({
    isThorough: true,
    unit: ['--project', 'pure'],
  })
  expect(readTestArguments(['--browser', '-g', 'signs in'])).toEqual({
    isThorough: true,
    browser: ['-g', 'signs in'],
  })
})

test('an option without a runner is refused with the usage', () => {
  expect(() => readTestArguments(['-t', 'name'])).toThrow(
    /-t belongs to one of the two test runners.*npm test/s,
  )
})
