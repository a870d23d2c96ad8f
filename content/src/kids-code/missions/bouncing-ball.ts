import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

export const BOUNCING_BALL = defineMission({
  id: 'bouncing-ball',
  title: 'A ball that never stops',
  grades: [3, 5],
  level: 'blocks',
  topic: 'forever',
  skills: ['computing.3.loops'],
  goal: 'Let the ball roll from edge to edge and back again, without ever stopping.',
  hints: [
    'Repeating 10 times comes to an end. Which loop never ends?',
    'In each round the ball moves a little. What has to happen when it meets the edge?',
    'Put “move 10 steps” and “bounce at the edge” into a forever loop.',
  ],
  scene: { backgrounds: ['gym'], sprites: [{ id: 'ball', name: 'Ball' }] },
  blocks: [
    'event_flag',
    'motion_move',
    'motion_bounce',
    'motion_turn_right',
    'control_repeat',
    'control_forever',
    'control_wait',
  ],
  runs: [{ seconds: 15, seed: 'mission' }],
  checks: [
    {
      kind: 'visits-all',
      sprite: 'ball',
      goals: [
        { x: 220, y: 0 },
        { x: -220, y: 0 },
        { x: 220, y: 0 },
      ],
      inOrder: true,
      tells: 'The ball rolls to the right edge, to the left edge and back.',
    },
    { kind: 'uses', anyOf: ['control_forever'], tells: 'You use a loop that never ends.' },
    { kind: 'uses', anyOf: ['motion_bounce'], tells: 'The ball bounces at the edge.' },
  ],
  starter: {
    ball: [[b('event_flag'), b('control_repeat', { times: 10 }, [b('motion_move', { steps: 10 })])]],
  },
  solution: {
    ball: [
      [b('event_flag'), b('control_forever', {}, [b('motion_move', { steps: 10 }), b('motion_bounce')])],
    ],
  },
})
