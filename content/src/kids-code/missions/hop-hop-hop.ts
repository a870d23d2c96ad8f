import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const UP = { x: 0, y: -30 }
const DOWN = { x: 0, y: -60 }

export const HOP_HOP_HOP = defineMission({
  id: 'hop-hop-hop',
  title: 'Hop, hop, hop!',
  grades: [1, 2],
  level: 'pictures',
  topic: 'loops',
  skills: ['computing.3.loops'],
  goal: 'Make the frog hop up and down 4 times. Use only one block that goes up.',
  hints: [
    'One hop is one step up and one step down.',
    'There is a block that does things again and again. You can put blocks inside it.',
    'Put up 1 and down 1 into the repeat block. Set the repeat block to 4.',
  ],
  scene: { backgrounds: ['pond'], sprites: [{ id: 'frog', name: 'Frog', ...DOWN }] },
  blocks: ['event_flag', 'motion_step', 'control_repeat'],
  runs: [{ seconds: 8, seed: 'mission' }],
  checks: [
    {
      kind: 'visits-all',
      sprite: 'frog',
      goals: [UP, DOWN, UP, DOWN, UP, DOWN, UP, DOWN],
      inOrder: true,
      within: 5,
      tells: 'The frog hops 4 times.',
    },
    { kind: 'uses', anyOf: ['control_repeat'], tells: 'You use the repeat block.' },
    { kind: 'blocks-at-most', most: 4, tells: 'You need no more than 4 blocks.' },
  ],
  starter: {
    frog: [
      [
        b('event_flag'),
        b('motion_step', { way: 'up', squares: 1 }),
        b('motion_step', { way: 'down', squares: 1 }),
      ],
    ],
  },
  solution: {
    frog: [
      [
        b('event_flag'),
        b('control_repeat', { times: 4 }, [
          b('motion_step', { way: 'up', squares: 1 }),
          b('motion_step', { way: 'down', squares: 1 }),
        ]),
      ],
    ],
  },
})
