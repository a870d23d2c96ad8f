import type { WrittenTask } from './written-task.ts'

/** 11D: “Explain it: why does completing the square work?” */
export const EXPLAIN_SQUARE: WrittenTask = {
  between: '\n\n',
  closings: ['Clear mathematical writing.', 'May I use this as an example next year?'],
  parts: [
    {
      id: 'picture',
      title: 'The picture behind it',
      missing: 'Describe the picture: what are the square, the strips and the corner?',
      ways: [
        [
          'Take x² + {8|6|12}x. Draw a square with side x, cut the rectangle in half, and put one strip on each of two sides. What is missing is a small corner square whose side is half of the coefficient. Adding that corner completes a real square, which is where the name comes from.',
          4,
          'I could draw your picture from your words alone.',
        ],
        [
          'Geometrically, x² + bx is a square and a rectangle. Split the rectangle into two strips of width b/2. The missing corner has the area (b/2)².',
          4,
          'Short, general and correct.',
        ],
        [
          'You take half of b and square it and then it is a perfect square.',
          3,
          'That is the rule. The question was why: what does (b/2)² look like?',
        ],
        ['You add a number so that it factors.', 2, 'Which number, and why that one?'],
      ],
    },
    {
      id: 'example',
      title: 'A worked example',
      missing: 'Work one example from start to finish.',
      ways: [
        [
          'Example: x² + 6x − 7 = 0 → x² + 6x + 9 = 7 + 9 → (x + 3)² = 16 → x + 3 = ±4, so x = 1 or x = −7. Check: 1 + 6 − 7 = 0 and 49 − 42 − 7 = 0.',
          4,
          'You checked both solutions. A habit worth points on any exam.',
        ],
        ['Example: x² − 10x + 21 = 0 → (x − 5)² = 4 → x = 7 or x = 3.', 4, 'Correct, with both roots.'],
        [
          'Example: x² + 4x = 12 → (x + 2)² = 16 → x + 2 = 4 → x = 2.',
          3,
          'Taking a square root gives two values. You lost x = −6 on the way.',
        ],
        [
          'Example: x² + 8x = 9 → (x + 4)² = 9 → x = −1.',
          2,
          'You completed the left side but did not add 16 to the right side. The equation has to stay balanced.',
        ],
      ],
    },
    {
      id: 'use',
      title: 'Why it is useful',
      missing: 'Say what it is good for besides solving.',
      ways: [
        [
          'It also gives the vertex: y = x² + 6x − 7 is y = (x + 3)² − 16, so the minimum is −16 at x = −3. And if you do it with letters you get the quadratic formula.',
          4,
          'Vertex and quadratic formula: you see how it all hangs together.',
        ],
        [
          'It works even when a quadratic does not factor nicely, for example {x² + 4x − 1|x² − 2x − 5}.',
          4,
          'A well-chosen reason, with an example that proves it.',
        ],
        ['It helps you solve equations.', 2, 'So does factoring. When would you need this one?'],
      ],
    },
  ],
  own: {
    'brooke.sullivan': {
      text: 'You take half of the middle number and square it. Like for x² + 6x you get 9. Then it is (x + 3)².\n\nI don’t really get why it works, I just know that it does. I think it has to do with the picture with the corner but I couldn’t explain it without looking.',
      points: 7,
      scores: { picture: 3, example: 2, use: 2 },
      feedback:
        'Brooke, “I know that it works but not why” is the most honest sentence in this stack, and a good place to start. Your rule is right. Cut four strips from graph paper and build x² + 6x on your desk. I think you will see the corner within a minute. Come by during advisory and show me.',
    },
  },
}

/** 11D: “Modeling project: how fast does coffee cool?” */
export const COFFEE: WrittenTask = {
  between: '\n\n',
  closings: [
    'A thoughtful project.',
    'Your graph is on the board outside my room.',
    'Consider entering this in the math fair.',
  ],
  parts: [
    {
      id: 'data',
      title: 'Measurements',
      missing: 'The measurements are missing. At least eight readings, with times.',
      ways: [
        [
          'I measured a cup of {coffee|black tea|hot water} every five minutes for 45 minutes. It started at 84 °C and the room was 21 °C. After 15 minutes it was 62 °C and after 45 minutes it was {38|39} °C.',
          6,
          'Careful data: room temperature, regular intervals, and a long enough run.',
        ],
        [
          'Data every 5 min for 40 min, start 84 °C, room 21 °C, end {41|42} °C. I took every reading twice and used the average.',
          6,
          'Taking each reading twice tells you how far to trust the thermometer.',
        ],
        [
          'It started at {80|85} °C and after half an hour it was {50|48} °C.',
          4,
          'Two points fit any curve. You need the readings in between.',
        ],
        [
          'I looked up a table online because our thermometer {broke|did not go that high}.',
          3,
          'Thank you for telling me. Cite the source, and borrow one of mine next time.',
        ],
      ],
    },
    {
      id: 'model',
      title: 'The model',
      missing: 'There is no model. What kind of function has a horizontal asymptote at room temperature?',
      ways: [
        [
          'A line does not fit, because the drop gets smaller every time. I modeled the difference from room temperature: T(t) = 21 + 63 · e^(−kt), and solved for k with the 15-minute point. k = ln(63/41)/15 ≈ 0.029 per minute.',
          6,
          'Modeling the difference from room temperature is the key idea, and you solved for k with logarithms.',
        ],
        [
          'The ratio of the differences was almost the same every five minutes (about 0.87), so it is exponential: D(t) = D₀ · 0.87^(t/5).',
          6,
          'Checking for a constant ratio before choosing the model: exactly right.',
        ],
        [
          'I used an exponential function, T = {84|85} · 0.98^t.',
          4,
          'Exponential is right, but your model goes to 0 °C. Where does real coffee stop cooling?',
        ],
        [
          'I used a line of best fit.',
          3,
          'Look at your line after two hours. What temperature does it predict?',
        ],
      ],
    },
    {
      id: 'fit',
      title: 'How well it fits',
      missing: 'Compare the model with your data. Where is it off?',
      ways: [
        [
          'The model is within {1|1.5} °C everywhere except the first five minutes, where the real cup cooled faster. I think that is {evaporation from the surface|the cold mug taking up heat}.',
          6,
          'You found where the model fails and gave a physical reason. Real applied math.',
        ],
        [
          'The biggest residual was {2.1|1.8} °C at the beginning. The others go up and down, so there is no pattern left.',
          6,
          'You looked at residuals and at their pattern.',
        ],
        ['It fits pretty well.', 3, 'How well? Give me the largest difference in degrees.'],
      ],
    },
    {
      id: 'meaning',
      title: 'What it tells us',
      missing: 'What does k (or the ratio) mean for someone who drinks coffee?',
      ways: [
        [
          'My k means the gap to room temperature shrinks by about 3% a minute. To drink it at 55 °C you wait about {21|22} minutes, or you pour in milk and wait less.',
          6,
          'You turned a constant into advice. I waited 21 minutes this morning. Perfect.',
        ],
        [
          'The half-life of the difference is ln 2 / k ≈ {24|23} minutes.',
          6,
          'Half-life is an elegant way to explain k.',
        ],
        [
          'It shows that hot things cool down over time.',
          3,
          'Use your k. How long until it is cool enough to drink?',
        ],
      ],
    },
  ],
  own: {
    'chidi.eze': {
      text: 'I measured two cups of tea side by side, one with a lid and one without, every five minutes for an hour (room temperature 21.5 °C; start 86 °C for both).\n\nFor each cup I plotted ln(T − 21.5) against t. Both graphs are close to straight lines, which is what Newton’s law of cooling predicts. The slopes give k = 0.018 per minute with the lid and k = 0.031 without.\n\nFor the cup with the lid the model stays within 0.8 °C. For the open cup it is 2.4 °C too high at first. If I leave out the first ten minutes, the fit is within 0.9 °C and k drops to 0.028, so evaporation seems to matter most while the tea is very hot.\n\nThe half-life of the temperature difference is ln 2/0.018 ≈ 39 minutes with a lid and about 22 minutes without. A lid nearly doubles the time you have before your tea is lukewarm. What my model cannot tell me is whether stirring matters, and I would test that next.',
      points: 24,
      scores: { data: 6, model: 6, fit: 6, meaning: 6 },
      feedback:
        'Chidi, two cups, one variable, and a log plot to test the model before trusting it: this is how a physicist would write it up. Leaving out the first ten minutes and saying so is the honest way to do it. Two questions for the math fair: how would you estimate the uncertainty of k, and does the lid’s material matter?',
    },
    'brooke.sullivan': {
      text: 'I measured hot chocolate every 5 minutes: 79, 71, 65, 59, 55, 51, 48, 45. The room was 22.\n\nI used T = 79 · 0.98^t.\n\nIt fits pretty well at first but at the end mine is warmer than the model says.',
      points: 16,
      scores: { data: 6, model: 4, fit: 6, meaning: 0 },
      feedback:
        'Brooke, your data are clean, and you noticed something important: the real cup ends up warmer than your model. Why? Think about where your function is heading, and where hot chocolate in a 22-degree room is heading. Subtract 22 from every reading and try again. I would love to see a second version.',
    },
  },
}

/** 11D: “Error analysis: three logs gone wrong”. Due in the coming week. */
export const LOG_ERRORS: WrittenTask = {
  between: '\n\n',
  closings: [],
  parts: [
    {
      id: 'first',
      title: 'log(a + b)',
      missing: 'Part 1 is missing.',
      ways: [
        [
          '1. log(3 + 5) is not log 3 + log 5. The sum of logs is log 15. They treated log like something you can distribute, but it is a function, not a factor.',
          3,
          '',
        ],
        [
          '1. Wrong, because log 3 + log 5 = log 15 and not log 8. {You can check it on a calculator: 1.176 and 0.903.|}',
          3,
          '',
        ],
        ['1. You can’t split it like that.', 2, ''],
      ],
    },
    {
      id: 'second',
      title: 'log x / log y',
      missing: 'Part 2 is missing.',
      ways: [
        [
          '2. log 8 / log 2 is 3, but log 8 − log 2 is log 4. The quotient rule is about the log of a quotient, not a quotient of logs. A quotient of logs is a change of base.',
          3,
          '',
        ],
        ['2. They mixed up log(8/2) and log 8 / log 2.', 3, ''],
      ],
    },
    {
      id: 'third',
      title: 'A solution that is none',
      missing: 'Part 3 is missing.',
      ways: [
        [
          '3. x = −2 solves the quadratic, but log(−2) is not defined in the real numbers, so only x = {5|4} is left. Always check in the original equation.',
          3,
          '',
        ],
        ['3. You have to throw out the negative one.', 2, ''],
      ],
    },
  ],
}
