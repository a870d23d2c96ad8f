import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const points = b('variable_value', { variable: 'points' })

/** A question, and what the owl says when the answer was another. */
const ask = (question: string, right: string | number, tells: string) => [
  b('sensing_ask', { question }),
  b(
    'control_if_else',
    { condition: b('operator_equals', { a: b('sensing_answer'), b: right }) },
    [
      b('variable_change', { variable: 'points', change: 1 }),
      b('sound_play', { sound: 'coin' }),
      b('looks_next_costume'),
      b('looks_say_for', { text: 'That is right!', seconds: 1.5 }),
    ],
    [b('looks_say_for', { text: tells, seconds: 2.5 })],
  ),
]

export const OWL_QUIZ = defineExample({
  key: 'owl-quiz',
  title: 'The owl’s quiz',
  about: 'The owl asks three questions and counts your points. Put in questions of your own!',
  level: 'blocks',
  project: {
    backgrounds: ['classroom'],
    variables: { points: 0 },
    sounds: { coin: 0.5 },
    sprites: [
      {
        id: 'owl',
        name: 'Owl',
        x: -40,
        y: -70,
        size: 300,
        scripts: [
          [
            b('event_flag'),
            b('variable_set', { variable: 'points', value: 0 }),
            ...ask('How many legs does a spider have?', 8, 'A spider has 8 legs.'),
            ...ask('How much is 7 times 6?', 42, 'It is 42.'),
            ...ask('Which planet do we live on?', 'Earth', 'We live on Earth.'),
            b('looks_say', { text: b('operator_join', { a: 'Your points: ', b: points }) }),
          ],
        ],
      },
    ],
  },
})
