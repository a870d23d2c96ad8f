import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

export const WALK_TO_THE_FLAG = defineMission({
  id: 'walk-to-the-flag',
  title: 'Walk to the flag',
  grades: [1, 2],
  level: 'pictures',
  topic: 'sequences',
  skills: ['computing.3.sequences'],
  goal: 'Help the cat walk to the green flag. The cat can go right and up.',
  hints: [
    'Look at the stage. How far is the flag to the right? How far is it up?',
    'Put a block with an arrow under the start block. Change its number to go further.',
    'Go 5 squares to the right. Then go 3 squares up.',
  ],
  scene: {
    backgrounds: ['meadow'],
    sprites: [
      { id: 'cat', name: 'Cat', x: -90, y: -60 },
      { id: 'flag', name: 'Flag', x: 60, y: 30 },
    ],
  },
  blocks: ['event_flag', 'motion_step', 'looks_say'],
  runs: [{ seconds: 12, seed: 'mission' }],
  checks: [
    {
      kind: 'ends-at',
      sprite: 'cat',
      goal: { sprite: 'flag' },
      within: 20,
      tells: 'The cat stands at the flag.',
    },
  ],
  starter: { cat: [[b('event_flag')]] },
  solution: {
    cat: [
      [
        b('event_flag'),
        b('motion_step', { way: 'right', squares: 5 }),
        b('motion_step', { way: 'up', squares: 3 }),
      ],
    ],
  },
})
