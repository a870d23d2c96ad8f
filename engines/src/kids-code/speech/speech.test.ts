import { expect, test } from 'vitest'
import {
  block as b,
  buildProject,
  createMachine,
  describeChanges,
  describeStage,
  startFlag,
  step,
  TICK_MS,
} from '../index.ts'
import { readStage } from '../machine/stage-state.ts'
import type { BlockDraft } from '../program/build-project.ts'
import { tellPlace, tellWay } from './place-words.ts'

function live(...body: BlockDraft[]) {
  const project = buildProject({
    backgrounds: ['meadow', 'beach'],
    sprites: [
      { id: 'cat', name: 'Cat', x: -200, y: 100, scripts: [[b('event_flag'), ...body]] },
      { id: 'dog', name: 'Dog' },
    ],
    variables: { score: 0 },
    lists: { fruits: ['apple', 'pear'] },
  })
  const machine = createMachine(project, { seed: 'a' })
  const before = readStage(machine)
  startFlag(machine)
  return { before, after: step(machine, { dtMs: TICK_MS }).stage }
}

test('the stage is told from the background to the question', { tags: ['D1'] }, () => {
  const { after } = live(
    b('looks_say', { text: 'Hi' }),
    b('control_make_clone', { target: 'dog' }),
    b('sensing_ask', { question: 'Name?' }),
  )
  expect(describeStage(after)).toEqual([
    { code: 'background', values: { name: 'meadow' } },
    {
      code: 'figure',
      values: { name: 'Cat', costume: 'one', across: 'left', height: 'top', x: -200, y: 100 },
    },
    { code: 'says', values: { name: 'Cat', text: 'Hi' } },
    {
      code: 'figure',
      values: { name: 'Dog', costume: 'one', across: 'centre', height: 'middle', x: 0, y: 0 },
    },
    { code: 'clones', values: { name: 'Dog', count: 1 } },
    { code: 'variable', values: { name: 'score', value: '0' } },
    { code: 'list', values: { name: 'fruits', count: 2, items: 'apple, pear' } },
    { code: 'question', values: { name: 'Cat', text: 'Name?' } },
  ])
})

test.each<[string, BlockDraft[], unknown[]]>([
  ['nothing', [], []],
  [
    'a move',
    [b('motion_change_x', { change: 50 })],
    [{ code: 'moved', values: { name: 'Cat', way: 'right', distance: 50, across: 'left', height: 'top' } }],
  ],
  [
    'a turn',
    [b('motion_turn_right', { degrees: 90 })],
    [{ code: 'turned', values: { name: 'Cat', degrees: 180 } }],
  ],
  ['hiding', [b('looks_hide')], [{ code: 'hidden', values: { name: 'Cat' } }]],
  [
    'hiding and going',
    [b('looks_hide'), b('motion_go_home'), b('motion_move')],
    [{ code: 'hidden', values: { name: 'Cat' } }],
  ],
  [
    'a costume and a size',
    [b('looks_next_costume'), b('looks_set_size', { percent: 50 })],
    [
      { code: 'costume-changed', values: { name: 'Cat', costume: 'two' } },
      { code: 'shrank', values: { name: 'Cat', percent: 50 } },
    ],
  ],
  [
    'growing',
    [b('looks_change_size', { change: 10 })],
    [{ code: 'grew', values: { name: 'Cat', percent: 110 } }],
  ],
  ['a background', [b('looks_next_background')], [{ code: 'background-changed', values: { name: 'beach' } }]],
  [
    'a thought',
    [b('looks_think', { text: 'Hm' })],
    [{ code: 'thinks', values: { name: 'Cat', text: 'Hm' } }],
  ],
  [
    'a question',
    [b('sensing_ask', { question: 'Name?' })],
    [{ code: 'question', values: { name: 'Cat', text: 'Name?' } }],
  ],
  [
    'a variable',
    [b('variable_change', { variable: 'score', change: 2 })],
    [{ code: 'variable-changed', values: { name: 'score', value: '2' } }],
  ],
  [
    'a list',
    [b('list_clear', { list: 'fruits' })],
    [{ code: 'list-changed', values: { name: 'fruits', count: 0, items: '' } }],
  ],
  ['clones', [b('control_make_clone')], [{ code: 'clones-changed', values: { name: 'Cat', count: 1 } }]],
])('of two states %s is told', { tags: ['D2'] }, (_, body, sentences) => {
  const { before, after } = live(...body)
  expect(describeChanges(before, after)).toEqual(sentences)
})

test('the way back is told, too: who appeared, and which clones went', { tags: ['D2'] }, () => {
  const { before, after } = live(b('control_make_clone'), b('looks_hide'))
  expect(describeChanges(after, before)).toEqual([
    { code: 'appeared', values: { name: 'Cat', across: 'left', height: 'top' } },
    { code: 'clones-changed', values: { name: 'Cat', count: 0 } },
  ])
})

test('places are told in ninths, ways in eighths', { tags: ['D3'] }, () => {
  expect([tellPlace(-239, -179), tellPlace(0, 0), tellPlace(200, 170)]).toEqual([
    { across: 'left', height: 'bottom' },
    { across: 'centre', height: 'middle' },
    { across: 'right', height: 'top' },
  ])
  expect(
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ].map(([dx = 0, dy = 0]) => tellWay(dx, dy)),
  ).toEqual(['up', 'up-right', 'right', 'down-right', 'down', 'down-left', 'left', 'up-left'])
})

test('an empty stage says so', { tags: ['D4'] }, () => {
  const { after } = live(b('looks_hide'))
  const nobody = { ...after, figures: after.figures.filter(({ isVisible }) => !isVisible) }
  expect(describeStage(nobody)[1]).toEqual({ code: 'nothing-visible', values: {} })
})
