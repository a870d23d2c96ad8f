import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const given = (parameter: string) => b('own_parameter', { parameter })
const ring = (hearts: number, distance: number) => b('own_call', { 'own-block': 'ring', hearts, distance })

export const FLOWER_OF_HEARTS = defineExample({
  key: 'flower-of-hearts',
  title: 'A flower of hearts',
  about: 'One heart and a block of your own draw a flower that shines in all colors.',
  level: 'full',
  project: {
    backgrounds: ['night'],
    ownBlocks: { ring: ['hearts', 'distance'] },
    sprites: [
      {
        id: 'heart',
        name: 'Heart',
        size: 400,
        scripts: [
          [
            b('event_flag'),
            b('looks_show'),
            b('looks_set_size', { percent: 100 }),
            b('looks_clear_effects'),
            b('motion_point', { degrees: 90 }),
            ring(6, 40),
            ring(12, 85),
            ring(18, 130),
            b('motion_go_to_xy', { x: 0, y: 0 }),
          ],
          [
            b('own_define', { 'own-block': 'ring' }),
            b('control_repeat', { times: given('hearts') }, [
              b('motion_go_to_xy', { x: 0, y: 0 }),
              b('motion_move', { steps: given('distance') }),
              b('control_make_clone'),
              b('motion_turn_right', { degrees: b('operator_divide', { a: 360, b: given('hearts') }) }),
              b('looks_change_effect', { effect: 'colour', change: 10 }),
              b('control_wait', { seconds: 0.05 }),
            ]),
          ],
          [
            b('control_clone_start'),
            b('control_forever', {}, [
              b('looks_change_effect', { effect: 'colour', change: 5 }),
              b('control_wait', { seconds: 0.1 }),
            ]),
          ],
        ],
      },
    ],
  },
})
