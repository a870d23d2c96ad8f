/** A question that counts. Of a choice the check is not told the key; of maths it has what the engine found. */
export type GuardedQuestion = { text: string; options: string[]; hints: string[]; answers: string[] }

const choose = (text: string, options: string[], hint: string): GuardedQuestion => ({
  text,
  options,
  hints: [hint],
  answers: [],
})
const work = (text: string, answers: string[], hint: string): GuardedQuestion => ({
  text,
  options: [],
  hints: [hint],
  answers,
})

export const QUESTIONS = {
  planet: choose(
    'Which planet is the largest of the solar system?',
    ['Mars', 'Jupiter', 'Venus', 'Mercury'],
    'It is made of gas, not of rock.',
  ),
  capital: choose(
    'Which city is the capital of Australia?',
    ['Sydney', 'Melbourne', 'Canberra', 'Perth'],
    'It lies between the two largest cities.',
  ),
  verb: choose(
    'Which of these words is a verb?',
    ['river', 'jump', 'yellow', 'quickly'],
    'A verb says what somebody does.',
  ),
  moon: choose('True or false: The Moon makes its own light.', ['True', 'False'], 'Think of a mirror.'),
  energy: choose(
    'Where in a cell is most of its energy released?',
    ['In the nucleus', 'In the mitochondria', 'In the cell wall', 'In the ribosomes'],
    'Think of a power plant.',
  ),
  perimeter: choose(
    'A rectangle is 7 cm long and 4 cm wide. What is its perimeter?',
    ['11 cm', '22 cm', '28 cm', '18 cm'],
    'Walk once around it.',
  ),
  equation: work('Solve 7x - 5 = 58 for x.', ['x = 9'], 'What can you add to both sides?'),
  percent: work('What is 35% of 240?', ['84'], 'What is 10% of it?'),
  fraction: work('What is 3/8 + 1/8 in lowest terms?', ['1/2'], 'The denominators are the same.'),
  pencils: work(
    'A box holds 24 pencils. How many pencils are in 6 boxes?',
    ['144 pencils'],
    'Each box holds the same number.',
  ),
  quadratic: work('Solve x^2 - 7x + 10 = 0.', ['x = 2; x = 5'], 'Which two numbers multiply to 10?'),
  same: work('Solve x + 4 = 8 for x.', ['x = 4'], 'What undoes adding?'),
} satisfies Record<string, GuardedQuestion>

export type QuestionName = keyof typeof QUESTIONS
