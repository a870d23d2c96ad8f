import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

export const AROUND_THE_POND = defineMission({
  id: 'around-the-pond',
  title: 'Around the pond',
  grades: [1, 2],
  level: 'pictures',
  topic: 'debugging',
  skills: ['computing.3.debugging'],
  goal: 'Oh no, the cat gets wet! Change the blocks so that it walks to the flag and stays dry.',
  hints: [
    'Press Start and watch. Where does the cat get wet?',
    'The blocks are right, but one comes too early.',
    'Go up first. Then go right.',
  ],
  scene: {
    backgrounds: ['meadow'],
    sprites: [
      { id: 'pond', name: 'Pond', x: 60, y: -60, width: 80, height: 60 },
      { id: 'flag', name: 'Flag', x: 60, y: 60 },
      { id: 'cat', name: 'Cat', x: -90, y: -60 },
    ],
  },
  blocks: ['event_flag', 'motion_step'],
  runs: [{ seconds: 12, seed: 'mission' }],
  checks: [
    {
      kind: 'ends-at',
      sprite: 'cat',
      goal: { sprite: 'flag' },
      within: 20,
      tells: 'The cat stands at the flag.',
    },
    { kind: 'stays-away', sprite: 'cat', goal: { sprite: 'pond' }, within: 50, tells: 'The cat stays dry.' },
  ],
  starter: {
    cat: [
      [
        b('event_flag'),
        b('motion_step', { way: 'right', squares: 5 }),
        b('motion_step', { way: 'up', squares: 4 }),
      ],
    ],
  },
  solution: {
    cat: [
      [
        b('event_flag'),
        b('motion_step', { way: 'up', squares: 4 }),
        b('motion_step', { way: 'right', squares: 5 }),
      ],
    ],
  },
})
