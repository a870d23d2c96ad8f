import { block as b, type ProjectDraft } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

const SQUARES_UP = 10

/** Each comes up a little later than the one before. */
function flying(id: string, name: string, x: number, waits: number): ProjectDraft['sprites'][number] {
  return {
    id,
    name,
    x,
    y: -140,
    size: 200,
    scripts: [
      [
        b('event_flag'),
        b('motion_go_home'),
        b('control_wait', { seconds: waits }),
        b('control_forever', {}, [
          b('looks_show'),
          b('motion_step', { way: 'up', squares: SQUARES_UP }),
          b('motion_go_home'),
        ]),
      ],
      [b('event_click'), b('sound_play', { sound: 'pop' }), b('looks_hide')],
    ],
  }
}

export const POP_POP_POP = defineExample({
  key: 'pop-pop-pop',
  title: 'Pop, pop, pop!',
  about: 'A balloon, a heart and a star fly up. Click them before they are gone!',
  level: 'pictures',
  project: {
    backgrounds: ['sky'],
    sounds: { pop: 0.1 },
    sprites: [
      flying('balloon', 'Balloon', -150, 0),
      flying('heart', 'Heart', 0, 0.8),
      flying('star', 'Star', 150, 1.6),
    ],
  },
})
