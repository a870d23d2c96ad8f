import { definePractice } from '../../define-practice.ts'
import { plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { rollFraction } from '../../tools/roll-fraction.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const fractionsAsDivision = definePractice('math.5.fractions-as-division', (dice, difficulty) => {
  const people = dice.int(3, 9)
  const [thing, things] = dice.pick([
    ['pizza', 'pizzas'],
    ['melon', 'melons'],
    ['liter of juice', 'liters of juice'],
    ['meter of ribbon', 'meters of ribbon'],
    ['pound of nuts', 'pounds of nuts'],
  ] as const)
  if (difficulty === 3) {
    const share = rollFraction(dice, [3, 4, 5, 6, 8])
    const times = dice.int(2, 4)
    const [amount, guests] = [share.top * times, share.bottom * times]
    return {
      prompt: `Some friends share ${countOf(amount, thing, things)} equally. Each one gets $${texFraction(share)}$ of a ${thing}. How many friends are there?`,
      answer: { kind: 'number', value: String(guests), accept: [`${guests} friends`] },
      steps: [
        {
          say: `A share is the amount divided by the number of friends: $${texFraction(share)} = \\frac{${amount}}{?}$.`,
        },
        {
          say: `The top was multiplied by ${times}, so the bottom is too: $${share.bottom} \\times ${times} = ${guests}$ friends.`,
          claims: [
            `${share.top} * ${times} = ${amount}`,
            `${share.bottom} * ${times} = ${guests}`,
            `${plainFraction(share)} = ${amount}/${guests}`,
          ],
        },
      ],
      hints: [
        'How does a fraction show a division: which number is shared, and by how many?',
        `Find an equal fraction of $${texFraction(share)}$ with ${amount} on top.`,
        'Each gets $\\frac{2}{3}$ when 4 cakes are shared: $\\frac{2}{3} = \\frac{4}{6}$, so 6 friends.',
      ],
      proof: [`${amount} / ${guests} = ${plainFraction(share)}`],
    }
  }
  const isMixed = difficulty === 2
  const amount = isMixed ? people * dice.int(1, 4) + dice.int(1, people - 1) : dice.int(2, people - 1)
  const share = reduce({ top: amount, bottom: people })
  const low = Math.floor(amount / people)
  const isChoice = isMixed && dice.int(1, 3) === 1
  const story = `${countOf(people, 'friend')} share ${countOf(amount, thing, things)} equally.`
  const shareTex = texFraction({ top: amount, bottom: people })
  return {
    prompt: isChoice
      ? `${story} Between which two whole numbers is each share?`
      : dice.pick([
          `${story} What fraction of a ${thing} does each one get?`,
          `Write $${amount} \\div ${people}$ as a fraction or mixed number.`,
          `A machine cuts ${countOf(amount, 'meter')} of wire into ${people} equal pieces. How long is each piece in meters, as a fraction?`,
        ]),
    answer: isChoice
      ? makeChoice(
          dice,
          `${low} and ${low + 1}`,
          [
            [`${low + 1} and ${low + 2}`, 'counts the remainder as a whole share'],
            [`${people} and ${people + 1}`, 'looks at the number of people'],
            [`0 and 1`, 'thinks every fraction is less than one'],
          ],
          [[`${low + 2} and ${low + 3}`, 'estimates much too high']],
        )
      : { kind: 'fraction', value: plainFraction(share) },
    steps: [
      {
        say: `Dividing by ${people} gives each one ${['', '', 'a half', 'a third', 'a fourth', 'a fifth', 'a sixth', 'a seventh', 'an eighth', 'a ninth'][people]} of every whole: $${amount} \\div ${people} = ${shareTex}$.`,
        claims: [`${amount} / ${people} = ${plainFraction(share)}`],
      },
      isMixed
        ? {
            say: `$${shareTex} = ${texMixed(share)}$, which is between ${low} and ${low + 1}.`,
            claims: [`${low} < ${amount}/${people}`, `${amount}/${people} < ${low + 1}`],
          }
        : {
            say: `Each share is $${texFraction(share)}$.`,
            claims: [`${people} * (${plainFraction(share)}) = ${amount}`],
          },
    ],
    hints: [
      'What would each one get if there were just one whole to share?',
      `Write the division $${amount} \\div ${people}$ with a fraction bar.`,
      '3 bars shared by 4: $3 \\div 4 = \\frac{3}{4}$ of a bar each.',
    ],
    proof: [`${people} * (${plainFraction(share)}) = ${amount}`],
  }
})

export const divideUnitFractions = definePractice('math.5.divide-unit-fractions', (dice, difficulty) => {
  const isWholeFirst = difficulty === 1 || (difficulty === 3 && dice.coin())
  const [whole, bottom] = [dice.int(2, difficulty === 3 ? 15 : 9), dice.int(2, difficulty === 3 ? 12 : 8)]
  const product = whole * bottom
  const unit = `\\frac{1}{${bottom}}`
  const who = pickName(dice)
  const value = isWholeFirst ? String(product) : `1/${product}`
  const prompts = isWholeFirst
    ? [
        `Work out $${whole} \\div ${unit}$.`,
        `How many servings of $${unit}$ pound are in ${countOf(whole, 'pound')} of beans?`,
        `${who} cuts ${countOf(whole, 'meter')} of string into pieces of $${unit}$ m. How many pieces are there?`,
      ]
    : [
        `Work out $${unit} \\div ${whole}$.`,
        `${who} shares $${unit}$ of a cake equally among ${whole} people. What fraction of the whole cake does each one get?`,
        `$${unit}$ liter of oil is poured into ${whole} equal bottles. How many liters are in each? Give a fraction.`,
      ]
  if (difficulty === 3) prompts.shift()
  return {
    prompt: dice.pick(prompts),
    answer: isWholeFirst ? { kind: 'number', value } : { kind: 'fraction', value },
    steps: isWholeFirst
      ? [
          {
            say: `One whole holds ${bottom} pieces of size $${unit}$.`,
            claims: [`${bottom} * (1/${bottom}) = 1`],
          },
          {
            say: `${whole} wholes hold $${whole} \\times ${bottom} = ${product}$ pieces.`,
            claims: [`${whole} / (1/${bottom}) = ${product}`],
          },
        ]
      : [
          {
            say: `Cut every one of the ${bottom} equal parts of the whole into ${whole}: the whole then has $${bottom} \\times ${whole} = ${product}$ parts.`,
            claims: [`${bottom} * ${whole} = ${product}`],
          },
          {
            say: `One of them is $\\frac{1}{${product}}$.`,
            claims: [`(1/${bottom}) / ${whole} = 1/${product}`],
          },
        ],
    hints: [
      isWholeFirst
        ? 'How many of the small pieces fit into one whole?'
        : 'Into how many parts of this size would the whole thing be cut?',
      isWholeFirst
        ? `One whole has ${bottom} pieces of $${unit}$. There are ${whole} wholes.`
        : `Think of the whole: it has ${bottom} parts of $${unit}$, and each of them is cut into ${whole}.`,
      isWholeFirst
        ? '$3 \\div \\frac{1}{16}$: each whole has 16 sixteenths, so $3 \\times 16 = 48$.'
        : '$\\frac{1}{10} \\div 20 = \\frac{1}{200}$, because $10 \\times 20 = 200$.',
    ],
    proof: [isWholeFirst ? `${value} * (1/${bottom}) = ${whole}` : `${value} * ${whole} = 1/${bottom}`],
  }
})
