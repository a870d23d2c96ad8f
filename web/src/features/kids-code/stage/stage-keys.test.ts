import { expect, test } from 'vitest'
import { block as b, buildProject } from '#engines/kids-code/index.ts'
import { listKeys, nameKey, stepOfKey } from './stage-keys.ts'

test.each([
  [' ', 'space'],
  ['ArrowUp', 'up'],
  ['A', 'a'],
  ['7', '7'],
  ['Tab', null],
  ['F5', null],
  ['constructor', null],
])('the key %j is %j for programs', (key, name) => {
  expect(nameKey(key)).toBe(name)
})

test('arrows move a start place, finely with shift', () => {
  expect(stepOfKey('ArrowLeft', false)).toEqual({ dx: -10, dy: 0 })
  expect(stepOfKey('ArrowUp', true)).toEqual({ dx: 0, dy: 1 })
  expect(stepOfKey('x', true)).toBeNull()
})

test('the keys of a program are found wherever they stand', () => {
  const project = buildProject({
    sprites: [
      {
        id: 'cat',
        scripts: [
          [b('event_key', { key: 'space' })],
          [b('event_flag'), b('control_if', { condition: b('sensing_key', { key: 'w' }) }, [])],
          [
            b('event_flag'),
            b('control_forever', {}, [b('control_if', { condition: b('sensing_key', { key: 'left' }) })]),
          ],
        ],
      },
    ],
    stageScripts: [[b('event_key', { key: 'any' })]],
  })
  expect(listKeys(project)).toEqual(['left', 'space', 'w'])
  expect(listKeys(buildProject({ sprites: [] }))).toEqual([])
})
