import type { InputOf } from '#contract/endpoint.ts'
import type { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import type { ClassCode } from '../../cast.ts'

type Plan = Omit<InputOf<typeof lessonPlans.create>, 'classId' | 'lessonDate' | 'attached'> & {
  teacher: string
  classCode: ClassCode
  /** When it is written, and the day of the lesson. */
  day: number
  lessonDay: number | null
  /** Of the curriculum. */
  lesson?: string
  /** How it went, written down afterwards. */
  afterwards?: string
}

export const LESSON_PLANS: readonly Plan[] = [
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 4,
      lessonDay: 8,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Same size pieces: comparing 3/4 and 5/8', subject: 'Mathematics', grade: 5 },
    lesson: 'math-5-find-a-common-size',
    objectives: [
      'Place fractions with different denominators on one number line.',
      'Explain which of two fractions is greater.',
    ],
    materials: ['Fraction strips', 'Number lines on cardstock', 'Dry-erase markers'],
    procedure:
      '**Warm-up (8 min).** Which would you rather have: 3/4 of a pizza or 5/8? Vote with your feet.\n\n**Build (15 min).** Partners lay fourths and eighths side by side and write one sentence about what they see.\n\n**Talk (12 min).** Who changed fourths to eighths? Why does that help?\n\n**Exit ticket (10 min).**',
    assessment: 'Exit ticket: place 3/4 and 5/8, say which is greater and why.',
    standards: ['CCSS.MATH.4.NF.A.2', 'CCSS.MATH.5.NF.A.1'],
    afterwards:
      'The pizza vote got everyone talking. Six students still compare denominators only: pull them on Tuesday.',
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 11,
      lessonDay: 17,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Lab: which paper towel holds the most water?', subject: 'Science', grade: 5 },
    objectives: ['Plan a fair test.', 'Measure in milliliters and repeat each measurement three times.'],
    materials: ['Three brands of paper towels', 'Graduated cylinders', 'Timers', 'Trays', 'A mop'],
    procedure:
      '**Question (5 min).** What does “best” mean? Settle on water held.\n\n**Plan (10 min).** Groups name what stays the same.\n\n**Test (20 min).** Three trials for each brand. One timer, one measurer, one recorder.\n\n**Share (10 min).** Averages on the board.',
    assessment: 'Lab report with rubric, due a week from Friday.',
    standards: ['NGSS.3-5-ETS1-3'],
    afterwards:
      'Twenty-five minutes for testing would be better. Aiko’s group weighed the dry towels without being asked.',
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 44,
      lessonDay: 50,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Three of your planetarium questions', subject: 'Science', grade: 5 },
    lesson: 'science-5-why-the-sun-outshines-the-stars',
    objectives: [
      'Explain why the sun looks brighter than other stars.',
      'Use a model to test an explanation.',
    ],
    materials: ['Two identical flashlights', 'A long hallway', 'Question list from the trip'],
    procedure:
      '**Hook (5 min).** Two flashlights, one near and one far. Which is brighter?\n\n**Model (20 min).** Hallway teams measure how big the light looks from 2, 4 and 8 meters.\n\n**Connect (15 min).** What does that say about the sun and Sirius?\n\n**Close (5 min).** One question that is still open.',
    assessment: 'Quiz within a week.',
    standards: ['NGSS.5-ESS1-1'],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '2A',
      day: 46,
      lessonDay: 52,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'What time is it, Mr. Fox?', subject: 'Mathematics', grade: 2 },
    objectives: ['Tell time to five minutes.'],
    materials: ['Paper plate clocks', 'Brass fasteners'],
    procedure:
      'Skip count by fives around the clock. Play “What time is it, Mr. Fox?” with plate clocks. Partners set times for each other.',
    assessment: 'Practice on Trellis, four right.',
    standards: ['CCSS.MATH.2.MD.C.7'],
  },
  {
    ...{
      teacher: 'demo-teacher',
      classCode: '5B',
      day: 46,
      lessonDay: null,
      duration: 60,
      status: 'draft' as const,
    },
    ...{ title: 'Volume with sugar cubes', subject: 'Mathematics', grade: 5 },
    lesson: 'math-5-volume-in-layers',
    objectives: ['Find the volume of a box by counting layers.'],
    materials: ['Sugar cubes (ask the cafeteria)', 'Small boxes'],
    notes: 'Maybe do this on the Monday before the long weekend. Need about 600 cubes.',
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 12,
      lessonDay: 16,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Build day: balloon cars', subject: 'Science', grade: 8 },
    objectives: [
      'Name the force pair that moves the car.',
      'Change one variable and keep the rest the same.',
    ],
    materials: ['Balloons', 'Straws', 'Bottle caps', 'Skewers', 'Tape measures'],
    procedure:
      'Build (15 min), pilot run (5 min), nine measured runs (20 min), clean up (5 min). Nobody launches at people.',
    assessment: 'Lab report with rubric.',
    standards: ['NGSS.MS-PS2-1', 'NGSS.MS-PS2-2'],
    afterwards: 'Table 2 ran out of time because of tape. Pre-cut next year.',
  },
  {
    ...{
      teacher: 'samuel.adeyemi',
      classCode: '8C',
      day: 46,
      lessonDay: 51,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Traits of 8C: pooling our data', subject: 'Science', grade: 8 },
    lesson: 'science-8-genes-from-two-parents',
    objectives: ['Tell dominant from common.', 'Fill in a Punnett square for one gene.'],
    materials: ['Trait tables from the survey', 'Large graph paper'],
    procedure:
      'Pool the tables, graph four traits, then predict offspring of two of our (anonymous) “parents.”',
    assessment: 'Quiz within a week.',
    standards: ['NGSS.MS-LS3-2'],
  },
  {
    ...{
      teacher: 'hana.kovar',
      classCode: '11D',
      day: 18,
      lessonDay: 23,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Why a line cannot model coffee', subject: 'Mathematics', grade: 11 },
    objectives: [
      'Recognize a constant ratio of differences.',
      'Write an exponential model with an asymptote.',
    ],
    materials: ['Kettle', 'Two thermometers', 'Class set of calculators'],
    procedure:
      'Pour at the bell. Read every three minutes while we review logs. Table on the board, first differences, ratios, then the question: ratios of what?',
    assessment: 'Modeling project.',
    standards: ['CCSS.MATH.HSF.LE.A.1', 'CCSS.MATH.HSF.LE.A.4'],
    afterwards: 'Great discussion about the room temperature. Oskar found the asymptote on his own.',
  },
  {
    ...{
      teacher: 'hana.kovar',
      classCode: '11D',
      day: 45,
      lessonDay: 53,
      duration: 45,
      status: 'published' as const,
    },
    ...{ title: 'Log review stations', subject: 'Mathematics', grade: 11 },
    lesson: 'math-11-logarithms-ask-for-exponents',
    objectives: ['Choose the right law without being told.'],
    materials: ['Five station cards', 'Answer keys in envelopes'],
    procedure: 'Nine minutes a station. One station is nothing but wrong solutions to repair.',
    assessment: 'Error analysis, collected Wednesday.',
    standards: ['CCSS.MATH.HSF.BF.B.5'],
  },
]
