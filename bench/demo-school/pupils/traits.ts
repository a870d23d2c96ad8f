import type { Chance } from '../../simulator/chance.ts'
import type { Part } from '../cast/enroll.ts'
import type { Pupil } from '../cast.ts'
import type { Traits } from './simulated-pupil.ts'

type Shape = Partial<Omit<Traits, 'camp' | 'hour' | 'subjects' | 'pace'>> &
  Standing & {
    /** How often they choose a subject, where it is not as with most. */
    weights?: Traits['subjects']
  }

type Standing = {
  /** Grades ahead of the middle of the class, and how fast they learn. */
  lead: number
  speed: number
}

const STEADY: Shape & Traits = {
  ...{ lead: 0, speed: 1, until: Number.POSITIVE_INFINITY, isCrammer: false },
  ...{ inClass: 0.92, atHome: 0.22, onFreeDays: 0.09, problems: 9, pace: 30 },
  ...{ hintsWhenLost: 0.3, hintsAnyway: 0, givesUp: 0.4, reading: 0.8 },
  ...{ takesQuizzes: 0.85, retakesQuizzes: 0.12, makesCards: 0.25, memoryDays: 6 },
  ...{ subjects: {}, hour: 16.5, camp: '' },
}

const SHAPES: Record<Part, Shape> = {
  steady: STEADY,
  star: {
    ...{ lead: 1.7, speed: 1.4, inClass: 0.98, atHome: 0.7, onFreeDays: 0.5, problems: 12 },
    ...{ hintsWhenLost: 0.1, givesUp: 0.15, reading: 1, takesQuizzes: 1, makesCards: 0.8, memoryDays: 14 },
  },
  keen: {
    ...{ lead: 0.5, speed: 1.1, inClass: 0.96, atHome: 0.5, onFreeDays: 0.3, problems: 10 },
    ...{
      givesUp: 0.25,
      reading: 0.95,
      takesQuizzes: 0.95,
      retakesQuizzes: 0.2,
      makesCards: 0.5,
      memoryDays: 9,
    },
  },
  seldom: {
    ...{ lead: -0.3, speed: 0.9, inClass: 0.68, atHome: 0.05, onFreeDays: 0.02, problems: 8 },
    ...{ reading: 0.5, takesQuizzes: 0.6, makesCards: 0.05 },
  },
  struggler: {
    ...{ lead: -1.7, speed: 0.7, inClass: 0.9, atHome: 0.3, onFreeDays: 0.1, problems: 8 },
    ...{ hintsWhenLost: 0.45, givesUp: 0.55, reading: 0.6, retakesQuizzes: 0.4, memoryDays: 3 },
  },
  stopped: {
    ...{ lead: -0.4, speed: 0.9, inClass: 0.9, atHome: 0.25, onFreeDays: 0.1, problems: 9, until: 22 },
  },
  crammer: {
    lead: 0.1,
    speed: 1,
    inClass: 0.55,
    atHome: 0,
    onFreeDays: 0,
    isCrammer: true,
    problems: 12,
    givesUp: 0.5,
  },
  hintAsker: {
    ...{ lead: -0.3, speed: 1, inClass: 0.95, atHome: 0.4, onFreeDays: 0.15, problems: 9 },
    ...{ hintsWhenLost: 1, hintsAnyway: 0.85, givesUp: 0.5 },
  },
}

/** Whom everybody may sign in as: there has to be something to see on every day. */
const KNOWN: Readonly<Record<string, Partial<Shape>>> = {
  'demo-student': {
    lead: 0.6,
    inClass: 1,
    atHome: 0.8,
    onFreeDays: 0.72,
    makesCards: 1,
    retakesQuizzes: 0.3,
    // Who practices this often has mastered the Mathematics of a grade in five weeks, and nothing would be left to show.
    weights: { Mathematics: 2, English: 3.5, Science: 3 },
  },
  'demo-kid': { lead: 0.2, inClass: 1, atHome: 0.7, onFreeDays: 0.45, makesCards: 0.6, problems: 8 },
}

const WEIGHTS = { Mathematics: 5, English: 2.5, Science: 2 }

/** Young ones are done before dinner. */
const HOUR_OF_GRADE = (grade: number) => 15.6 + grade * 0.25

export function makeTraits(pupil: Pupil, grade: number, chance: Chance): Standing & { traits: Traits } {
  const shape = { ...STEADY, ...SHAPES[pupil.part], ...KNOWN[pupil.username] }
  const { lead: usualLead, speed: usualSpeed, weights = WEIGHTS, ...habits } = shape
  const vary = (value: number, by: number) => value * Math.exp(chance.normal(0, by))
  const share = (value: number) => (value === 0 || value === 1 ? value : Math.min(0.98, vary(value, 0.25)))
  const lead = usualLead + chance.normal(0, pupil.part === 'steady' ? 0.8 : 0.2)
  const speed = vary(usualSpeed, 0.2)
  const traits = {
    ...habits,
    atHome: share(habits.atHome),
    onFreeDays: share(habits.onFreeDays),
    inClass: Math.min(1, habits.inClass),
    problems: Math.round(Math.min(14, Math.max(6, vary(habits.problems, 0.12)))),
    pace: vary(grade <= 3 ? 26 : 24 + grade, 0.3),
    hintsWhenLost: share(habits.hintsWhenLost),
    givesUp: share(habits.givesUp),
    takesQuizzes: share(habits.takesQuizzes),
    memoryDays: vary(habits.memoryDays, 0.3),
    subjects: Object.fromEntries(
      Object.entries(weights).map(([subject, weight]) => [subject, vary(weight, 0.4)]),
    ),
    hour: Math.min(20, HOUR_OF_GRADE(grade) + chance.normal(0, 1)),
    camp: `${pupil.classCode} ${chance.happens(0.65) ? 'most' : 'others'}`,
  }
  return { lead, speed, traits }
}
