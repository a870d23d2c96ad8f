import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const get = (variable: string) => b('variable_value', { variable })
const set = (variable: string, value: number | ReturnType<typeof b>) => b('variable_set', { variable, value })
const isWaiting = (value: number) => b('operator_equals', { a: get('waiting'), b: value })
const hundredths = b('operator_round', { a: b('operator_multiply', { a: b('sensing_timer'), b: 100 }) })
const itemHere = b('list_item', { list: 'seconds', place: get('place') })

export const QUICK_FROG = defineExample({
  key: 'quick-frog',
  title: 'Quick as a frog',
  about: 'Click the frog or press the space bar as soon as it shows. A list keeps your times.',
  level: 'full',
  project: {
    backgrounds: ['pond'],
    lists: { seconds: [] },
    ownVariables: { frog: { waiting: 0, best: 0, place: 1 } },
    messages: ['caught'],
    sounds: { croak: 0.4, win: 1.2 },
    sprites: [
      {
        id: 'frog',
        name: 'Frog',
        x: 40,
        y: -60,
        size: 250,
        scripts: [
          [
            b('event_flag'),
            b('looks_say', { text: '' }),
            b('list_clear', { list: 'seconds' }),
            b('control_repeat', { times: 5 }, [
              set('waiting', 0),
              b('looks_hide'),
              b('control_wait', {
                seconds: b('operator_divide', { a: b('operator_random', { from: 10, to: 30 }), b: 10 }),
              }),
              b('looks_show'),
              b('sensing_reset_timer'),
              set('waiting', 1),
              b('control_wait_until', { condition: isWaiting(0) }),
            ]),
            set('best', b('list_item', { list: 'seconds', place: 1 })),
            b('control_count', { variable: 'place', from: 2, to: 5 }, [
              b('control_if', { condition: b('operator_less', { a: itemHere, b: get('best') }) }, [
                set('best', itemHere),
              ]),
            ]),
            b('sound_play', { sound: 'win' }),
            b('looks_say', { text: b('operator_join', { a: 'Best time in seconds: ', b: get('best') }) }),
          ],
          [b('event_click'), b('event_send', { message: 'caught' })],
          [b('event_key', { key: 'space' }), b('event_send', { message: 'caught' })],
          [
            b('event_message', { message: 'caught' }),
            b('control_if', { condition: isWaiting(1) }, [
              b('list_add', { list: 'seconds', item: b('operator_divide', { a: hundredths, b: 100 }) }),
              b('sound_play', { sound: 'croak' }),
              set('waiting', 0),
            ]),
          ],
        ],
      },
    ],
  },
})
