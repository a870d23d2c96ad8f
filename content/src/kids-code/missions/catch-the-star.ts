import { block as b } from '#engines/kids-code/index.ts'
import { defineMission } from '../define-mission.ts'

function clickStar(times: number) {
  const moments = Array.from({ length: times }, (_, index) => 0.5 + index * 0.5)
  return {
    seconds: 4,
    seed: 'mission',
    inputs: moments.map((atSeconds) => ({ atSeconds, input: { clicks: ['star'] } })),
  }
}

export const CATCH_THE_STAR = defineMission({
  id: 'catch-the-star',
  title: 'Catch the star',
  grades: [4, 6],
  level: 'blocks',
  topic: 'variables',
  skills: ['computing.7.variables'],
  goal: 'Each click on the star gives one point, and the star jumps to another place. A new game begins with 0 points.',
  hints: [
    'The variable “points” remembers how many. When must it change, and when must it start again?',
    'Under “when the flag is clicked” set points to 0. Under the click change it.',
    'When clicked: change points by 1, go to a random place. When the flag is clicked: set points to 0.',
  ],
  scene: { backgrounds: ['night'], sprites: [{ id: 'star', name: 'Star' }], variables: { points: 7 } },
  blocks: [
    'event_flag',
    'event_click',
    'motion_go_to',
    'motion_go_to_xy',
    'variable_set',
    'variable_change',
    'variable_show',
    'variable_value',
    'looks_say',
  ],
  runs: [clickStar(5), clickStar(2), clickStar(0)],
  checks: [
    { kind: 'variable', variable: 'points', equals: 5, run: 0, tells: 'Five clicks give 5 points.' },
    { kind: 'variable', variable: 'points', equals: 2, run: 1, tells: 'Two clicks give 2 points.' },
    { kind: 'variable', variable: 'points', equals: 0, run: 2, tells: 'A new game begins with 0 points.' },
    { kind: 'uses', anyOf: ['motion_go_to', 'motion_go_to_xy'], tells: 'The star jumps away.' },
  ],
  starter: { star: [[b('event_click'), b('motion_go_to', { target: 'random' })]] },
  solution: {
    star: [
      [b('event_flag'), b('variable_set', { variable: 'points', value: 0 })],
      [
        b('event_click'),
        b('variable_change', { variable: 'points', change: 1 }),
        b('motion_go_to', { target: 'random' }),
      ],
    ],
  },
})
