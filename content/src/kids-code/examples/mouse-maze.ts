import { block as b, type ProjectDraft } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const STEP = 4

const whenKey = (key: string, move: ReturnType<typeof b>) =>
  b('control_if', { condition: b('sensing_key', { key }) }, [move])

function pond(number: number, x: number, y: number): ProjectDraft['sprites'][number] {
  return {
    id: `pond-${number}`,
    name: `Pond ${number}`,
    picture: 'pond',
    width: 80,
    height: 60,
    size: 130,
    x,
    y,
    scripts: [[b('event_touch', { target: 'mouse' }), b('event_send', { message: 'splash' })]],
  }
}

export const MOUSE_MAZE = defineExample({
  key: 'mouse-maze',
  title: 'The mouse in the maze',
  about: 'Lead the mouse to the cheese with the arrow keys. If it gets wet, start over.',
  level: 'blocks',
  project: {
    backgrounds: ['grid'],
    messages: ['splash', 'found'],
    sounds: { splash: 0.6, win: 1.2 },
    sprites: [
      {
        id: 'mouse',
        name: 'Mouse',
        x: -196,
        y: -140,
        layer: 10,
        scripts: [
          [
            b('event_flag'),
            b('looks_say', { text: '' }),
            b('motion_go_home'),
            b('control_forever', {}, [
              whenKey('right', b('motion_change_x', { change: STEP })),
              whenKey('left', b('motion_change_x', { change: -STEP })),
              whenKey('up', b('motion_change_y', { change: STEP })),
              whenKey('down', b('motion_change_y', { change: -STEP })),
            ]),
          ],
          [
            b('event_message', { message: 'splash' }),
            b('sound_play', { sound: 'splash' }),
            b('motion_go_home'),
          ],
          [
            b('event_message', { message: 'found' }),
            b('control_stop', { what: 'others' }),
            b('sound_play', { sound: 'win' }),
            b('looks_say', { text: 'Mmm, cheese!' }),
          ],
        ],
      },
      {
        id: 'cheese',
        name: 'Cheese',
        x: 190,
        y: 130,
        size: 130,
        scripts: [[b('event_touch', { target: 'mouse' }), b('event_send', { message: 'found' })]],
      },
      pond(1, -100, -140),
      pond(2, -100, -62),
      pond(3, -100, 16),
      pond(4, 70, 140),
      pond(5, 70, 62),
      pond(6, 70, -16),
    ],
  },
})
