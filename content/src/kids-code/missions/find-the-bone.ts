import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const atBone = b('sensing_touching', { target: 'bone' })

export const FIND_THE_BONE = defineMission({
  id: 'find-the-bone',
  title: 'Stop at the bone',
  grades: [3, 5],
  level: 'blocks',
  topic: 'conditions',
  skills: ['computing.7.conditions'],
  goal: 'The dog runs to the right in small steps. As soon as it touches the bone it stops and says “Yum!”.',
  hints: [
    'The dog does not know how far the bone is. What can it ask after each step?',
    'There is a loop that goes on until something is true. “Touching the bone” fits into it.',
    'Repeat until touching the bone: move 5 steps. After the loop: say “Yum!”.',
  ],
  scene: {
    backgrounds: ['park'],
    sprites: [
      { id: 'bone', name: 'Bone', x: 137, y: 0 },
      { id: 'dog', name: 'Dog', x: -180, y: 0 },
    ],
  },
  blocks: [
    'event_flag',
    'motion_move',
    'looks_say',
    'control_repeat',
    'control_forever',
    'control_repeat_until',
    'control_if',
    'control_stop',
    'sensing_touching',
    'sensing_distance',
  ],
  runs: [{ seconds: 20, seed: 'mission' }],
  checks: [
    {
      kind: 'ends-at',
      sprite: 'dog',
      goal: { sprite: 'bone' },
      within: 41,
      tells: 'The dog stops at the bone.',
    },
    {
      kind: 'stays-away',
      sprite: 'dog',
      goal: { x: 160, y: 0 },
      within: 40,
      tells: 'The dog does not run past it.',
    },
    { kind: 'says', sprite: 'dog', text: 'yum', isPart: true, tells: 'The dog says “Yum!”.' },
    { kind: 'uses-category', category: 'sensing', tells: 'The dog notices the bone by itself.' },
  ],
  starter: { dog: [[b('event_flag'), b('control_forever', {}, [b('motion_move', { steps: 5 })])]] },
  solution: {
    dog: [
      [
        b('event_flag'),
        b('control_repeat_until', { condition: atBone }, [b('motion_move', { steps: 5 })]),
        b('looks_say', { text: 'Yum!' }),
      ],
    ],
  },
})
