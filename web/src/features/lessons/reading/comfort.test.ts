import { expect, test } from 'vitest'
import { completeComfort, readComfort } from './comfort.ts'

test.each([
  [null, {}],
  ['not json', {}],
  ['[]', {}],
  ['{"size":"giant","font":"easy"}', { font: 'easy' }],
  ['{"size":"large","paper":"sepia","speed":"slow"}', { size: 'large', paper: 'sepia', speed: 'slow' }],
])('%s on the device is read as %j', (stored, comfort) => {
  expect(readComfort(stored)).toEqual(comfort)
})

test('beginners get larger letters until they choose', () => {
  expect(completeComfort({}, true).size).toBe('large')
  expect(completeComfort({}, false).size).toBe('normal')
  expect(completeComfort({ size: 'normal' }, true).size).toBe('normal')
})
