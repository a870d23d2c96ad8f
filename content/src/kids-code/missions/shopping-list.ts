import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const count = b('list_length', { list: 'shopping' })

export const SHOPPING_LIST = defineMission({
  id: 'shopping-list',
  title: 'The shopping list',
  grades: [6, 8],
  level: 'full',
  topic: 'lists',
  skills: ['computing.7.variables'],
  goal: 'The list begins empty. The baker asks three times what is needed and adds each answer to the list. At the end the baker says how many things are on it.',
  hints: [
    'Asking and adding happen three times. What must happen once, before?',
    'First delete everything from the list. Then ask and add the answer, three times in a loop.',
    'Clear the list. Repeat 3: ask, add answer to shopping. Say the length of shopping.',
  ],
  scene: {
    backgrounds: ['shop'],
    sprites: [{ id: 'baker', name: 'Baker' }],
    lists: { shopping: ['old bread'] },
  },
  blocks: [
    'event_flag',
    'control_repeat',
    'sensing_ask',
    'sensing_answer',
    'list_add',
    'list_clear',
    'list_delete',
    'list_length',
    'list_item',
    'list_value',
    'looks_say',
    'operator_join',
  ],
  runs: [
    { seconds: 6, seed: 'mission', answers: ['milk', 'eggs', 'jam'] },
    { seconds: 6, seed: 'mission', answers: ['tea', 'tea', 'salt'] },
  ],
  checks: [
    {
      kind: 'list',
      list: 'shopping',
      equals: ['milk', 'eggs', 'jam'],
      run: 0,
      tells: 'Milk, eggs and jam are on the list, and nothing else.',
    },
    {
      kind: 'list',
      list: 'shopping',
      equals: ['tea', 'tea', 'salt'],
      run: 1,
      tells: 'It works with other things, too.',
    },
    { kind: 'says', sprite: 'baker', text: '3', isPart: true, tells: 'The baker says how many there are.' },
    { kind: 'uses', anyOf: ['list_length'], tells: 'The list itself tells its length.' },
  ],
  starter: { baker: [[b('event_flag'), b('sensing_ask', { question: 'What do you need?' })]] },
  solution: {
    baker: [
      [
        b('event_flag'),
        b('list_clear', { list: 'shopping' }),
        b('control_repeat', { times: 3 }, [
          b('sensing_ask', { question: 'What do you need?' }),
          b('list_add', { list: 'shopping', item: b('sensing_answer') }),
        ]),
        b('looks_say', { text: count }),
      ],
    ],
  },
})
