import { badges } from '#contract/badges.ts'
import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { type DashboardStats, dashboard } from '#contract/dashboard.ts'
import { lessons } from '#contract/lessons.ts'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { type Answer, answer } from './fake-server.ts'

export const STATS: DashboardStats = {
  weeklyProgress: 40,
  weeklyGoal: { unit: 'lessons', amount: 5, done: 2, isOwn: false },
  today: { minutes: 0, goalMinutes: 20 },
  totalLessonsCompleted: 12,
  practiceProblems: 34,
  problemsTried: 40,
  currentStreak: 5,
  averageScore: 82.6,
  hasAverage: true,
  continueLesson: null,
  subjectProgress: [
    { name: 'Mathematics', mastery: 58, problemsSolved: 9, problemsTried: 11 },
    { name: 'Science', mastery: null, problemsSolved: 0, problemsTried: 0 },
    { name: 'Reading', mastery: null, problemsSolved: 0, problemsTried: 0 },
    { name: 'Writing', mastery: null, problemsSolved: 0, problemsTried: 0 },
  ],
}

const HALVES = { id: 'math.halves', name: 'Halves', can: 'I can halve.', subject: 'Mathematics', grade: 2 }

/** What the dashboard of a learner asks for; many ways end there. */
export function listDashboardAnswers(): Answer[] {
  return [
    answer(dashboard.stats, STATS),
    answer(lessons.recommendations, []),
    answer(whatNext.read, { offers: [], dailyMix: { left: [HALVES], done: 0 }, stuck: null }),
    answer(myAssignments.list, []),
    answer(myClasses.list, []),
    answer(myAnnouncements.list, []),
    answer(badges.list, []),
    answer(badges.earned, []),
    answer(badges.progress, []),
  ]
}
