/** Problems that the tutor solves, for the eyes of a grade. They are typed as students type them, in English as the tutor reads it. */
const BANDS: { upTo: number; problems: readonly string[] }[] = [
  { upTo: 2, problems: ['7 + 8', '14 - 6', '25 + 31', '3 × 4'] },
  {
    upTo: 4,
    problems: ['6 × 7 + 5', '84 ÷ 4', 'convert 3 km to m', 'perimeter of a rectangle 6 cm by 4 cm'],
  },
  {
    upTo: 6,
    problems: [
      '1/2 + 1/3',
      '(4 + 6) × 3 - 5',
      'What is 25% of 80?',
      'If 3 pens cost $6, how much do 5 pens cost?',
    ],
  },
  {
    upTo: 8,
    problems: [
      '2x + 3 = 11',
      'simplify 3x + 5 - x + 2',
      'A shirt costs $40. It is 20% off. What is the sale price?',
      'find the mean of 4, 8, 6, 10',
    ],
  },
  {
    upTo: 10,
    problems: [
      'x^2 - 5x + 6 = 0',
      'x + y = 5; x - y = 1',
      'A right triangle has legs 3 and 4. Find the hypotenuse.',
      'y = x^2 - 4',
    ],
  },
  {
    upTo: 99,
    problems: ['differentiate x^3 - 4x', 'integrate 2x from 0 to 3', 'factor x^2 - 9', 'plot sin(x)'],
  },
]

export function listExamples(grade: number): readonly string[] {
  return (BANDS.find(({ upTo }) => grade <= upTo) ?? BANDS.at(-1))?.problems ?? []
}
