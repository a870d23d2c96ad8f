export type Studied = {
  username: string
  day: number
  time: string
  /** By its key. */
  lesson: string
  /** Of the lesson's minutes. */
  share?: number
  /** Wrong answers in the quiz; without it the lesson is begun and not finished. */
  misses?: number
}

const priya = (
  day: number,
  time: string,
  lesson: string,
  more: Pick<Studied, 'share' | 'misses'>,
): Studied => ({
  ...{ username: 'demo-college', day, time, lesson, ...more },
})
/** Those who take the course in statistics with her. */
const others = (
  username: string,
  sittings: readonly (readonly [day: number, time: string, lesson: string, misses?: number])[],
): Studied[] =>
  sittings.map(([day, time, lesson, misses]) => ({
    ...{ username, day, time, lesson },
    ...(misses === undefined ? { share: 0.5 } : { misses }),
  }))
const jonas = (
  day: number,
  time: string,
  lesson: string,
  more: Pick<Studied, 'share' | 'misses'>,
): Studied => ({
  ...{ username: 'demo-professional', day, time, lesson, ...more },
})

/** A college student in the middle of a term, and a professional who reads before work. */
export const STUDIED: readonly Studied[] = [
  priya(3, '10:20', 'psychology-13-how-psychologists-know', { misses: 1 }),
  priya(5, '15:40', 'english-13-reading-with-a-pencil', { misses: 0 }),
  priya(8, '10:50', 'psychology-13-brain-and-behavior', { misses: 2 }),
  priya(10, '18:30', 'math-13-where-data-come-from', { misses: 1 }),
  priya(15, '10:35', 'psychology-13-sensation-and-perception', { misses: 1 }),
  priya(16, '20:05', 'english-13-a-thesis-worth-arguing', { misses: 1 }),
  priya(18, '14:20', 'math-13-the-shape-of-a-distribution', { misses: 0 }),
  priya(22, '10:45', 'psychology-13-how-we-learn', { misses: 0 }),
  priya(24, '19:10', 'math-13-probability-and-the-normal-model', { misses: 2 }),
  priya(26, '16:15', 'english-13-a-structure-readers-can-follow', { misses: 1 }),
  priya(29, '11:30', 'math-13-samples-and-confidence', { misses: 3 }),
  priya(30, '18:45', 'math-13-samples-and-confidence', { share: 0.5, misses: 1 }),
  priya(31, '14:30', 'math-13-regression-and-residuals', { share: 0.4 }),
  priya(36, '10:50', 'psychology-13-how-memory-works', { misses: 1 }),
  priya(38, '19:25', 'english-13-making-sources-work', { misses: 0 }),
  priya(43, '11:15', 'math-13-testing-a-hypothesis', { misses: 2 }),
  priya(46, '10:40', 'psychology-13-social-influence', { share: 0.6 }),
  priya(50, '10:45', 'psychology-13-social-influence', { misses: 1 }),
  priya(53, '18:20', 'psychology-13-how-memory-works', { share: 0.4 }),
  ...others('amina.warsame', [
    [9, '16:10', 'math-13-where-data-come-from', 0],
    [16, '16:20', 'math-13-the-shape-of-a-distribution', 0],
    [22, '17:05', 'math-13-probability-and-the-normal-model', 1],
    [25, '10:10', 'psychology-13-how-we-learn', 0],
    [30, '16:40', 'math-13-samples-and-confidence', 0],
    [37, '15:55', 'math-13-regression-and-residuals', 0],
    [44, '16:15', 'math-13-testing-a-hypothesis', 1],
    [51, '15:40', 'english-13-a-thesis-worth-arguing', 0],
  ]),
  ...others('tomas.herrera', [
    [11, '20:40', 'math-13-where-data-come-from', 2],
    [19, '21:05', 'math-13-the-shape-of-a-distribution', 1],
    [32, '21:15', 'math-13-samples-and-confidence', 2],
    [46, '20:20', 'math-13-testing-a-hypothesis', 3],
    [51, '20:50', 'math-13-regression-and-residuals'],
  ]),
  ...others('jack.donnelly', [
    [11, '13:20', 'math-13-where-data-come-from', 1],
    [18, '13:05', 'math-13-the-shape-of-a-distribution', 0],
    [24, '13:30', 'math-13-probability-and-the-normal-model', 1],
    [31, '13:15', 'math-13-samples-and-confidence', 1],
    [45, '13:40', 'math-13-testing-a-hypothesis', 0],
    [50, '13:10', 'math-13-regression-and-residuals', 1],
  ]),
  ...others('yuki.mori', [
    [10, '09:40', 'math-13-where-data-come-from', 0],
    [17, '09:50', 'math-13-the-shape-of-a-distribution', 1],
    [23, '09:30', 'psychology-13-brain-and-behavior', 1],
    [29, '09:45', 'math-13-samples-and-confidence', 1],
    [43, '09:35', 'math-13-testing-a-hypothesis', 0],
  ]),
  jonas(2, '07:35', 'strategy-12-split-the-value', { misses: 1 }),
  jonas(9, '12:20', 'strategy-12-sketch-the-five-forces', { misses: 0 }),
  jonas(16, '07:30', 'leadership-12-delegate-outcomes', { misses: 1 }),
  jonas(23, '07:40', 'research-12-interview-to-understand', { misses: 0 }),
  jonas(25, '12:30', 'strategy-12-unit-economics', { misses: 2 }),
  jonas(31, '07:25', 'career-12-write-so-people-can-act', { misses: 0 }),
  jonas(38, '17:30', 'leadership-12-learn-from-an-incident', { misses: 1 }),
  jonas(43, '07:35', 'strategy-12-break-even-and-price', { misses: 1 }),
  jonas(45, '07:30', 'technology-12-what-ai-can-and-cannot-do', { share: 0.5 }),
  jonas(51, '07:35', 'technology-12-what-ai-can-and-cannot-do', { misses: 0 }),
]

export type Practiced = {
  username: string
  day: number
  time: string
  skill: string
  /** How each problem goes. */
  right: readonly boolean[]
}

/** What the college student brings back from school, for the statistics course. */
export const PRACTICED: readonly Practiced[] = [
  {
    ...{ username: 'demo-college', day: 11, time: '17:10', skill: 'math.12.expected-value' },
    right: [true, false, true, true, true],
  },
  {
    ...{ username: 'demo-college', day: 25, time: '16:40', skill: 'math.12.normal-distribution' },
    right: [false, true, true, false, true, true],
  },
  {
    ...{ username: 'demo-college', day: 45, time: '17:25', skill: 'math.12.normal-distribution' },
    right: [true, true, true, false, true],
  },
]
