import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { say } from '#contract/refusals/catalog.ts'
import { startMessages } from '../messages/load-messages.ts'
import { switchLanguage } from '../messages/switch-language.ts'
import { ApiError } from './call.ts'
import { sayInLanguage } from './say-refusal.ts'

vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } })
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  await startMessages()
})

test('a refusal is told in the language of the page, with names and numbers in it', async () => {
  const full = say({ reason: 'classFull', params: { most: 40 } })
  expect(sayInLanguage(full)).toBe('A class holds at most 40 students.')
  await switchLanguage('de')
  expect(sayInLanguage(full)).toMatch(/^Eine Klasse .*40/)
  expect(
    new ApiError(409, { ...full, code: 'conflict', issues: [{ field: 'code', ...full }] }),
  ).toMatchObject({
    message: sayInLanguage(full),
    issues: [{ field: 'code', message: sayInLanguage(full) }],
    told: { message: 'A class holds at most 40 students.' },
  })
  await switchLanguage('en')
  expect(sayInLanguage(full)).toBe('A class holds at most 40 students.')
})

test('a refusal within another one is told in the same language', async () => {
  await switchLanguage('de')
  const problem = { reason: 'studentUsernameUnknown' } as const
  const said = sayInLanguage(say({ reason: 'rosterRowRefused', params: { row: 3, problem } }))
  expect(said).toContain('3')
  expect(said).toContain(sayInLanguage(say(problem)))
  expect(said).not.toContain('There is no student')
  await switchLanguage('en')
})

test('what this version does not know, or a proxy says, is shown as it came', async () => {
  await switchLanguage('de')
  expect(sayInLanguage({ reason: 'ofANewerServer', message: 'Something new' })).toBe('Something new')
  expect(sayInLanguage({ message: 'Bad gateway' })).toBe('Bad gateway')
  await switchLanguage('en')
})
