import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

export const WALK_A_SQUARE = defineMission({
  id: 'walk-a-square',
  title: 'Walk a square',
  grades: [3, 5],
  level: 'blocks',
  topic: 'turns',
  skills: ['computing.3.loops'],
  goal: 'Let the robot walk once around the square garden. Each side is 100 steps long. The robot starts in the corner at the bottom left and first walks to the right.',
  hints: [
    'A square has four sides that are the same and four corners that are the same. What does the robot do at every corner?',
    'To get round a corner the robot turns left by 90 degrees. Walking and turning must happen four times.',
    'Repeat 4 times: move 100 steps, then turn left 90 degrees.',
  ],
  scene: { backgrounds: ['garden'], sprites: [{ id: 'robot', name: 'Robot', x: -50, y: -50 }] },
  blocks: [
    'event_flag',
    'motion_move',
    'motion_turn_left',
    'motion_turn_right',
    'motion_point',
    'control_repeat',
    'control_wait',
  ],
  runs: [{ seconds: 12, seed: 'mission' }],
  checks: [
    {
      kind: 'visits-all',
      sprite: 'robot',
      goals: [
        { x: 50, y: -50 },
        { x: 50, y: 50 },
        { x: -50, y: 50 },
        { x: -50, y: -50 },
      ],
      inOrder: true,
      within: 5,
      tells: 'The robot visits all four corners, one after the other.',
    },
    {
      kind: 'ends-at',
      sprite: 'robot',
      goal: { x: -50, y: -50 },
      within: 5,
      tells: 'The robot is back where it started.',
    },
    { kind: 'uses', anyOf: ['control_repeat'], tells: 'You use a loop.' },
    {
      kind: 'uses',
      anyOf: ['motion_turn_left', 'motion_turn_right'],
      tells: 'The robot turns at the corners.',
    },
  ],
  starter: { robot: [[b('event_flag'), b('motion_move', { steps: 100 })]] },
  solution: {
    robot: [
      [
        b('event_flag'),
        b('control_repeat', { times: 4 }, [
          b('motion_move', { steps: 100 }),
          b('motion_turn_left', { degrees: 90 }),
        ]),
      ],
    ],
  },
})
