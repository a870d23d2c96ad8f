import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

/** Three presses, half a second apart. */
function pressThrice(key: string) {
  return {
    seconds: 3,
    seed: 'mission',
    inputs: [0.5, 1, 1.5].map((atSeconds) => ({ atSeconds, input: { pressed: [key] } })),
  }
}

export const STEER_THE_MOUSE = defineMission({
  id: 'steer-the-mouse',
  title: 'Steer the mouse',
  grades: [3, 5],
  level: 'blocks',
  topic: 'keys',
  skills: [],
  goal: 'Steer the mouse with the four arrow keys. Each press of a key moves it by 20: right, left, up or down.',
  hints: [
    'You need one script for each key. Look at the one that is there for the right key.',
    'To the left x gets smaller: change x by a number below zero. Up and down change y.',
    'Left: change x by -20. Up: change y by 20. Down: change y by -20.',
  ],
  scene: {
    backgrounds: ['kitchen'],
    sprites: [
      { id: 'mouse', name: 'Mouse' },
      { id: 'cheese', name: 'Cheese', x: 120, y: 60 },
    ],
  },
  blocks: [
    'event_key',
    'motion_change_x',
    'motion_change_y',
    'motion_set_x',
    'motion_set_y',
    'motion_move',
    'motion_point',
  ],
  runs: ['right', 'left', 'up', 'down'].map(pressThrice),
  checks: [
    {
      kind: 'ends-at',
      sprite: 'mouse',
      goal: { x: 60, y: 0 },
      within: 1,
      run: 0,
      tells: 'The right key moves the mouse to the right.',
    },
    {
      kind: 'ends-at',
      sprite: 'mouse',
      goal: { x: -60, y: 0 },
      within: 1,
      run: 1,
      tells: 'The left key moves it to the left.',
    },
    {
      kind: 'ends-at',
      sprite: 'mouse',
      goal: { x: 0, y: 60 },
      within: 1,
      run: 2,
      tells: 'The up key moves it up.',
    },
    {
      kind: 'ends-at',
      sprite: 'mouse',
      goal: { x: 0, y: -60 },
      within: 1,
      run: 3,
      tells: 'The down key moves it down.',
    },
  ],
  starter: { mouse: [[b('event_key', { key: 'right' }), b('motion_change_x', { change: 20 })]] },
  solution: {
    mouse: [
      [b('event_key', { key: 'right' }), b('motion_change_x', { change: 20 })],
      [b('event_key', { key: 'left' }), b('motion_change_x', { change: -20 })],
      [b('event_key', { key: 'up' }), b('motion_change_y', { change: 20 })],
      [b('event_key', { key: 'down' }), b('motion_change_y', { change: -20 })],
    ],
  },
})
