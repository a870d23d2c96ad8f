import { block as b } from '#engines/kids-code/index.ts'
import { defineExample } from '../define-example.ts'

export const DANCING_CAT = defineExample({
  key: 'dancing-cat',
  title: 'The dancing cat',
  about: 'The cat dances to the drummer’s beat. Click it, and it sings.',
  level: 'pictures',
  project: {
    backgrounds: ['concert'],
    sounds: { clap: 0.3, meow: 0.6 },
    sprites: [
      {
        id: 'cat',
        name: 'Cat',
        x: -90,
        y: -70,
        size: 260,
        scripts: [
          [
            b('event_flag'),
            b('motion_go_home'),
            b('control_forever', {}, [
              b('motion_step', { way: 'right', squares: 1 }),
              b('looks_next_costume'),
              b('motion_step', { way: 'left', squares: 1 }),
              b('looks_next_costume'),
              b('motion_step', { way: 'up', squares: 1 }),
              b('motion_step', { way: 'down', squares: 1 }),
            ]),
          ],
          [
            b('event_click'),
            b('sound_play', { sound: 'meow' }),
            b('looks_say', { text: 'Meow!' }),
            b('control_wait', { seconds: 1 }),
            b('looks_say', { text: '' }),
          ],
        ],
      },
      {
        id: 'drummer',
        name: 'Drummer',
        looks: ['sticks-up', 'sticks-down'],
        x: 120,
        y: -60,
        size: 220,
        scripts: [
          [
            b('event_flag'),
            b('control_forever', {}, [
              b('sound_play', { sound: 'clap' }),
              b('looks_next_costume'),
              b('control_wait', { seconds: 0.3 }),
              b('looks_next_costume'),
              b('control_wait', { seconds: 0.3 }),
            ]),
          ],
        ],
      },
    ],
  },
})
