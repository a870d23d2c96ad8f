type OwnCards = {
  username: string
  day: number
  time: string
  tag: string
  cards: readonly (readonly [front: string, back: string])[]
  /** Days on which they are gone through, for whom nobody else plays. */
  reviewed?: readonly number[]
}

export const OWN_CARDS: readonly OwnCards[] = [
  {
    ...{ username: 'demo-student', day: 9, time: '16:45', tag: 'fractions' },
    cards: [
      ['What is a common denominator?', 'A bottom number that works for both fractions.'],
      ['3/4 as eighths', '6/8'],
      ['2/3 as twelfths', '8/12'],
      ['1/2 + 1/3', '3/6 + 2/6 = 5/6'],
      ['Half of 1/2', '1/4'],
      ['Is 5/8 more or less than 1/2?', 'More, because 4/8 is a half.'],
    ],
  },
  {
    ...{ username: 'demo-student', day: 46, time: '17:10', tag: 'space' },
    cards: [
      ['What kind of thing is the sun?', 'A star.'],
      ['Why does the sun look so bright?', 'It is much closer than other stars.'],
      ['What is a light year?', 'The distance light travels in one year.'],
      ['Why do we have day and night?', 'Earth spins.'],
    ],
  },
  {
    ...{ username: 'demo-kid', day: 35, time: '16:20', tag: 'math' },
    cards: [
      ['10 + 10', '20'],
      ['How many ones are in a ten?', '10'],
      ['5 + 7', '12'],
      ['Double 8', '16'],
    ],
  },
  {
    ...{ username: 'demo-college', day: 4, time: '18:20', tag: 'psychology' },
    cards: [
      ['independent variable', 'What the experimenter changes.'],
      ['operational definition', 'How a construct is measured in a particular study.'],
      ['random assignment', 'Chance decides who is in which condition, so groups are alike on average.'],
      ['working memory', 'Holds and works with a few chunks for seconds.'],
      ['testing effect', 'Retrieving something strengthens it more than rereading.'],
      ['misinformation effect', 'Later information changes what is remembered of an event.'],
      ['classical conditioning', 'A neutral stimulus comes to predict another one.'],
      ['operant conditioning', 'Behavior changes with its consequences.'],
      [
        'fundamental attribution error',
        'Explaining others’ behavior by character and overlooking the situation.',
      ],
      ['hippocampus', 'Needed to form new memories of facts and events.'],
    ],
    reviewed: [7, 9, 11, 16, 21, 24, 30, 35, 39, 44, 46],
  },
  {
    ...{ username: 'demo-college', day: 23, time: '18:40', tag: 'statistics' },
    cards: [
      ['standard error of the mean', 's divided by the square root of n'],
      ['p-value', 'How likely data at least this extreme would be if the null hypothesis were true.'],
      ['type I error', 'Rejecting a null hypothesis that is true.'],
      ['type II error', 'Not rejecting a null hypothesis that is false.'],
      ['residual', 'Observed minus predicted value.'],
      ['What does a larger n do to a confidence interval?', 'It gets narrower, by the square root of n.'],
    ],
    reviewed: [25, 29, 32, 37, 43, 46],
  },
  {
    ...{ username: 'demo-professional', day: 10, time: '07:40', tag: 'strategy' },
    cards: [
      ['contribution margin', 'Price minus variable cost, per unit.'],
      ['break-even volume', 'Fixed costs divided by contribution per unit.'],
      ['payback period', 'Acquisition cost divided by contribution per month.'],
      ['real option', 'The right, not the duty, to invest more later.'],
      ['switching cost', 'What it costs a customer to go to someone else.'],
      ['leading question', 'A question that suggests its own answer. Avoid it in interviews.'],
    ],
    reviewed: [11, 15, 18, 23, 29, 36, 44],
  },
]
