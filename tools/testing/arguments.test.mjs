import { expect, test } from 'vitest'
import { readTestArguments } from './arguments.mjs'

test('every part runs, the thorough tests when all are asked for', () => {
  const parts = { hasChecks: true, unit: [], components: [], browser: [] }
  expect(readTestArguments([])).toEqual({ ...parts, isThorough: false })
  expect(readTestArguments(['--all'])).toEqual({ ...parts, isThorough: true })
})

test('who asks for all and names some is told what to do instead', () => {
  expect(() => readTestArguments(['--all', '--browser', 'planning'])).toThrow(
    /no words but --shard.*"--browser planning".*npm test/s,
  )
})

test('several machines share a run: each runner takes its part, the first machine the checks', () => {
  const share = (n) => ({
    unit: [`--shard=${n}/4`],
    components: [`--shard=${n}/4`],
    browser: [`--shard=${n}/4`],
  })
  expect(readTestArguments(['--all', '--shard', '1/4'])).toEqual({
    ...share(1),
    isThorough: true,
    hasChecks: true,
  })
  expect(readTestArguments(['--all', '--shard=4/4'])).toEqual({
    ...share(4),
    isThorough: true,
    hasChecks: false,
  })
  expect(readTestArguments(['--shard', '2/4'])).toEqual({ ...share(2), isThorough: false, hasChecks: false })
})

test.each(['0/4', '5/4', '1', 'x/2', ''])('a share of "%s" is refused: there is no such part', (share) => {
  expect(() => readTestArguments(['--all', '--shard', share])).toThrow(/first of four/)
})

test('a word filters all runners and skips the checks', () => {
  expect(readTestArguments(['sign-in'])).toEqual({
    isThorough: true,
    unit: ['--passWithNoTests', 'sign-in'],
    components: ['--passWithNoTests', 'sign-in'],
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
  expect(readTestArguments(['--components', '-t', 'fails'])).toEqual({
    isThorough: true,
    components: ['-t', 'fails'],
  })
  expect(readTestArguments(['--browser', '-g', 'signs in'])).toEqual({
    isThorough: true,
    browser: ['-g', 'signs in'],
  })
})

test('an option without a runner is refused with the usage', () => {
  expect(() => readTestArguments(['-t', 'name'])).toThrow(/-t belongs to one of the test runners.*npm test/s)
})
