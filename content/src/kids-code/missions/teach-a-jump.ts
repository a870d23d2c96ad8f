import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

const GROUND = { x: 0, y: -100 }
const height = b('own_parameter', { parameter: 'height' })
const jump = (much: number) => b('own_call', { 'own-block': 'jump', height: much })

export const TEACH_A_JUMP = defineMission({
  id: 'teach-a-jump',
  title: 'Teach a new trick',
  grades: [6, 8],
  level: 'full',
  topic: 'own-blocks',
  skills: ['computing.10.functions'],
  goal: 'Teach the kangaroo the block “jump” with a height: up by the height, a short wait, down again. Then let it jump 30, 60 and 90 high.',
  hints: [
    'What all three jumps have in common goes into the new block. Only the height differs.',
    'Use the round block “height” in the definition, once for going up and once for coming down.',
    'Define jump: change y by height, wait 0.3 seconds, change y by 0 - height. Then call it with 30, 60 and 90.',
  ],
  scene: {
    backgrounds: ['desert'],
    sprites: [{ id: 'kangaroo', name: 'Kangaroo', ...GROUND }],
    ownBlocks: { jump: ['height'] },
  },
  blocks: [
    'event_flag',
    'own_define',
    'own_call',
    'own_parameter',
    'motion_change_y',
    'motion_set_y',
    'control_wait',
    'operator_subtract',
    'operator_multiply',
  ],
  runs: [{ seconds: 10, seed: 'mission' }],
  checks: [
    {
      kind: 'visits-all',
      sprite: 'kangaroo',
      goals: [30, 60, 90].flatMap((up) => [{ x: 0, y: GROUND.y + up }, GROUND]),
      inOrder: true,
      within: 3,
      tells: 'The kangaroo jumps 30, 60 and 90 high and lands each time.',
    },
    { kind: 'uses', anyOf: ['control_wait'], tells: 'One can see each jump.' },
    { kind: 'uses', anyOf: ['own_define'], tells: 'You teach it a block of your own.' },
    { kind: 'uses', anyOf: ['own_call'], least: 3, tells: 'You use your block three times.' },
    { kind: 'uses', anyOf: ['own_parameter'], least: 2, tells: 'Your block uses the height.' },
  ],
  starter: {
    kangaroo: [
      [b('event_flag'), jump(30)],
      [b('own_define', { 'own-block': 'jump' }), b('motion_change_y', { change: 30 })],
    ],
  },
  solution: {
    kangaroo: [
      [b('event_flag'), jump(30), jump(60), jump(90)],
      [
        b('own_define', { 'own-block': 'jump' }),
        b('motion_change_y', { change: height }),
        b('control_wait', { seconds: 0.3 }),
        b('motion_change_y', { change: b('operator_subtract', { a: 0, b: height }) }),
      ],
    ],
  },
})
