import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const isDown = b('operator_less', { a: b('motion_y'), b: -160 })

export const LET_IT_SNOW = defineMission({
  id: 'let-it-snow',
  title: 'Let it snow',
  grades: [6, 8],
  level: 'full',
  topic: 'clones',
  skills: ['computing.7.conditions'],
  goal: 'Make exactly 20 snowflakes from one. Each starts at the top at a random place, falls to the ground and disappears there.',
  hints: [
    'The flake itself only makes clones. What a clone does stands under “when I start as a clone”.',
    'A clone goes to a random x at y = 170 and falls until y is below -160. Then it deletes itself.',
    'Clone: go to x random from -220 to 220, y 170; repeat until y < -160: change y by -10; delete this clone.',
  ],
  scene: { backgrounds: ['winter'], sprites: [{ id: 'flake', name: 'Snowflake', width: 20, height: 20 }] },
  blocks: [
    'event_flag',
    'control_repeat',
    'control_repeat_until',
    'control_wait',
    'control_make_clone',
    'control_clone_start',
    'control_delete_clone',
    'motion_go_to_xy',
    'motion_change_y',
    'motion_y',
    'operator_random',
    'operator_less',
    'looks_show',
    'looks_hide',
  ],
  runs: [{ seconds: 20, seed: 'mission' }],
  checks: [
    { kind: 'makes-clones', sprite: 'flake', least: 20, most: 20, tells: 'There are exactly 20 snowflakes.' },
    { kind: 'uses', anyOf: ['control_clone_start'], tells: 'Each clone knows what to do.' },
    { kind: 'uses', anyOf: ['motion_change_y'], tells: 'The flakes fall.' },
    { kind: 'uses', anyOf: ['operator_random'], tells: 'They fall in different places.' },
    { kind: 'clones-left', sprite: 'flake', most: 0, tells: 'On the ground they disappear.' },
  ],
  starter: { flake: [[b('event_flag'), b('control_make_clone')]] },
  solution: {
    flake: [
      [
        b('event_flag'),
        b('control_repeat', { times: 20 }, [b('control_make_clone'), b('control_wait', { seconds: 0.2 })]),
      ],
      [
        b('control_clone_start'),
        b('motion_go_to_xy', { x: b('operator_random', { from: -220, to: 220 }), y: 170 }),
        b('control_repeat_until', { condition: isDown }, [b('motion_change_y', { change: -10 })]),
        b('control_delete_clone'),
      ],
    ],
  },
})
