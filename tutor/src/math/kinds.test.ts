import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isSameValue } from '#engines/algebra/index.ts'
import { createMathTasks } from './math-tasks.ts'

// Two engines verify every step of every run, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const { solve } = createMathTasks()
const runs = { numRuns: 12 }
const whole = (min: number, max: number) => fc.integer({ min, max })

function answerTo(text: string): string {
  const solution = solve({ text })
  if (!solution.solved) throw new Error(`${text}: ${solution.reason}`)
  return solution.answer.plain
}

/** Every answer is compared with arithmetic that shares no line with the solver. */
function holds(values: fc.Arbitrary<unknown>[], check: (...values: never[]) => void): void {
  const each = (list: unknown[]): void => (check as (...given: unknown[]) => void)(...list)
  fc.assert(fc.property(fc.tuple(...values), each), runs)
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))

test('numbers are rounded to the nearest ten, halves upward', { tags: ['M6'] }, () => {
  holds([whole(1, 99_999)], (n: number) => {
    expect(answerTo(`Round ${n} to the nearest ten.`)).toBe(String(Math.floor((n + 5) / 10) * 10))
  })
})

test('decimals are rounded with the places that were asked for', { tags: ['M6'] }, () => {
  holds([whole(0, 99), whole(0, 999)], (a: number, b: number) => {
    const thousandths = a * 1000 + b
    const tenths = Math.floor((thousandths + 50) / 100)
    const text = `Round ${a}.${String(b).padStart(3, '0')} to one decimal place.`
    expect(answerTo(text)).toBe(`${Math.floor(tenths / 10)}.${tenths % 10}`)
  })
})

test('lists come in the order of their values', { tags: ['M6'] }, () => {
  holds([fc.uniqueArray(whole(-200, 200), { minLength: 3, maxLength: 6 })], (list: number[]) => {
    const shown = list.map((each) => String(each / 10))
    const sorted = [...list].sort((a, b) => a - b).map((each) => String(each / 10))
    expect(answerTo(`Order from least to greatest: ${shown.join(', ')}`)).toBe(sorted.join(', '))
  })
})

test('the larger of two fractions is found', { tags: ['M6'] }, () => {
  holds(
    [whole(1, 9), whole(2, 15), whole(1, 9), whole(2, 15)],
    (a: number, b: number, c: number, d: number) => {
      fc.pre(a * d !== c * b)
      expect(answerTo(`Which is greater, ${a}/${b} or ${c}/${d}?`)).toBe(
        a * d > c * b ? `${a}/${b}` : `${c}/${d}`,
      )
    },
  )
})

test('a division leaves its quotient and its remainder', { tags: ['M6'] }, () => {
  holds([whole(0, 9999), whole(1, 99)], (a: number, b: number) => {
    expect(answerTo(`Find ${a} ÷ ${b} with a remainder.`)).toBe(`${Math.floor(a / b)} R ${a % b}`)
  })
})

test('numbers are written in another base and back', { tags: ['M6'] }, () => {
  holds([whole(10, 9999), whole(2, 9)], (n: number, base: number) => {
    const digits = n.toString(base)
    expect(answerTo(`Write ${n} in base ${base}.`)).toBe(digits)
    expect(answerTo(`Convert ${digits} from base ${base} to base 10.`)).toBe(String(n))
  })
})

test('prime factors multiply to the number and are prime', { tags: ['M6'] }, () => {
  holds([whole(2, 5000)], (n: number) => {
    const factors = answerTo(`Find the prime factorization of ${n}.`)
      .split('*')
      .map((each) => each.split('^').map(Number))
    expect(factors.reduce((product, [prime = 1, times = 1]) => product * prime ** times, 1)).toBe(n)
    for (const [prime = 0] of factors)
      for (let divisor = 2; divisor * divisor <= prime; divisor++) expect(prime % divisor).not.toBe(0)
  })
})

test('all factors of a number are listed', { tags: ['M6'] }, () => {
  holds([whole(1, 600)], (n: number) => {
    const all = Array.from({ length: n }, (_, index) => index + 1).filter((each) => n % each === 0)
    expect(answerTo(`List all factors of ${n}.`)).toBe(all.join(', '))
  })
})

test('common factors and multiples fit three numbers', { tags: ['M6'] }, () => {
  holds([whole(2, 60), whole(2, 60), whole(2, 60)], (a: number, b: number, c: number) => {
    const shared = commonFactor(commonFactor(a, b), c)
    const pair = (a * b) / commonFactor(a, b)
    expect(answerTo(`Find the GCF of ${a}, ${b} and ${c}.`)).toBe(String(shared))
    expect(answerTo(`What is the LCM of ${a}, ${b} and ${c}?`)).toBe(
      String((pair * c) / commonFactor(pair, c)),
    )
  })
})

test('a root lies between its neighbors', { tags: ['M6'] }, () => {
  holds([whole(2, 900)], (n: number) => {
    const low = Math.floor(Math.sqrt(n))
    fc.pre(low * low !== n)
    expect(answerTo(`Between which two whole numbers is √${n}?`)).toBe(`${low}, ${low + 1}`)
    expect(answerTo(`Which whole number is closest to √${n}?`)).toBe(String(Math.round(Math.sqrt(n))))
  })
})

test('sequences go on with the same step', { tags: ['M6'] }, () => {
  holds([whole(-30, 30), whole(-12, 12), whole(5, 40)], (first: number, step: number, place: number) => {
    fc.pre(step !== 0)
    const list = [0, 1, 2, 3].map((index) => first + index * step).join(', ')
    expect(answerTo(`What number comes next: ${list}?`)).toBe(String(first + 4 * step))
    const formula = answerTo(`Find the nth term of ${list}.`)
    expect(isSameValue(formula.replace(/n/g, `(${place})`), String(first + (place - 1) * step))).toBe(true)
  })
})

test('units change into each other exactly', { tags: ['M6'] }, () => {
  holds([whole(1, 40), whole(1, 11)], (feet: number, inches: number) => {
    expect(answerTo(`Convert ${feet} feet ${inches} inches to inches.`)).toBe(String(feet * 12 + inches))
    expect(answerTo(`How many cups are in ${feet} quarts?`)).toBe(String(feet * 4))
  })
})

test('times of day are counted through midnight', { tags: ['M6'] }, () => {
  holds([whole(0, 1439), whole(1, 700)], (start: number, span: number) => {
    const clock = (at: number): string => {
      const [hour, minute] = [Math.floor((at % 1440) / 60), at % 60]
      return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a' : 'p'}.m.`
    }
    const said = span < 60 ? `${span} minutes` : `${Math.floor(span / 60)} hours ${span % 60} minutes`
    expect(answerTo(`What time is it ${said} after ${clock(start)}?`)).toBe(clock(start + span))
  })
})

test('draws without replacement are the product of their chances', { tags: ['M6'] }, () => {
  holds([whole(2, 9), whole(2, 9)], (red: number, blue: number) => {
    const bag = `A bag has ${red} red and ${blue} blue balls. Two balls are drawn without replacement.`
    const total = red + blue
    const both = answerTo(`${bag} What is the probability that both are red?`)
    expect(isSameValue(both, `${red * (red - 1)}/${total * (total - 1)}`)).toBe(true)
    const each = answerTo(`${bag} What is the probability of one of each color?`)
    expect(isSameValue(each, `${2 * red * blue}/${total * (total - 1)}`)).toBe(true)
  })
})

test('equations with bars have the two numbers at that distance', { tags: ['M6'] }, () => {
  holds([whole(-12, 12), whole(1, 15)], (middle: number, distance: number) => {
    expect(answerTo(`Solve |x - (${middle})| = ${distance}.`)).toBe(
      `x = ${middle - distance}; x = ${middle + distance}`,
    )
  })
})

test('a polynomial with whole roots gets them back', { tags: ['M6'] }, () => {
  holds([fc.uniqueArray(whole(-6, 6), { minLength: 3, maxLength: 3 })], (roots: number[]) => {
    const sorted = [...roots].sort((a, b) => a - b)
    const product = roots.map((root) => `(x - (${root}))`).join('')
    expect(answerTo(`Solve ${product} = 0.`)).toBe(sorted.map((root) => `x = ${root}`).join('; '))
  })
})

test('logarithms undo powers', { tags: ['M6'] }, () => {
  holds([whole(2, 9), whole(1, 5)], (base: number, exponent: number) => {
    expect(answerTo(`Evaluate log_${base} ${base ** exponent}.`)).toBe(String(exponent))
    expect(answerTo(`Solve ${base}^x = ${base ** exponent}.`)).toBe(`x = ${exponent}`)
  })
})

test('a line goes through its point with its slope', { tags: ['M6'] }, () => {
  holds([whole(-8, 8), whole(-8, 8), whole(-8, 8)], (slope: number, x: number, y: number) => {
    const right = answerTo(`Find the equation of the line with slope ${slope} through (${x}, ${y}).`).replace(
      'y = ',
      '',
    )
    expect(isSameValue(right.replace(/x/g, `(${x})`), String(y))).toBe(true)
    expect(
      isSameValue(`(${right.replace(/x/g, '(1)')}) - (${right.replace(/x/g, '(0)')})`, String(slope)),
    ).toBe(true)
  })
})

test('what is left over in the words is never overlooked', { tags: ['M3'] }, () => {
  const turned = [
    'Round 45 to the nearest ten and add 3',
    'What is 45 rounded down to the nearest ten?',
    'Double 15 plus 4',
    'sum of 3 and 4 times 2',
    'How many even factors of 24 are there?',
    'What is the product of the prime factors of 12?',
    'Is 7 not prime?',
    'Find the sum of the roots of x^2 - 5x + 6 = 0.',
    'Solve 2x^2 - x - 1 = 0 over the integers',
    'Solve x^2 = 16 for x > 0.',
    'If x + 3 = 7, what is 2x?',
    'Find the derivative of x^2 at x = 3.',
    'A bag has 3 red and 5 blue balls. Two balls are drawn with replacement. What is the probability that both are red?',
    'A bag has 3 red, 5 blue balls and 2 cubes. Two balls are drawn. What is the probability that both are red?',
    'A box of 12 chocolates has 5 dark and 6 milk chocolates. Three are taken at random. What is the probability that all three are milk?',
    'John arrives at 3:15 p.m. and Mary arrives at 4:00 p.m. How long did Mary wait?',
    'Round 2,345 and 12 to the nearest ten',
    '1.250 durch 5',
    'Simplify 14ab/21b',
    'What is 12 times bigger than 3',
    'negative 3 squared',
  ]
  for (const text of turned) expect([text, solve({ text }).solved]).toEqual([text, false])
})
