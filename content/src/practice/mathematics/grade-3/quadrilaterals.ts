import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawShape, drawShapes } from '../../figures/shape.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import {
  proveEqualSides,
  proveParallelSides,
  proveRightCorners,
  proveShape,
} from '../../tools/prove-shape.ts'
import { pickName } from '../../tools/words.ts'

const KINDS = [
  { name: 'square', equal: true, right: true, pairs: 2 },
  { name: 'rectangle', equal: false, right: true, pairs: 2 },
  { name: 'rhombus', equal: true, right: false, pairs: 2 },
  { name: 'parallelogram', equal: false, right: false, pairs: 2 },
  { name: 'trapezoid', equal: false, right: false, pairs: 1 },
] as const

export const quadrilaterals = definePractice('math.3.quadrilaterals', (dice, difficulty) => {
  if (difficulty === 1) return nameKind(dice)
  if (difficulty === 2) return findByRule(dice)
  return askAlways(dice)
})

function nameKind(dice: Dice): Problem {
  const kind = dice.pick(KINDS)
  const wrong: [string, string][] = [
    ['trapezoid', 'does not look for sides that run side by side'],
    ['square', 'does not check the corners or the lengths'],
    ['rhombus', 'does not check if all sides are the same'],
    ['triangle', 'does not count the sides'],
    ['pentagon', 'counts one side too many'],
  ]
  const allowed = wrong.filter(([text]) => !(kind.name === 'square' && text === 'rhombus'))
  return {
    prompt: dice.pick([
      `What is the best name for this shape? ${pickName(dice)} cut it out of paper.`,
      `${pickName(dice)} sees this shape on a ${dice.pick(['kite', 'window', 'tile', 'road sign', 'bag'])}. What is its best name?`,
    ]),
    figure: drawShape(kind.name),
    answer: makeChoice(dice, kind.name, dice.shuffle(allowed)),
    steps: [
      {
        say: `It has 4 sides. ${kind.equal ? 'All sides are the same length' : 'The sides are not all the same length'}, ${kind.right ? 'with' : 'without'} right angles${kind.pairs === 1 ? ', and only one pair of sides runs side by side' : ''}.`,
        claims: ['2 + 2 = 4'],
      },
      { say: `That is a ${kind.name}.` },
    ],
    hints: [
      'Are there right angles? Are all sides the same?',
      'Look at the angles first, then at the lengths, then at sides that run side by side.',
      'A shape with five sides is a pentagon, whatever its angles are.',
    ],
    proof: proveShape(kind.name),
  }
}

function findByRule(dice: Dice): Problem {
  const shown = dice.sample(KINDS, 3)
  const rules = [
    {
      text: 'four equal sides and no right angles',
      fits: (kind: (typeof KINDS)[number]) => kind.equal && !kind.right,
    },
    {
      text: 'four right angles and four equal sides',
      fits: (kind: (typeof KINDS)[number]) => kind.equal && kind.right,
    },
    {
      text: 'only one pair of sides that run side by side',
      fits: (kind: (typeof KINDS)[number]) => kind.pairs === 1,
    },
    {
      text: 'four right angles, but not four equal sides',
      fits: (kind: (typeof KINDS)[number]) => kind.right && !kind.equal,
    },
    {
      text: 'two pairs of sides that run side by side, no right angles and not all sides equal',
      fits: (kind: (typeof KINDS)[number]) => kind.pairs === 2 && !kind.right && !kind.equal,
    },
  ]
  const rule = dice.pick(rules.filter(({ fits }) => shown.some(fits)))
  const target = shown.findIndex(rule.fits)
  const letter = (index: number) => String.fromCharCode(65 + index)
  return {
    prompt: dice.pick([
      `Which shape has ${rule.text}?`,
      `${pickName(dice)} looks for a shape with ${rule.text}. Which one is it?`,
    ]),
    figure: drawShapes(shown.map(({ name }) => name)),
    answer: makeChoice(
      dice,
      letter(target),
      shown.flatMap((kind, index) =>
        index === target
          ? []
          : [[letter(index), kind.right ? 'does not check the sides' : 'does not check the angles'] as const],
      ),
    ),
    steps: [
      {
        say: 'All of them have four sides. Check the angles, then the lengths of the sides.',
        claims: ['4 = 2 + 2'],
      },
      {
        say: `Only ${letter(target)} fits: it is a ${shown[target]?.name}. The answer is ${letter(target)}.`,
      },
    ],
    hints: [
      'Which part of the rule can you check first?',
      'Check each shape: right angles? Equal sides? Sides that run side by side?',
      'A kite has four sides: two short ones that meet and two long ones that meet.',
    ],
    // Each shape where it stands in the row, the right one first.
    proof: [target, ...[0, 1, 2].filter((index) => index !== target)].flatMap((index) =>
      proveShape(shown[index]?.name ?? '', 130 * index),
    ),
  }
}

const ALWAYS: readonly (readonly [text: string, right: string, why: string, proof: string[]])[] = [
  [
    'Every square is a rectangle',
    'always true',
    'A square has four right angles, and that makes it a rectangle.',
    proveRightCorners('square'),
  ],
  [
    'Every square is a rhombus',
    'always true',
    'A square has four equal sides, and that makes it a rhombus.',
    proveEqualSides('square'),
  ],
  [
    'A rectangle is a square',
    'true for some',
    'Only rectangles with four equal sides are squares.',
    [...proveShape('square'), ...proveShape('rectangle')],
  ],
  [
    'A rhombus has right angles',
    'true for some',
    'Only a rhombus that is a square has right angles.',
    [...proveShape('rhombus'), ...proveShape('square')],
  ],
  [
    'Every rectangle is a parallelogram',
    'always true',
    'In a rectangle both pairs of opposite sides run side by side.',
    proveParallelSides('rectangle'),
  ],
  [
    'A parallelogram has four equal sides',
    'true for some',
    'Only a rhombus has four equal sides.',
    [...proveShape('parallelogram'), ...proveEqualSides('rhombus')],
  ],
  [
    'A square has five corners',
    'never true',
    'A square has four corners.',
    ['4*90 = (4 - 2)*180', '4*90 != (5 - 2)*180'],
  ],
  [
    'A rectangle has exactly three sides',
    'never true',
    'A rectangle has four sides.',
    ['4*90 = (4 - 2)*180', '4*90 != (3 - 2)*180'],
  ],
  [
    'Every rhombus is a quadrilateral',
    'always true',
    'A rhombus has four sides, and that makes it a quadrilateral.',
    ['2*a + 2*(180 - a) = (4 - 2)*180'],
  ],
]

function askAlways(dice: Dice): Problem {
  const [text, right, why, proof] = dice.pick(ALWAYS)
  return {
    prompt: dice.pick([
      `"${text}." Is this always true, true for some, or never true?`,
      `${pickName(dice)} says: "${text}." Is that always true, true for some, or never true?`,
    ]),
    answer: makeChoice(dice, right, [
      ['always true', 'takes one example for a rule'],
      ['true for some', 'does not use what the name means'],
      ['never true', 'thinks two names cannot fit one shape'],
    ]),
    steps: [
      {
        say: 'Think about what each name means: how many sides, which sides are equal, which angles are right angles.',
        claims: ['4*90 = 360'],
      },
      { say: `${why} So it is ${right}.` },
    ],
    hints: [
      'What must be so for every shape with this name?',
      'Draw two different examples of the first shape. Does the sentence fit both?',
      '"A triangle has a right angle" is true for some triangles, but not for all.',
    ],
    proof: [...proof],
  }
}
