import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawAngles } from '../../figures/angle.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const angles = definePractice('math.4.angles', (dice, difficulty) => {
  if (difficulty === 1) return nameAngle(dice)
  if (difficulty === 2) return findPart(dice)
  return dice.coin() ? turnClock(dice) : splitEqually(dice)
})

function nameAngle(dice: Dice): Problem {
  const size = dice.pick([25, 35, 40, 55, 65, 75, 80, 90, 90, 90, 100, 110, 125, 140, 155, 165])
  const right = size < 90 ? 'acute' : size === 90 ? 'right' : 'obtuse'
  const start = dice.pick([0, 10, 20])
  const isDrawn = dice.coin()
  return {
    prompt: isDrawn
      ? dice.pick([
          `What kind of angle is it? ${pickName(dice)} drew it.`,
          `${pickName(dice)} opens scissors like this. What kind of angle is it?`,
        ])
      : dice.pick([
          `An angle measures ${size} degrees. What kind of angle is it?`,
          `${pickName(dice)} opens a door by ${size} degrees. What kind of angle is that?`,
        ]),
    ...(isDrawn
      ? {
          figure: drawAngles({
            title: 'An angle',
            desc: `Two rays from one point. The opening is ${right === 'right' ? 'just as wide as' : right === 'acute' ? 'smaller than' : 'wider than'} the corner of a sheet of paper.`,
            rays: [{ direction: start }, { direction: start + size }],
            marks: [{ from: start, to: start + size, text: '', isRight: size === 90 }],
          }),
        }
      : {}),
    answer: makeChoice(dice, right, [
      ['acute', 'mixes up acute and obtuse'],
      ['right', 'thinks every angle is a right angle'],
      ['obtuse', 'mixes up acute and obtuse'],
      ['straight', 'thinks of a straight line'],
    ]),
    steps: [
      {
        say: 'A right angle measures 90 degrees, like the corner of a sheet of paper.',
        claims: ['360/4 = 90'],
      },
      {
        say: `This angle is ${size === 90 ? 'just 90 degrees' : size < 90 ? 'less than 90 degrees' : 'more than 90 degrees'}. So the angle is ${right}.`,
        claims: [`${size} ${size === 90 ? '=' : size < 90 ? '<' : '>'} 90`],
      },
    ],
    hints: [
      'Compare it with the corner of a sheet of paper. Is it the same, smaller or wider?',
      'There are three kinds: one is less than 90 degrees, one is 90 degrees, one is more.',
      '180 degrees make a straight line: that is a straight angle.',
    ],
    proof: [`${size} ${size === 90 ? '=' : size < 90 ? '<' : '>'} 90`, `${size} < 180`],
  }
}

function findPart(dice: Dice): Problem {
  const whole = dice.pick([90, 180, dice.int(10, 16) * 10])
  const first = dice.int(3, Math.floor(whole / 10) - 3) * 10 + dice.pick([0, 5])
  const answer = whole - first
  const [wholeText, why] =
    whole === 90
      ? ['a right angle', 'A right angle measures 90 degrees.']
      : whole === 180
        ? ['a straight angle', 'A straight angle measures 180 degrees.']
        : [`an angle of ${whole} degrees`, `The whole angle measures ${whole} degrees.`]
  return {
    prompt: dice.pick([
      `A ray splits ${wholeText} into two parts. One part measures ${first} degrees. How many degrees is the other part?`,
      `${pickName(dice)} cuts ${wholeText} into two angles. One measures ${first} degrees. How many degrees is the angle marked with "?"?`,
      `Two angles side by side make ${wholeText}. One is ${first} degrees. How many degrees is the other one?`,
    ]),
    figure: drawAngles({
      title: 'An angle in two parts',
      desc: `Three rays from one point. ${why} One part is marked ${first} degrees, the other with a question mark.`,
      rays: [{ direction: 0 }, { direction: first }, { direction: whole }],
      marks: [
        { from: 0, to: first, text: `${first}°` },
        { from: first, to: whole, text: '?' },
      ],
    }),
    answer: {
      kind: 'number',
      value: String(answer),
      unit: 'degrees',
      accept: [`${answer}°`, `${answer} degrees`],
    },
    steps: [
      { say: `${why} Both parts together make the whole angle.` },
      {
        say: `$${whole} - ${first} = ${answer}$. The other part is ${answer} degrees.`,
        claims: [`${whole} - ${first} = ${answer}`],
      },
    ],
    hints: [
      'How many degrees does the whole angle have?',
      `Both parts together are ${whole === 90 ? 'a right angle' : whole === 180 ? 'a straight line' : `${whole} degrees`}. Take ${first} away.`,
      'Two parts make 60 degrees. One is 20 degrees. 60 - 20 = 40, so the other is 40 degrees.',
    ],
    proof: [`${first} + ${answer} = ${whole}`],
  }
}

function turnClock(dice: Dice): Problem {
  const minutes = dice.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
  const answer = minutes * 6
  return {
    prompt: dice.pick([
      `The long hand of a clock turns 360 degrees in 60 minutes. How many degrees does it turn in ${minutes} minutes?`,
      `${pickName(dice)} watches the minute hand for ${minutes} minutes. By how many degrees does it turn? A full turn is 360 degrees and takes 60 minutes.`,
      `A wheel turns once around in 60 seconds. How many degrees does it turn in ${minutes} seconds? A full turn is 360 degrees.`,
    ]),
    answer: { kind: 'number', value: String(answer), unit: 'degrees', accept: [`${answer}°`] },
    steps: [
      { say: `In one of these 60 parts it turns $360 \\div 60 = 6$ degrees.`, claims: ['360/60 = 6'] },
      {
        say: `In ${minutes} it turns $${minutes} \\times 6 = ${answer}$ degrees.`,
        claims: [`${minutes}*6 = ${answer}`],
      },
    ],
    hints: [
      'How many degrees is it for just one?',
      `Divide 360 by 60. Then multiply by ${minutes}.`,
      'In 2 minutes the hand turns 2 × 6 = 12 degrees.',
    ],
    proof: [`360*${minutes}/60 = ${answer}`],
  }
}

function splitEqually(dice: Dice): Problem {
  const [whole, name] = dice.pick([
    [90, 'right angle'],
    [180, 'straight angle'],
    [360, 'full turn'],
  ] as const)
  const parts = dice.pick([2, 3, 5, 6, 9, 10])
  const answer = whole / parts
  const used = dice.int(2, Math.max(2, parts - 1))
  const isMore = parts > 2 && dice.coin()
  const value = isMore ? answer * used : answer
  return {
    prompt: isMore
      ? `A ${name} is split into ${parts} equal angles. How many degrees are ${used} of them together?`
      : dice.pick([
          `A ${name} is split into ${parts} equal angles. How many degrees is each?`,
          `${pickName(dice)} folds a ${name} into ${parts} equal parts. How many degrees is one part?`,
        ]),
    answer: { kind: 'number', value: String(value), unit: 'degrees', accept: [`${value}°`] },
    steps: [
      {
        say: `A ${name} has ${whole} degrees. $${whole} \\div ${parts} = ${answer}$ degrees for one part.`,
        claims: [`${whole}/${parts} = ${answer}`],
      },
      {
        say: isMore ? `$${used} \\times ${answer} = ${value}$ degrees.` : `Each part is ${value} degrees.`,
        claims: [isMore ? `${used}*${answer} = ${value}` : `${parts}*${value} = ${whole}`],
      },
    ],
    hints: [
      `How many degrees does a ${name} have?`,
      `Divide the degrees of a ${name} by ${parts}.${isMore ? ' Then multiply.' : ''}`,
      'A full turn in 4 equal parts: 360 ÷ 4 = 90 degrees each.',
    ],
    proof: [isMore ? `${whole}*${used}/${parts} = ${value}` : `${parts}*${value} = ${whole}`],
  }
}
