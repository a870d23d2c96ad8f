import { fraction, type QuestionKind } from './question.ts'

export const WORD_QUESTIONS: QuestionKind[] = [
  {
    name: 'probability',
    ask: ({ dice, say }) => {
      const [red, blue, green] = [dice.int(1, 9), dice.int(1, 9), dice.int(1, 9)]
      const total = red + blue + green
      if (dice.int(1, 3) === 1) {
        const n = dice.int(1, 5)
        return {
          text: say(
            [
              'What is the probability of rolling a <n> on a fair die?',
              'A die is rolled. What is the probability of getting a number greater than <n>?',
            ].slice(0, 1),
            ['A fair six-sided die is rolled. What is the probability of getting a <n>?'],
            { n },
          ),
          answer: '1/6',
          compare: 'value',
        }
      }
      const color = dice.pick(['red', 'blue', 'green'])
      const wanted = { red, blue, green }[color] as number
      return {
        text: say(
          [
            'A bag contains <red> red, <blue> blue and <green> green marbles. What is the probability of picking a <colour> marble?',
            'There are <red> red balls, <blue> blue balls and <green> green balls in a bag. One ball is drawn at random. What is the probability that it is <colour>?',
          ],
          [
            'A box has <red> red, <blue> blue and <green> green counters. A counter is taken at random. Find the probability that it is <colour>.',
            'A jar holds <red> red, <blue> blue and <green> green sweets. Find the probability of choosing a <colour> sweet.',
          ],
          { red, blue, green, colour: color },
        ),
        answer: fraction(wanted, total),
        compare: 'value',
      }
    },
  },
  {
    name: 'ratio sharing',
    ask: ({ dice, say }) => {
      const [a, b, unit] = [dice.int(1, 7), dice.int(1, 7), dice.int(2, 20)]
      const total = (a + b) * unit
      return {
        text: say(
          [
            'Share <total> in the ratio <a>:<b>',
            'Divide $<total> in the ratio <a> : <b>',
            'Split <total> sweets in the ratio <a>:<b>',
          ],
          [
            'Ann and Ben share $<total> in the ratio <a>:<b>. How much does each get?',
            '<total> is divided in the ratio <a> to <b>. Find the two parts.',
          ],
          { total, a, b },
        ),
        answer: `${a * unit}, ${b * unit}`,
        compare: 'list',
      }
    },
  },
  {
    name: 'proportion',
    ask: ({ dice, say }) => {
      const [a, price, c] = [dice.int(2, 9), dice.int(2, 12), dice.int(2, 15)]
      const total = a * price
      return {
        text: say(
          [
            'If <a> pens cost $<total>, how much do <c> pens cost?',
            '<a> apples cost $<total>. What do <c> apples cost?',
          ],
          [
            '<a> tickets cost $<total>. How much would <c> tickets cost?',
            'The price of <a> books is $<total>. Find the price of <c> books.',
          ],
          { a, total, c },
        ),
        answer: String(price * c),
        compare: 'value',
      }
    },
  },
  {
    name: 'speed, distance and time',
    ask: ({ dice, say }) => {
      const [speed, hours] = [dice.int(2, 24) * 5, dice.int(2, 9)]
      const distance = speed * hours
      switch (dice.int(1, 3)) {
        case 1:
          return {
            text: say(
              [
                'A car travels at <speed> km/h for <hours> hours. How far does it go?',
                'How far does a train go in <hours> hours at <speed> km/h?',
              ],
              [
                'A bus drives for <hours> hours at a speed of <speed> km/h. What distance does it cover?',
                'A cyclist rides at <speed> miles per hour for <hours> hours. How many miles does she ride?',
              ],
              { speed, hours },
            ),
            answer: String(distance),
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              [
                'A car travels <distance> km in <hours> hours. What is its average speed?',
                'Find the speed of a train that goes <distance> km in <hours> hours',
              ],
              [
                'A plane covers <distance> miles in <hours> hours. How fast does it fly?',
                'A van drove <distance> km in <hours> hours. Work out its average speed.',
              ],
              { distance, hours },
            ),
            answer: String(speed),
            compare: 'value',
          }
        default:
          return {
            text: say(
              [
                'How long does it take to travel <distance> km at <speed> km/h?',
                'A car drives <distance> km at <speed> km/h. How long does the trip take?',
              ],
              [
                'A train runs at <speed> km/h. How many hours does it need for <distance> km?',
                'How much time does a journey of <distance> miles take at <speed> mph?',
              ],
              { distance, speed },
            ),
            answer: String(hours),
            compare: 'value',
          }
      }
    },
  },
  {
    name: 'discount, tax and tip',
    ask: ({ dice, say }) => {
      const [price, percent] = [dice.int(2, 30) * 10, dice.pick([5, 10, 15, 20, 25, 30, 40])]
      const part = (price * percent) / 100
      if (dice.coin()) {
        return {
          text: say(
            [
              'A shirt costs $<price>. It is <percent>% off. What is the sale price?',
              'A $<price> jacket is discounted by <percent>%. What is the new price?',
            ],
            [
              'A bike that costs $<price> is reduced by <percent>%. How much does it cost now?',
              'Shoes cost $<price>. There is a discount of <percent>%. Find the sale price.',
            ],
            { price, percent },
          ),
          answer: String(price - part),
          compare: 'value',
        }
      }
      return {
        text: say(
          [
            'A phone costs $<price> plus <percent>% tax. What is the total price?',
            'A meal costs $<price>. You leave a <percent>% tip. How much do you pay in total?',
          ],
          [
            'The bill is $<price> and the tip is <percent>%. What is the total?',
            'A lamp costs $<price> before a sales tax of <percent>%. Find the total cost.',
          ],
          { price, percent },
        ),
        answer: String(price + part),
        compare: 'value',
      }
    },
  },
  {
    name: 'interest',
    ask: ({ dice, say }) => {
      const [principal, rate, years] = [dice.int(2, 40) * 100, dice.int(2, 9), dice.int(2, 4)]
      if (dice.coin()) {
        return {
          text: say(
            [
              'Find the simple interest on $<principal> at <rate>% per year for <years> years',
              'What is the simple interest on $<principal> at <rate>% for <years> years?',
            ],
            [
              '$<principal> is invested at <rate>% simple interest per year. How much interest is earned in <years> years?',
              'Calculate the simple interest earned on $<principal> at a rate of <rate>% per annum over <years> years.',
            ],
            { principal, rate, years },
          ),
          answer: fraction(principal * rate * years, 100),
          compare: 'value',
        }
      }
      return {
        text: say(
          [
            '$<principal> is invested at <rate>% compound interest per year. What is it worth after <years> years?',
            '$<principal> is invested at <rate>% per year compounded annually for <years> years. Find the final amount.',
          ],
          [
            'A bank pays <rate>% compound interest per year on $<principal>. How much is in the account after <years> years?',
          ],
          { principal, rate, years },
        ),
        answer: `${principal}*(1+${rate}/100)^${years}`,
        compare: 'value',
      }
    },
  },
  {
    name: 'consecutive numbers',
    ask: ({ dice, say }) => {
      const first = dice.int(1, 60)
      const kind = dice.pick(['', 'even ', 'odd '])
      const step = kind === '' ? 1 : 2
      const start = kind === '' ? first : 2 * first + (kind === 'odd ' ? 1 : 0)
      const count = dice.pick([2, 3])
      const numbers = Array.from({ length: count }, (_, index) => start + index * step)
      const total = numbers.reduce((sum, each) => sum + each, 0)
      const word = count === 2 ? 'two' : 'three'
      return {
        text: say(
          [
            'The sum of <word> consecutive <kind>numbers is <total>. Find the numbers.',
            'Find <word> consecutive <kind>integers whose sum is <total>',
          ],
          [
            '<word> consecutive <kind>integers add up to <total>. What are they?',
            'The sum of <word> consecutive <kind>integers is <total>. What are the integers?',
          ],
          { word, kind, total },
        ),
        answer: numbers.join(', '),
        compare: 'list',
      }
    },
  },
  {
    name: 'number puzzles',
    ask: ({ dice, say }) => {
      const [x, a, b] = [dice.int(2, 30), dice.int(2, 9), dice.int(1, 20)]
      const words = [
        '',
        '',
        'twice',
        'three times',
        'four times',
        'five times',
        'six times',
        'seven times',
        'eight times',
        'nine times',
      ][a] as string
      const isMore = dice.coin()
      return {
        text: say(
          isMore
            ? [
                '<words> a number plus <b> is <total>. Find the number.',
                '<b> more than <words> a number is <total>. What is the number?',
              ]
            : [
                '<words> a number minus <b> is <total>. Find the number.',
                '<b> less than <words> a number is <total>. What is the number?',
              ],
          isMore
            ? [
                'I think of a number, multiply it by <a> and add <b>. The result is <total>. What is my number?',
                'The sum of <words> a number and <b> is <total>. Find the number.',
              ]
            : [
                'I think of a number, multiply it by <a> and subtract <b>. The answer is <total>. What is my number?',
                'When <b> is subtracted from <words> a number, the result is <total>. Find the number.',
              ],
          { words, a, b, total: isMore ? a * x + b : a * x - b },
        ),
        answer: String(x),
        compare: 'value',
      }
    },
  },
  {
    name: 'ages',
    ask: ({ dice, say }) => {
      const [child, times, years] = [dice.int(4, 15), dice.int(2, 4), dice.int(2, 9)]
      if (dice.coin()) {
        return {
          text: say(
            [
              'Anna is <years> years older than Ben. Together they are <total> years old. How old is Ben?',
              'Tom is <years> years older than Mia. The sum of their ages is <total>. How old is Mia?',
            ],
            [
              'Sara is <years> years older than Leo. Their ages add up to <total>. How old is Leo?',
              'Kim is <years> years older than Jo. In total they are <total> years old. Find the age of Jo.',
            ],
            { years, total: 2 * child + years },
          ),
          answer: String(child),
          compare: 'value',
        }
      }
      return {
        text: say(
          [
            'A mother is <times> times as old as her son. Together they are <total> years old. How old is the son?',
            'Maria is <times> times as old as Paul. The sum of their ages is <total>. How old is Paul?',
          ],
          [
            'A father is <times> times as old as his daughter. Their ages add up to <total>. How old is the daughter?',
          ],
          { times, total: child * (times + 1) },
        ),
        answer: String(child),
        compare: 'value',
      }
    },
  },
  {
    name: 'working together',
    ask: ({ dice, say }) => {
      const [a, b] = [dice.int(2, 12), dice.int(2, 12)]
      return {
        text: say(
          [
            'Ann can paint a room in <a> hours and Bob can paint it in <b> hours. How long do they take together?',
            'One pipe fills a tank in <a> hours and another fills it in <b> hours. How long do both pipes take together?',
          ],
          [
            'Lea mows a lawn in <a> hours. Max needs <b> hours for the same lawn. How long does it take them working together?',
            'Machine A does a job in <a> hours, machine B does it in <b> hours. How many hours do they need together?',
          ],
          { a, b },
        ),
        answer: fraction(a * b, a + b),
        compare: 'value',
      }
    },
  },
]
