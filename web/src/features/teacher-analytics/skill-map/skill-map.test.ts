import { expect, test } from 'vitest'
import type { MapCell } from '#contract/teaching/class-analytics.ts'
import { arrangeRows, type MapOrder } from './arrange-map.ts'
import { findWindow, moveInGrid, ROW_PX } from './move-in-grid.ts'

const cell = (level: MapCell['level'], mastery = 50): MapCell => ({ level, mastery, answers: 3 })
const skill = (id: string) => ({ id, name: id, can: '', subject: 'Mathematics', grade: 5 })
const MAP = {
  skills: [skill('add'), skill('share')],
  pupils: [
    { id: 1, firstName: 'Zoe', lastName: 'Åberg', username: 'zoe', cells: [cell('mastered'), null] },
    {
      id: 2,
      firstName: 'Ada',
      lastName: 'Zorn',
      username: 'ada',
      cells: [cell('learning'), cell('practised', 90)],
    },
    { id: 3, firstName: 'Bo', lastName: 'Berg', username: 'bo', cells: [null, cell('practised', 70)] },
  ],
}

test.each<[string, MapOrder, number[]]>([
  ['by last name', { by: 'name' }, [1, 3, 2]],
  ['the weakest in all first', { by: 'level' }, [3, 1, 2]],
  [
    'the weakest in one skill first, who has not tried it before all',
    { by: 'skill', skillId: 'add' },
    [3, 2, 1],
  ],
  ['of the same level by what is to be expected', { by: 'skill', skillId: 'share' }, [1, 3, 2]],
])('rows stand %s', (_, order, ids) => {
  expect(arrangeRows(MAP, order).map(({ id }) => id)).toEqual(ids)
})

const SIZE = { rows: 30, columns: 5 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })

test.each([
  ['ArrowRight', false, { row: 2, column: 3 }],
  ['ArrowLeft', false, { row: 2, column: 1 }],
  ['ArrowUp', false, { row: 1, column: 2 }],
  ['ArrowDown', false, { row: 3, column: 2 }],
  ['PageDown', false, { row: 12, column: 2 }],
  ['PageUp', false, { row: -1, column: 2 }],
  ['Home', false, { row: 2, column: -1 }],
  ['End', false, { row: 2, column: 4 }],
  ['Home', true, { row: -1, column: -1 }],
  ['End', true, { row: 29, column: 4 }],
])('%s (with Ctrl: %s) leads to %j', (key, isFar, place) => {
  expect(moveInGrid({ row: 2, column: 2 }, SIZE, press(key, isFar))).toEqual(place)
})

test('moves end at the edges, and other keys do not move', () => {
  expect(moveInGrid({ row: 29, column: 4 }, SIZE, press('ArrowDown'))).toEqual({ row: 29, column: 4 })
  expect(moveInGrid({ row: -1, column: -1 }, SIZE, press('ArrowLeft'))).toEqual({ row: -1, column: -1 })
  expect(moveInGrid({ row: 1, column: 1 }, SIZE, press('a'))).toBeNull()
})

test('of 300 rows those in sight are drawn, and a few around them', () => {
  expect(findWindow(0, 440, 300)).toEqual({ from: 0, to: 16 })
  expect(findWindow(100 * ROW_PX, 440, 300)).toEqual({ from: 94, to: 116 })
  expect(findWindow(290 * ROW_PX, 440, 300)).toEqual({ from: 284, to: 300 })
  expect(findWindow(9999 * ROW_PX, 440, 3)).toEqual({ from: 3, to: 3 })
})
