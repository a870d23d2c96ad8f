import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const place = b('variable_value', { variable: 'place' })
const next = b('operator_add', { a: place, b: 1 })
const itemAt = (where: typeof place) => b('list_item', { list: 'heights', place: where })

export const SORT_THE_LINE = defineMission({
  id: 'sort-the-line',
  title: 'Sort the line',
  grades: [8, 12],
  level: 'full',
  topic: 'algorithms',
  skills: ['computing.13.collections'],
  goal: 'Put the penguins in line, from the smallest to the largest: sort the list “heights” without typing the numbers yourself.',
  hints: [
    'Compare two neighbours. If they stand the wrong way round, let them change places. What happens if you do that along the whole line?',
    'One walk along the line brings the largest to the end. The line has 6 penguins: walk along it 5 times.',
    'Repeat 5: count place from 1 to 5: if item place > item place + 1, then insert item place + 1 at place and delete item place + 2.',
  ],
  scene: {
    backgrounds: ['ice'],
    sprites: [{ id: 'penguin', name: 'Penguin' }],
    variables: { place: 1 },
    lists: { heights: [62, 45, 90, 51, 38, 77] },
  },
  blocks: [
    'event_flag',
    'control_repeat',
    'control_count',
    'control_repeat_until',
    'control_if',
    'operator_greater',
    'operator_less',
    'operator_add',
    'operator_subtract',
    'variable_value',
    'variable_set',
    'variable_change',
    'list_item',
    'list_length',
    'list_insert',
    'list_delete',
    'list_replace',
    'looks_say',
  ],
  runs: [{ seconds: 20, seed: 'mission' }],
  checks: [
    { kind: 'list', list: 'heights', equals: [38, 45, 51, 62, 77, 90], tells: 'The line is in order.' },
    { kind: 'uses', anyOf: ['operator_greater', 'operator_less'], tells: 'You compare neighbours.' },
    {
      kind: 'uses',
      anyOf: ['control_repeat', 'control_count', 'control_repeat_until'],
      tells: 'You use a loop.',
    },
    { kind: 'ends', tells: 'It comes to an end.' },
  ],
  starter: {
    penguin: [[b('event_flag'), b('control_count', { variable: 'place', from: 1, to: 5 }, [])]],
  },
  solution: {
    penguin: [
      [
        b('event_flag'),
        b('control_repeat', { times: 5 }, [
          b('control_count', { variable: 'place', from: 1, to: 5 }, [
            b('control_if', { condition: b('operator_greater', { a: itemAt(place), b: itemAt(next) }) }, [
              b('list_insert', { list: 'heights', item: itemAt(next), place }),
              b('list_delete', { list: 'heights', place: b('operator_add', { a: place, b: 2 }) }),
            ]),
          ]),
        ]),
      ],
    ],
  },
})
