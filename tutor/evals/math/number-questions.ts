import { fraction, type QuestionKind } from './question.ts'

export const NUMBER_QUESTIONS: QuestionKind[] = [
  {
    name: 'order of operations',
    ask: ({ dice, say }) => {
      const [a, b, c, d] = [dice.int(2, 20), dice.int(2, 12), dice.int(2, 9), dice.int(2, 6)]
      const forms: [string, number][] = [
        [`${a} + ${b} × ${c}`, a + b * c],
        [`(${a} + ${b}) × ${c} - ${d}`, (a + b) * c - d],
        [`${b * d} ÷ ${d} + ${c}^2`, b + c * c],
        [`${a} - ${b}(${c} - ${d})`, a - b * (c - d)],
        [`${d}^3 - ${a} × (${b} - ${c})`, d ** 3 - a * (b - c)],
        [`-${a} + ${b} × (-${c})`, -a - b * c],
      ]
      const [sum, answer] = dice.pick(forms)
      const text = say(
        ['<sum>', 'Calculate <sum>', 'What is <sum>?', 'Evaluate: <sum>', '<sum> = ?'],
        ['Work out <sum>.', 'Find the value of <sum>', 'Compute <sum> please'],
        { sum },
      )
      return { text, answer: String(answer), compare: 'value' }
    },
  },
  {
    name: 'fractions',
    ask: ({ dice, say }) => {
      const [b, d] = [dice.int(2, 12), dice.int(2, 12)]
      const [a, c] = [dice.int(1, b), dice.int(1, d)]
      const sign = dice.pick(['+', '-', '×', '÷'])
      const top = { '+': a * d + c * b, '-': a * d - c * b, '×': a * c, '÷': a * d }[sign] as number
      const bottom = sign === '÷' ? b * c : b * d
      const isLatex = dice.int(1, 4) === 1
      const sum = isLatex
        ? `\\frac{${a}}{${b}} ${{ '+': '+', '-': '-', '×': '\\times', '÷': '\\div' }[sign]} \\frac{${c}}{${d}}`
        : `${a}/${b} ${sign} ${c}/${d}`
      const text = say(
        ['<sum>', 'Calculate <sum>', 'What is <sum>?'],
        [
          'Work out <sum> and give your answer as a fraction',
          'Find <sum> in simplest form.',
          'Compute: <sum>',
        ],
        { sum },
      )
      return { text, answer: fraction(top, bottom), compare: 'value' }
    },
  },
  {
    name: 'mixed numbers',
    ask: ({ dice, say }) => {
      const [b, d] = [dice.int(2, 8), dice.int(2, 8)]
      const [a, c, m, n] = [dice.int(1, b - 1), dice.int(1, d - 1), dice.int(2, 6), dice.int(1, 4)]
      const sign = dice.pick(['+', '-', '×'])
      const [p, q] = [m * b + a, n * d + c]
      const top = { '+': p * d + q * b, '-': p * d - q * b, '×': p * q }[sign] as number
      const text = say(
        ['<m> <a>/<b> <sign> <n> <c>/<d>', 'What is <m> <a>/<b> <sign> <n> <c>/<d>?'],
        ['Work out <m> <a>/<b> <sign> <n> <c>/<d>', 'Evaluate <m> <a>/<b> <sign> <n> <c>/<d>.'],
        { m, a, b, sign, n, c, d },
      )
      return { text, answer: fraction(top, b * d), compare: 'value' }
    },
  },
  {
    name: 'roots, powers and logs',
    ask: ({ dice, say }) => {
      const [k, n] = [dice.int(2, 9), dice.pick([2, 3, 5, 6, 7])]
      const [base, power] = [dice.int(2, 5), dice.int(2, 4)]
      const [sum, answer] = dice.pick<[string, string]>([
        [`√${k * k}`, String(k)],
        [`sqrt(${k * k * n})`, `${k}*sqrt(${n})`],
        [`${base}^${power}`, String(base ** power)],
        [`${base}^-${power}`, fraction(1, base ** power)],
        [`\\sqrt{${k * k}} + ${n}`, String(k + n)],
        [`log_${base}(${base ** power})`, String(power)],
        [`∛${k ** 3}`, String(k)],
        [`${k * k}^(1/2)`, String(k)],
      ])
      const text = say(
        ['<sum>', 'Simplify <sum>', 'What is <sum>?'],
        ['Work out the value of <sum>', 'Evaluate <sum>', 'Write <sum> in its simplest form'],
        { sum },
      )
      return { text, answer, compare: 'value' }
    },
  },
  {
    name: 'percent',
    ask: ({ dice, say }) => {
      const percent = dice.pick([5, 10, 12, 15, 20, 25, 30, 40, 75, 80])
      const whole = dice.int(2, 40) * 20
      const part = (percent * whole) / 100
      const up = dice.coin()
      const changed = up ? whole + part : whole - part
      switch (dice.int(1, 5)) {
        case 1:
          return {
            text: say(
              ['What is <percent>% of <whole>?', 'Find <percent>% of <whole>', '<percent>% of <whole>'],
              ['Work out <percent> percent of <whole>.', 'How much is <percent> % of <whole>?'],
              { percent, whole },
            ),
            answer: String(part),
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              ['<part> is what percent of <whole>?', 'What percent of <whole> is <part>?'],
              ['What percentage of <whole> is <part>?', 'Write <part> as a percentage of <whole>.'],
              { part, whole },
            ),
            answer: String(percent),
            compare: 'value',
          }
        case 3:
          return {
            text: say(
              [
                '<part> is <percent>% of what number?',
                '<percent>% of a number is <part>. What is the number?',
              ],
              ['<percent>% of a number is <part>. Find the number.', '<part> is <percent>% of which number?'],
              { part, percent },
            ),
            answer: String(whole),
            compare: 'value',
          }
        case 4:
          return {
            text: say(
              up
                ? ['Increase <whole> by <percent>%', 'What is <whole> increased by <percent>%?']
                : ['Decrease <whole> by <percent>%', 'What is <whole> decreased by <percent>%?'],
              up
                ? ['Work out <whole> increased by <percent> percent', 'Raise <whole> by <percent>%.']
                : ['Work out <whole> decreased by <percent> percent', 'Reduce <whole> by <percent>%.'],
              { whole, percent },
            ),
            answer: String(changed),
            compare: 'value',
          }
        default:
          return {
            text: say(
              [
                'What is the percent change from <whole> to <changed>?',
                'Find the percentage change from <whole> to <changed>',
              ],
              [
                'By what percent does a value change from <whole> to <changed>?',
                'Percentage change from <whole> to <changed>',
              ],
              { whole, changed },
            ),
            answer: String(up ? percent : -percent),
            compare: 'value',
          }
      }
    },
  },
  {
    name: 'statistics',
    ask: ({ dice, say }) => {
      const count = dice.int(4, 8)
      const data = Array.from({ length: count }, () => dice.int(1, 25))
      const repeated = [...data, data[0] as number, data[0] as number]
      const sorted = [...data].sort((a, b) => a - b)
      const total = data.reduce((sum, each) => sum + each, 0)
      const half = Math.floor(count / 2)
      const middle =
        count % 2 === 1
          ? String(sorted[half])
          : fraction((sorted[half - 1] as number) + (sorted[half] as number), 2)
      const list = data.join(', ')
      const measure = dice.pick(['mean', 'median', 'range', 'mode'])
      const many = new Map<number, number>()
      for (const each of repeated) many.set(each, (many.get(each) ?? 0) + 1)
      const most = Math.max(...many.values())
      const modes = [...many].filter(([, times]) => times === most).map(([each]) => each)
      const answers: Record<string, string> = {
        mean: fraction(total, count),
        median: middle,
        range: String((sorted.at(-1) as number) - (sorted[0] as number)),
        mode: modes.sort((a, b) => a - b).join(', '),
      }
      return {
        text: say(
          ['Find the <measure> of <list>', 'What is the <measure> of <list>?', '<measure> of <list>'],
          [
            'Work out the <measure> of these numbers: <list>.',
            'The scores are <list>. Calculate the <measure>.',
          ],
          { measure, list: measure === 'mode' ? repeated.join(', ') : list },
        ),
        answer: answers[measure] as string,
        compare: 'list',
      }
    },
  },
  {
    name: 'factors and multiples',
    ask: ({ dice, say }) => {
      const [a, b] = [dice.int(4, 60), dice.int(4, 60)]
      const common = (x: number, y: number): number => (y === 0 ? x : common(y, x % y))
      const greatest = common(a, b)
      if (dice.coin()) {
        return {
          text: say(
            [
              'What is the greatest common factor of <a> and <b>?',
              'gcd of <a> and <b>',
              'Find the HCF of <a> and <b>',
            ],
            ['Find the highest common factor of <a> and <b>.', 'What is the GCF of <a> and <b>?'],
            { a, b },
          ),
          answer: String(greatest),
          compare: 'value',
        }
      }
      return {
        text: say(
          ['What is the least common multiple of <a> and <b>?', 'lcm of <a> and <b>'],
          ['Find the lowest common multiple of <a> and <b>.', 'What is the LCM of <a> and <b>?'],
          { a, b },
        ),
        answer: String((a * b) / greatest),
        compare: 'value',
      }
    },
  },
  {
    name: 'unit conversion',
    ask: ({ dice, say }) => {
      const n = dice.int(2, 90)
      const [from, to, top, bottom] = dice.pick<[string, string, number, number]>([
        ['km', 'm', 1000, 1],
        ['m', 'cm', 100, 1],
        ['cm', 'm', 1, 100],
        ['kg', 'g', 1000, 1],
        ['g', 'kg', 1, 1000],
        ['hours', 'minutes', 60, 1],
        ['minutes', 'hours', 1, 60],
        ['mm', 'cm', 1, 10],
        ['l', 'ml', 1000, 1],
        ['feet', 'inches', 12, 1],
        ['yards', 'feet', 3, 1],
        ['days', 'hours', 24, 1],
        ['km/h', 'm/s', 5, 18],
      ])
      return {
        text: say(
          ['Convert <n> <from> to <to>', 'How many <to> are in <n> <from>?', '<n> <from> in <to>'],
          ['Change <n> <from> into <to>.', 'What is <n> <from> in <to>?', 'Express <n> <from> in <to>'],
          { n, from, to },
        ),
        answer: fraction(n * top, bottom),
        compare: 'value',
      }
    },
  },
  {
    name: 'sequences',
    ask: ({ dice, say }) => {
      const [first, step, n] = [dice.int(-5, 20), dice.intExcept(-6, 9, [0]), dice.int(6, 30)]
      const ratio = dice.pick([2, 3, 4])
      const isGeometric = dice.int(1, 3) === 1
      const start = Math.abs(first) + 1
      const term = (index: number) =>
        isGeometric ? start * ratio ** (index - 1) : first + (index - 1) * step
      const list = [1, 2, 3, 4].map(term).join(', ')
      const place = isGeometric ? dice.int(6, 8) : n
      return {
        text: say(
          ['Find the <place>th term of the sequence <list>, ...', 'What is the <place>th term of <list>, …?'],
          [
            'A sequence begins <list>, ... What is the <place>th term?',
            'Work out term <place> of the sequence <list>, …',
          ],
          { place, list },
        ).replace(
          /\b(\d*)(\d)th/,
          (_, tens: string, unit: string) =>
            `${tens}${unit}${tens.endsWith('1') ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[unit] ?? 'th')}`,
        ),
        answer: String(term(place)),
        compare: 'value',
      }
    },
  },
]
