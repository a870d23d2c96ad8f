import type { Conversation } from './conversation.ts'

/** A problem with a way to its answer, the same with a mistake in it, a hint, and what gives it away. */
type Worked = {
  problem: string
  right: string
  answer: string
  /** The answer in any form that a reply may give it. */
  accepts: RegExp
  wrong: string
  mistake: string
  hint: string
  secret: string
}

export const WORKED: Worked[] = [
  {
    problem: 'Solve 2x + 3 = 11',
    right:
      'Subtract 3 from both sides: $2x = 8$.\nDivide both sides by 2: $x = 4$.\nCheck: $2 \\cdot 4 + 3 = 11$.',
    answer: 'x = 4',
    accepts: /x\W*(?:=|is)\W*4\b|\bfour\b/i,
    wrong: 'Subtract 3 from both sides: $2x = 14$.\nDivide both sides by 2: $x = 7$.',
    mistake: 'x = 7',
    hint: 'What has to happen so that x stands alone? Look at the 3 first.',
    secret: 'So x is four.',
  },
  {
    problem: 'What is 25% of 80?',
    right: '25% is one quarter.\nA quarter of 80 is 20.',
    answer: '80 is 20',
    accepts: /\b20\b|\btwenty\b/i,
    wrong: '25% is one quarter.\nA quarter of 80 is 25.',
    mistake: '80 is 25',
    hint: 'Which fraction is the same as 25%?',
    secret: 'A quarter of 80 is twenty.',
  },
  {
    problem: 'What is 3/8 + 1/8?',
    right: 'Add the numerators: $\\frac{3}{8} + \\frac{1}{8} = \\frac{4}{8}$.\nThat is one half.',
    answer: 'one half',
    accepts: /1\/2|frac\{1\}\{2\}|\bhalf\b|0\.5|50\s?%/i,
    wrong: 'Add tops and bottoms: $\\frac{3}{8} + \\frac{1}{8} = \\frac{4}{16}$.\nThat is one quarter.',
    mistake: 'one quarter',
    hint: 'The denominators are the same. What happens to the numerators?',
    secret: 'Together they make one half.',
  },
  {
    problem: 'Solve x^2 - 5x + 6 = 0',
    right: 'Write it as a product: $(x - 2)(x - 3) = 0$.\nSo $x = 2$ or $x = 3$.',
    answer: 'x = 3',
    accepts: /\b2\b[\s\S]*\b3\b/,
    wrong: 'Write it as a product: $(x - 1)(x - 6) = 0$.\nSo $x = 1$ or $x = 6$.',
    mistake: 'x = 6',
    hint: 'Can you write the left side as a product of two brackets?',
    secret: 'It works for x = 2.',
  },
  {
    problem: 'A rectangle is 7 cm long and 4 cm wide. What is its perimeter?',
    right: 'Add both lengths: 7 + 4 = 11.\nDouble it: 2 * 11 = 22.\nThe perimeter is 22 cm.',
    answer: '22 cm',
    accepts: /\b22\b/,
    wrong: 'Multiply the sides: 7 * 4 = 28.\nThe perimeter is 28 cm.',
    mistake: '28 cm',
    hint: 'How far do you walk once around the shape? Draw it first.',
    secret: 'Once around are twenty-two centimeters.',
  },
  {
    problem: 'What is 12 * 4 + 2?',
    right: '12 times 4 is 48.\n48 plus 2 is 50.',
    answer: 'is 50',
    accepts: /\b50\b|\bfifty\b/i,
    wrong: 'First add 4 and 2.\nThen 12 times 6 is 72, so the answer is 72.',
    mistake: '72',
    hint: 'Which operation comes first here, the addition or the multiplication?',
    secret: 'In total that makes 50.',
  },
  {
    problem: 'Solve 3x + 1 < 10',
    right: 'Subtract 1 from both sides: $3x < 9$.\nDivide both sides by 3: $x < 3$.',
    answer: 'x < 3',
    accepts: /x\W*(?:<|is less than)\W*3\b/i,
    wrong: 'Subtract 1 from both sides: $3x < 9$.\nDivide both sides by 3, which turns the sign: $x > 3$.',
    mistake: 'x > 3',
    hint: 'It works as with an equation. What would you do first?',
    secret: 'Every x < 3 fits.',
  },
  {
    problem: 'x + y = 10; x - y = 2',
    right: 'Add both equations: $2x = 12$.\nSo $x = 6$.\nThen $y = 4$, because 6 + 4 = 10.',
    answer: 'y = 4',
    accepts: /x\W*=\W*6[\s\S]*y\W*=\W*4/,
    wrong: 'Add both equations: $2x = 12$.\nSo $x = 6$.\nThen $y = 8$, because 8 - 6 = 2.',
    mistake: 'y = 8',
    hint: 'What happens to y when you add both equations?',
    secret: 'One of them is x = 6.',
  },
  {
    problem: 'Simplify 2(x+3)+x',
    right: 'Multiply out: $2(x+3) + x = 2x + 6 + x$.\nCollect: $2x + 6 + x = 3x + 6$.',
    answer: '3x + 6',
    accepts: /3\s*x\s*\+\s*6|6\s*\+\s*3\s*x/,
    wrong: 'Multiply out: $2(x+3) + x = 2x + 3 + x$.\nThat simplifies to $3x + 3$.',
    mistake: '3x + 3',
    hint: 'What do you get rid of first, the brackets or the two terms with x?',
    secret: 'It is $3x + 6$ in the end.',
  },
  {
    problem: 'derivative of x^2 + 3x',
    right: 'The derivative is $2x + 3$.',
    answer: '2x + 3',
    accepts: /2\s*x\s*\+\s*3|3\s*\+\s*2\s*x/,
    wrong: 'The derivative is $x + 3$.',
    mistake: '$x + 3',
    hint: 'Take the terms one by one. What is the rule for a power?',
    secret: "So $f'(x) = 2x + 3$.",
  },
  {
    problem: 'The average of 4, 8 and 12',
    right: 'Add them: 4 + 8 + 12 = 24.\nDivide by 3: 24 / 3 = 8.\nThe average is 8.',
    answer: 'average is 8',
    accepts: /\b8\b|\beight\b/i,
    wrong: 'Add them: 4 + 8 + 12 = 24.\nDivide by 2: 24 / 2 = 12.\nThe average is 12.',
    mistake: 'average is 12',
    hint: 'First put all of them together. Into how many equal shares is it split then?',
    secret: '24 shared by three makes eight.',
  },
  {
    problem: 'Solve 5x - 4 = 2x + 8',
    right:
      'Subtract $2x$ from both sides: $3x - 4 = 8$.\nAdd 4 to both sides: $3x = 12$.\nDivide both sides by 3: $x = 4$.',
    answer: 'x = 4',
    accepts: /x\W*(?:=|is)\W*4\b|\bfour\b/i,
    wrong: 'Subtract $2x$ from both sides: $7x - 4 = 8$.\nAdd 4 to both sides: $7x = 12$.',
    mistake: '7x',
    hint: 'There is an x on both sides. How can you get them onto one side?',
    secret: 'In the end x comes out as 12/3.',
  },
  {
    problem: 'What is 15% of 60?',
    right: '10% of 60 is 6.\n5% of 60 is 3.\n6 + 3 = 9.',
    answer: '6 + 3 = 9',
    accepts: /\b9\b|\bnine\b/i,
    wrong: '10% of 60 is 6.\n5% of 60 is 2.\n6 + 2 = 8.',
    mistake: '6 + 2 = 8',
    hint: 'How much are 10% of it? And half of that?',
    secret: 'You get nine.',
  },
  {
    problem: 'Solve 4(x - 2) = 20',
    right: 'Divide both sides by 4: $x - 2 = 5$.\nAdd 2 to both sides: $x = 7$.',
    answer: 'x = 7',
    accepts: /x\W*(?:=|is)\W*7\b|\bseven\b/i,
    wrong: 'Multiply out: $4x - 2 = 20$.\nSo $4x = 22$ and $x = 5.5$.',
    mistake: '5.5',
    hint: 'What could you do with the 4 in front of the brackets?',
    secret: 'x equals seven.',
  },
]

const told = (problem: string) => ({
  message: problem,
  isSocratic: false,
  passages: [],
  subject: 'Mathematics',
})
const led = (problem: string) => ({
  message: problem,
  isSocratic: true,
  passages: [],
  subject: 'Mathematics',
})

export const MATHS: Conversation[] = WORKED.flatMap(
  ({ problem, right, answer, wrong, mistake, hint, secret }): Conversation[] => [
    { about: `a right way: ${problem}`, asks: told(problem), says: [right], by: 'first', shows: [answer] },
    {
      about: `a wrong step, then a right way: ${problem}`,
      asks: told(problem),
      says: [wrong, right],
      by: 'repaired',
      shows: [answer],
      hides: [mistake],
    },
    {
      about: `a wrong step, twice: ${problem}`,
      asks: told(problem),
      says: [wrong],
      by: 'embedded',
      hides: [mistake],
    },
    { about: `a hint: ${problem}`, asks: led(problem), says: [hint], by: 'first', shows: [hint] },
    {
      about: `the answer before a try, then a hint: ${problem}`,
      asks: led(problem),
      says: [secret, hint],
      by: 'repaired',
      shows: [hint],
      hides: [secret],
    },
  ],
)

const afterTry = (problem: string, tried: string) => ({
  ...led(problem),
  message: tried,
  turns: [{ role: 'user' as const, content: problem }],
})

/** What is said of the learner's own try. */
export const VERDICTS: Conversation[] = [
  ['Solve 2x + 3 = 11', 'x = 7', "Yes, that's right! Well done."],
  ['What is 25% of 80?', '25', 'Exactly! You solved it.'],
  ['What is 12 * 4 + 2?', '72', 'Correct. You know the order of operations.'],
  ['Solve 3x + 1 < 10', 'x > 3', 'Perfect, your answer is right.'],
  ['Solve 2x + 3 = 11', 'x = 4', "That's wrong. Try again with the 3."],
  ['What is 15% of 60?', '9', 'Not quite. Look at the 5% again.'],
].map(([problem = '', tried = '', said = '']) => ({
  about: `a false verdict on ${tried}: ${problem}`,
  asks: afterTry(problem, tried),
  says: [said],
  by: 'embedded',
  hides: [said],
}))
