type When = { day: number; time: string }

type Talk = When & {
  username: string
  title: string
  subject: string
  /** What the tutor answers well. */
  messages: readonly string[]
  isLiked?: boolean
}

export const TALKS: readonly Talk[] = [
  {
    ...{ username: 'demo-student', day: 29, time: '17:20', title: 'Water cycle', subject: 'Science' },
    messages: [
      'What is evaporation?',
      'Where does the salt go when ocean water evaporates?',
      'How much of Earth’s water is fresh?',
    ],
    isLiked: true,
  },
  {
    ...{
      username: 'demo-student',
      day: 44,
      time: '17:15',
      title: 'Before the planetarium',
      subject: 'Science',
    },
    messages: ['Why does the sun look brighter than other stars?', 'What is a light year?'],
  },
  {
    ...{ username: 'noah.kim', day: 9, time: '17:10', title: 'Common denominators', subject: 'Mathematics' },
    messages: ['How do I find a common denominator?'],
    isLiked: true,
  },
  {
    ...{ username: 'demo-kid', day: 37, time: '16:40', title: 'My bean', subject: 'Science' },
    messages: ['What do plants need?', 'Does a bean grow in the dark?', 'How do seeds travel?'],
    isLiked: true,
  },
  {
    ...{ username: 'diego.fuentes', day: 30, time: '19:10', title: 'Waves', subject: 'Science' },
    messages: ['What is the frequency of a wave?'],
  },
  {
    ...{ username: 'abigail.turner', day: 44, time: '18:05', title: 'Heredity words', subject: 'Science' },
    messages: ['What does dominant mean?', 'What is the difference between genotype and phenotype?'],
    isLiked: true,
  },
  {
    ...{ username: 'brooke.sullivan', day: 10, time: '19:30', title: 'Quadratics', subject: 'Mathematics' },
    messages: ['What is vertex form?', 'What does the discriminant tell me?'],
  },
  {
    ...{ username: 'chidi.eze', day: 38, time: '20:15', title: 'Logs', subject: 'Mathematics' },
    messages: ['What is a logarithm?', 'Why is log(a+b) not log a + log b?'],
    isLiked: true,
  },
  {
    ...{ username: 'demo-college', day: 35, time: '19:50', title: 'Memory midterm', subject: 'Psychology' },
    messages: ['Why is spaced practice better than cramming?', 'What is working memory?'],
    isLiked: true,
  },
  {
    ...{
      username: 'demo-college',
      day: 43,
      time: '11:50',
      title: 'Hypothesis tests',
      subject: 'Mathematics',
    },
    messages: ['What is a p-value?', 'What is a type I error?'],
  },
  {
    ...{
      username: 'demo-professional',
      day: 29,
      time: '12:35',
      title: 'Pricing workshop',
      subject: 'Business Strategy',
    },
    messages: ['What is contribution margin?', 'What is switching cost?'],
    isLiked: true,
  },
  {
    ...{
      username: 'demo-professional',
      day: 39,
      time: '08:05',
      title: 'Retrospective',
      subject: 'Leadership',
    },
    messages: ['What is psychological safety?'],
  },
]

export type Worry = When & {
  username: string
  message: string
  severity: 'medium' | 'high'
  /** Without `helped` somebody looks after it still. */
  settled?: { by: string; taken: When; helped?: When & { note: string } }
}

export const WORRIES: readonly Worry[] = [
  {
    ...{ username: 'jakub.zielinski', day: 22, time: '18:20', severity: 'medium' },
    message:
      'some kids in my class keep laughing at me at recess every day and they won’t let me play. it hurts',
    settled: {
      by: 'demo-teacher',
      taken: { day: 23, time: '07:40' },
      helped: {
        ...{ day: 24, time: '13:20' },
        note: 'Talked with Jakub at lunch, then with two of the boys, with Ms. Reyes from counseling. Called home. They have a soccer agreement now; I check in on Fridays.',
      },
    },
  },
  {
    ...{ username: 'rina.sato', day: 46, time: '19:35', severity: 'high' },
    message: 'everything is too much and I can’t do this anymore. I don’t want to be here anymore',
    settled: {
      by: 'samuel.adeyemi',
      taken: { day: 46, time: '19:50' },
      helped: {
        ...{ day: 47, time: '11:30' },
        note: 'Called Rina and then her mother on Friday evening; she was not alone for a minute. They saw the family doctor on Saturday. Ms. Reyes meets her on Monday, and her teachers know to go easy.',
      },
    },
  },
  {
    ...{ username: 'samir.rahman', day: 48, time: '18:25', severity: 'medium' },
    message:
      'two boys on the bus keep laughing at me every day and call me names. I don’t want to ride it anymore',
    settled: {
      by: 'demo-teacher',
      taken: { day: 49, time: '07:35' },
      helped: {
        ...{ day: 51, time: '13:10' },
        note: 'Talked with Samir and his father, and with the bus driver. Samir sits in the front row with Ethan now. I ask him again on Friday.',
      },
    },
  },
  {
    ...{ username: 'leila.hosseini', day: 50, time: '17:40', severity: 'medium' },
    message: 'the other girls leave me out every day and they laugh at me when I talk. it hurts',
    settled: { by: 'demo-teacher', taken: { day: 51, time: '07:40' } },
  },
]

type Steps = When & { username: string; text: string; lines: readonly string[] }

/** Worked out line by line. */
export const STEPS: readonly Steps[] = [
  { username: 'demo-student', day: 10, time: '16:30', text: '3/4 + 1/6', lines: ['9/12 + 2/12', '11/12'] },
  {
    username: 'noah.kim',
    day: 24,
    time: '17:35',
    text: '2/3 + 1/4',
    lines: ['8/12 + 1/12', '8/12 + 3/12', '11/12'],
  },
  {
    username: 'brooke.sullivan',
    day: 16,
    time: '19:40',
    text: 'x^2 + 6x - 7 = 0',
    lines: ['x^2 + 6x = 7', '(x + 3)^2 = 16'],
  },
  { username: 'demo-college', day: 10, time: '19:20', text: '(12 - 9.5) / 1.25', lines: ['2.5 / 1.25', '2'] },
]
