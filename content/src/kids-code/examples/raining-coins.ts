import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const isCaught = b('sensing_touching', { target: 'fox' })
const isDown = b('operator_less', { a: b('motion_y'), b: -160 })
const points = b('variable_value', { variable: 'points' })

export const RAINING_COINS = defineExample({
  key: 'raining-coins',
  title: 'Raining coins',
  about: 'Coins fall from the sky. Run left and right with the arrow keys and catch them.',
  level: 'full',
  project: {
    backgrounds: ['park'],
    variables: { points: 0 },
    messages: ['end'],
    sounds: { coin: 0.5, win: 1.2 },
    sprites: [
      {
        id: 'coin',
        name: 'Coin',
        x: 90,
        y: 90,
        scripts: [
          [
            b('event_flag'),
            b('looks_hide'),
            b('variable_set', { variable: 'points', value: 0 }),
            b(
              'control_repeat_until',
              { condition: b('operator_greater', { a: b('sensing_timer'), b: 22 }) },
              [b('control_make_clone'), b('control_wait', { seconds: 0.7 })],
            ),
            b('control_wait', { seconds: 2 }),
            b('event_send', { message: 'end' }),
          ],
          [
            b('control_clone_start'),
            b('motion_go_to_xy', { x: b('operator_random', { from: -200, to: 200 }), y: 160 }),
            b('looks_show'),
            b('control_repeat_until', { condition: b('operator_or', { a: isCaught, b: isDown }) }, [
              b('motion_change_y', { change: -5 }),
            ]),
            b('control_if', { condition: isCaught }, [
              b('variable_change', { variable: 'points', change: 1 }),
              b('sound_play', { sound: 'coin' }),
            ]),
            b('control_delete_clone'),
          ],
        ],
      },
      {
        id: 'fox',
        name: 'Fox',
        y: -110,
        size: 200,
        rotationStyle: 'left-right',
        scripts: [
          [
            b('event_flag'),
            b('looks_say', { text: '' }),
            b('motion_go_home'),
            b('control_forever', {}, [
              b('control_if', { condition: b('sensing_key', { key: 'right' }) }, [
                b('motion_point', { degrees: 90 }),
                b('motion_move', { steps: 9 }),
              ]),
              b('control_if', { condition: b('sensing_key', { key: 'left' }) }, [
                b('motion_point', { degrees: -90 }),
                b('motion_move', { steps: 9 }),
              ]),
            ]),
          ],
          [
            b('event_message', { message: 'end' }),
            b('control_stop', { what: 'others' }),
            b('sound_play', { sound: 'win' }),
            b('looks_say', { text: b('operator_join', { a: 'Coins caught: ', b: points }) }),
          ],
        ],
      },
    ],
  },
})
