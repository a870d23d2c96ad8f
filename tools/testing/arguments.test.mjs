import { expect, test } from 'vitest'
import { readTestArguments } from './arguments.mjs'

test('without arguments everything runs', () => {
  expect(readTestArguments([])).toEqual({ hasChecks: true, unit: [], browser: [] })
})

test('a word filters both runners and skips the checks', () => {
  expect(readTestArguments(['sign-in'])).toEqual({
    unit: ['--passWithNoTests', 'sign-in'],
    browser: ['--pass-with-no-tests', 'sign-in'],
  })
})

test('options reach the runner that is named first', () => {
  expect(readTestArguments(['--unit', '--project', 'pure'])).toEqual({ unit: ['--project', 'pure'] })
  expect(readTestArguments(['--browser', '-g', 'signs in'])).toEqual({ browser: ['-g', 'signs in'] })
})

test('an option without a runner is refused with the usage', () => {
  expect(() => readTestArguments(['-t', 'name'])).toThrow(
    /-t belongs to one of the two test runners.*npm test/s,
  )
})
