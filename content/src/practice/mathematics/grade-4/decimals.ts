import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBar } from '../../figures/fraction-bar.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal, writeFixed } from '../../tools/decimal.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const tenthsAndHundredths = definePractice('math.4.tenths-and-hundredths', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? readTenths(dice) : markTenths(dice)
  if (difficulty === 2) return fromHundredths(dice)
  return dice.coin() ? addParts(dice) : chooseDecimal(dice)
})

function readTenths(dice: Dice): Problem {
  const tenths = dice.int(1, 9)
  const value = writeFixed(tenths, 1)
  return {
    prompt: dice.pick([
      `What part of the bar is colored? Write a decimal. ${pickName(dice)} colored it.`,
      `${pickName(dice)} colors a part of a bar with ten parts. Write it as a decimal.`,
      `Write ${showFraction(tenths, 10)} as a decimal.`,
      `${countOf(tenths, 'tenth')} of a bar ${tenths === 1 ? 'is' : 'are'} colored. Write this as a decimal.`,
    ]),
    figure: drawFractionBar(10, tenths),
    answer: { kind: 'number', value, form: 'decimal' },
    steps: [
      {
        say: `There are 10 equal parts, and ${tenths} ${tenths === 1 ? 'is' : 'are'} colored: ${showFraction(tenths, 10)}.`,
        claims: [`${tenths}*(1/10) = ${tenths}/10`],
      },
      { say: `Tenths stand right after the point: ${value}.`, claims: [`${tenths}/10 = ${value}`] },
    ],
    hints: [
      'Into how many parts is the whole cut?',
      'Count the tenths. They stand in the first place after the point.',
      '12 tenths are 1 whole and 2 tenths: 1.2.',
    ],
    proof: [`10*${value} = ${tenths}`],
  }
}

function markTenths(dice: Dice): Problem {
  const start = dice.int(0, 4)
  const tenths = start * 10 + dice.int(1, 19)
  const value = writeDecimal(tenths, 1)
  return {
    prompt: dice.pick([
      `Mark ${value} on the number line.`,
      `${pickName(dice)} has run ${value} kilometers. Mark the place on the line.`,
      `Where is ${value}? Mark the point.`,
    ]),
    answer: { kind: 'numberLine', value, from: String(start), to: String(start + 2), step: '0.1' },
    steps: [
      { say: `Each whole is cut into 10 steps. One step is 0.1.`, claims: ['10*0.1 = 1'] },
      {
        say: `From ${start}, go ${tenths - start * 10} ${tenths - start * 10 === 1 ? 'step' : 'steps'} to the right: ${value}.`,
        claims: [`${start} + ${tenths - start * 10}*0.1 = ${value}`],
      },
    ],
    hints: [
      'How much is one small step worth?',
      'Find the whole number first. Then count the tenths to the right of it.',
      'For 7.3, start at 7 and go 3 steps of one tenth.',
    ],
    proof: [`10*${value} = ${tenths}`],
  }
}

function fromHundredths(dice: Dice): Problem {
  const whole = dice.coin() ? dice.int(1, 9) : 0
  const part = dice.intExcept(1, 99, [10, 20, 30, 40, 50, 60, 70, 80, 90])
  const value = writeFixed(whole * 100 + part, 2)
  const show = whole > 0 ? `$${whole}\\frac{${part}}{100}$` : showFraction(part, 100)
  const name = pickName(dice)
  const cents = part < 10 ? `0${part}` : String(part)
  return {
    prompt: dice.pick([
      `Write ${show} as a decimal.`,
      `${name} has ${whole > 0 ? `${countOf(whole, 'dollar')} and ` : ''}${countOf(part, 'cent')}. Write this in dollars, as a decimal.`,
      `A ribbon is ${whole > 0 ? `${countOf(whole, 'meter')} and ` : ''}${countOf(part, 'centimeter')} long. Write the length in meters, as a decimal.`,
    ]),
    answer: { kind: 'number', value, form: 'decimal' },
    steps: [
      {
        say: `${part === 1 ? 'A hundredth needs' : `${part} hundredths need`} two places after the point: .${cents}.`,
        claims: [`${part}/100 = 0.${cents}`],
      },
      {
        say: `With the ${whole > 0 ? `${whole} in front` : '0 in front'} it is ${value}.`,
        claims: [`${whole} + ${part}/100 = ${value}`],
      },
    ],
    hints: [
      'How many places do hundredths need after the point?',
      `Write the whole number, then the point, then two digits for the hundredths.${part < 10 ? ' Do you need a 0?' : ''}`,
      '3 whole and 7 hundredths: 3.07. 3 whole and 70 hundredths: 3.70.',
    ],
    proof: [`100*${value} = ${whole * 100 + part}`],
  }
}

function addParts(dice: Dice): Problem {
  const [tenths, hundredths] = [dice.int(1, 8), dice.int(2, 19)]
  const sum = tenths * 10 + hundredths
  return {
    prompt: dice.pick([
      `What is $\\frac{${tenths}}{10} + \\frac{${hundredths}}{100}$? Write a decimal.`,
      `${pickName(dice)} pours ${showFraction(tenths, 10)} of a liter and then ${showFraction(hundredths, 100)} of a liter. How many liters is that? Write a decimal.`,
      `A snail crawls ${showFraction(tenths, 10)} of a meter and then ${showFraction(hundredths, 100)} of a meter. How many meters is that? Write a decimal.`,
    ]),
    answer: { kind: 'number', value: writeDecimal(sum, 2), form: 'decimal', accept: [writeFixed(sum, 2)] },
    steps: [
      {
        say: `${tenths === 1 ? '1 tenth is' : `${tenths} tenths are`} ${tenths * 10} hundredths: $\\frac{${tenths}}{10} = \\frac{${tenths * 10}}{100}$.`,
        claims: [`${tenths}/10 = ${tenths * 10}/100`],
      },
      {
        say: `$\\frac{${tenths * 10}}{100} + \\frac{${hundredths}}{100} = \\frac{${sum}}{100}$, as a decimal ${writeDecimal(sum, 2)}.`,
        claims: [
          `${tenths * 10}/100 + ${hundredths}/100 = ${sum}/100`,
          `${sum}/100 = ${writeDecimal(sum, 2)}`,
        ],
      },
    ],
    hints: [
      'Can you write tenths as hundredths?',
      `First turn ${showFraction(tenths, 10)} into hundredths. Then add the tops.`,
      '9/10 + 1/100: 90/100 + 1/100 = 91/100, and that is 0.91.',
    ],
    proof: [`${tenths}/10 + ${hundredths}/100 = ${writeDecimal(sum, 2)}`],
  }
}

function chooseDecimal(dice: Dice): Problem {
  const digit = dice.int(2, 9)
  const isHundredths = dice.coin()
  const whole = dice.int(1, 9)
  const show = `$${whole}\\frac{${digit}}{${isHundredths ? 100 : 10}}$`
  const right = isHundredths ? `${whole}.0${digit}` : `${whole}.${digit}`
  return {
    prompt: dice.pick([
      `Which decimal is equal to ${show}?`,
      `${pickName(dice)} jumps ${show} meters. Which decimal is the same?`,
      `A bag weighs ${show} pounds. How is this written as a decimal?`,
    ]),
    answer: makeChoice(dice, right, [
      [isHundredths ? `${whole}.${digit}` : `${whole}.0${digit}`, 'puts the digit in the wrong place'],
      [`0.${whole}${digit}`, 'puts the whole number after the point'],
      [`${whole}${digit}.0`, 'leaves the fraction in front of the point'],
    ]),
    steps: [
      {
        say: `${isHundredths ? 'Hundredths stand in the second place' : 'Tenths stand in the first place'} after the point.`,
        claims: [isHundredths ? `${digit}/100 = 0.0${digit}` : `${digit}/10 = 0.${digit}`],
      },
      {
        say: `So ${show} is ${right}.`,
        claims: [`${whole} + ${digit}/${isHundredths ? 100 : 10} = ${right}`],
      },
    ],
    hints: [
      'Which place is for tenths, and which is for hundredths?',
      `The bottom number is ${isHundredths ? 100 : 10}. How many places after the point does it need?`,
      '10 and 1 hundredth is 10.01. 10 and 1 tenth is 10.1.',
    ],
    proof: [`${whole} + ${digit}/${isHundredths ? 100 : 10} = ${right}`],
  }
}

export const compareDecimals = definePractice('math.4.compare-decimals', (dice, difficulty) => {
  if (difficulty === 1) return chooseSign(dice)
  if (difficulty === 2) return chooseBest(dice)
  return orderDecimals(dice)
})

function chooseSign(dice: Dice): Problem {
  const whole = dice.int(0, 5)
  const [a, b] = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
  const isEqual = dice.int(1, 5) === 1
  const left = `${whole}.${a}`
  const right = isEqual ? `${whole}.${a}0` : `${whole}.${Math.max(0, a - 1)}${b}`
  const [texts, sign] = dice.coin()
    ? [[left, right], isEqual ? '=' : '>']
    : [[right, left], isEqual ? '=' : '<']
  return {
    prompt: dice.pick([
      `Which sign goes in the box? $${texts[0]} \\;\\square\\; ${texts[1]}$`,
      `Compare ${texts[0]} and ${texts[1]}. Which sign goes between them?`,
    ]),
    answer: makeChoice(dice, sign, [
      [
        '<',
        sign === '=' ? 'thinks more digits mean a bigger number' : 'counts the digits and not the places',
      ],
      [
        '>',
        sign === '=' ? 'thinks fewer digits mean a bigger number' : 'counts the digits and not the places',
      ],
      ['=', 'compares only the whole numbers'],
    ]),
    steps: [
      {
        say: `Give both two places after the point: ${left}0 and ${right}. Compare the tenths first.`,
        claims: [`${left} = ${left}0`],
      },
      {
        say: `${texts[0]} is ${sign === '=' ? 'equal to' : sign === '<' ? 'less than' : 'greater than'} ${texts[1]}. The sign is ${sign}.`,
        claims: [`${texts[0]} ${sign} ${texts[1]}`],
      },
    ],
    hints: [
      'Does a longer decimal have to be bigger?',
      `Write a 0 at the end of ${left}, so that both have hundredths. Then compare.`,
      '8.2 and 8.19: 8.20 has 2 tenths, 8.19 has only 1 tenth. So 8.2 is greater.',
    ],
    proof: [`${texts[0]} ${sign} ${texts[1]}`],
  }
}

function chooseBest(dice: Dice): Problem {
  const whole = dice.int(1, 8)
  const tenth = dice.int(2, 8)
  const values = [
    whole * 100 + tenth * 10,
    whole * 100 + (tenth - 1) * 10 + dice.int(1, 9),
    whole * 100 + tenth,
  ]
  const people = pickNames(dice, 3)
  const texts = [
    writeDecimal(values[0] as number, 2),
    writeFixed(values[1] as number, 2),
    writeFixed(values[2] as number, 2),
  ]
  const isMost = dice.coin()
  const sorted = [0, 1, 2].sort(
    (x, y) => ((values[x] as number) - (values[y] as number)) * (isMost ? -1 : 1),
  ) as [number, number, number]
  const order = dice.shuffle([0, 1, 2])
  const [best, second, third] = sorted
  const sign = isMost ? '>' : '<'
  const what = dice.pick([
    ['jumps', 'meters', 'farthest', 'least far'],
    ['throws', 'yards', 'farthest', 'least far'],
    ['runs', 'kilometers', 'farthest', 'least far'],
  ] as const)
  return {
    prompt:
      `${order.map((index) => `${people[index]} ${what[0]} ${texts[index]} ${what[1]}`).join(', ')}. Who ${what[0]} the ${isMost ? what[2] : what[3]}?`
        .replace('the least far', 'the shortest way')
        .replace('the farthest', 'the longest way'),
    answer: makeChoice(dice, people[best] as string, [
      [people[second] as string, 'thinks more digits mean a bigger number'],
      [people[third] as string, isMost ? 'looks only at the last digit' : 'looks for the longest way'],
    ]),
    steps: [
      {
        say: `Write all of them with hundredths: ${values.map((value) => writeFixed(value, 2)).join(', ')}. Compare the tenths, then the hundredths.`,
        claims: [`${texts[best]} ${sign} ${texts[second]}`, `${texts[second]} ${sign} ${texts[third]}`],
      },
      { say: `${texts[best]} is the ${isMost ? 'greatest' : 'smallest'}. It is ${people[best]}.` },
    ],
    hints: [
      'Are you looking for the greatest or the smallest number?',
      'The whole numbers are the same. Compare the first digit after the point.',
      '9.5, 9.45 and 9.05: in hundredths they are 9.50, 9.45 and 9.05. 9.5 is the greatest.',
    ],
    proof: [`${texts[best]} ${sign} ${texts[second]}`, `${texts[best]} ${sign} ${texts[third]}`],
  }
}

function orderDecimals(dice: Dice): Problem {
  const [a, b] = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
  const whole = dice.int(0, 3)
  const base = whole * 100
  const pool = [
    [base + a * 10, 1],
    [base + a, 2],
    [base + a * 10 + b, 2],
    [base + b * 10, 1],
    [base + b, 2],
  ] as const
  const chosen = dice.sample(pool, 4)
  const isUp = dice.coin()
  const text = ([value, places]: (typeof pool)[number]) =>
    places === 1 ? writeFixed(value / 10, 1) : writeFixed(value, 2)
  const items = [...chosen].sort(([x], [y]) => (isUp ? x - y : y - x))
  const shown = chosen.join() === items.join() ? [...chosen].reverse() : chosen
  const claims = items
    .slice(1)
    .map((item, index) => `${text(items[index] as (typeof pool)[number])} ${isUp ? '<' : '>'} ${text(item)}`)
  return {
    prompt: `Order from ${isUp ? 'least to greatest' : 'greatest to least'}: ${shown.map(text).join(', ')}.`,
    answer: { kind: 'ordering', items: items.map(text) },
    steps: [
      {
        say: `Write all with hundredths: ${items.map(([value]) => writeFixed(value, 2)).join(', ')}.`,
        claims,
      },
      { say: `The order is ${items.map(text).join(', ')}.` },
    ],
    hints: [
      'Which place after the point decides first?',
      'Give each number two places after the point. Compare the tenths, then the hundredths.',
      '8.1, 8.01 and 8.11 from least to greatest: 8.01, 8.1, 8.11.',
    ],
    proof: claims,
  }
}
