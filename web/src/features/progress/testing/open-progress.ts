import { badges } from '#contract/badges.ts'
import { type LearnerRecord, type ProgressMetric, progress } from '#contract/progress.ts'
import { type SkillStanding, skills } from '#contract/skills.ts'
import { subjects } from '#contract/subjects.ts'
import { type Answer, answer } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-at.tsx'

const MASTERY = [
  ['Mathematics', 95, 'up'],
  ['Science', 75, 'stable'],
  ['English', 40, 'down'],
] as const

export const METRICS: ProgressMetric[] = MASTERY.map(([subjectName, masteryLevel, trend], place) => ({
  subjectId: place + 1,
  subjectName,
  subjectIcon: 'calculator',
  masteryLevel,
  isBegun: true,
  skillsHeld: masteryLevel / 5,
  skills: 20,
  trend,
  streakDays: place + 2,
  timeSpent: 50,
  completedLessons: place,
  totalLessons: 6,
  strengthAreas: place === 0 ? ['Times facts'] : [],
  improvementAreas: place === 2 ? ['Commas'] : [],
}))

export const RECORD: LearnerRecord = {
  minutes: 151,
  lessonsCompleted: 3,
  problemsTried: 11,
  problemsSolved: 2,
  quizAverage: null,
  streakDays: 2,
  longestStreakDays: 4,
  averageShare: 70,
}

export const makeStanding = (place: number, fields: Partial<SkillStanding> = {}): SkillStanding => ({
  id: `math.made-up-${place}`,
  name: `Skill ${place}`,
  can: 'I can do it.',
  subject: 'Mathematics',
  grade: 1,
  after: place < 2 ? [] : [`math.made-up-${place - 2}`],
  hasPractice: true,
  lessonId: null,
  level: 'new',
  mastery: null,
  low: null,
  high: null,
  answers: 0,
  isDue: false,
  isNext: false,
  ...fields,
})

export const answerMap = (standings: SkillStanding[]) =>
  answer(skills.map, { grade: 6, subjects: ['Mathematics', 'Science'], skills: standings })

/** Of a learner of some weeks. */
export function openProgress(path = '/progress', ...answers: Answer[]) {
  return renderAt(path, {
    answers: [
      answer(progress.metrics, METRICS),
      answer(progress.record, RECORD),
      answer(progress.activity, [{ day: '2026-03-02', events: 3, minutes: 20 }]),
      answer(progress.goals, []),
      answer(progress.insights, []),
      answer(badges.earned, []),
      answer(badges.list, []),
      answer(subjects.list, []),
      answerMap([0, 1, 2, 3].map((place) => makeStanding(place))),
      ...answers,
    ],
  })
}
