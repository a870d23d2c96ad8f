import type { EndpointName } from '#contract/api.ts'
import { addResult, openClass } from './analytics-rows.ts'
import { addQuiz } from './learning-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type AnalyticsName = Extract<EndpointName, `classAnalytics.${string}`>

/** Working calls of a teacher who has a class with a student. */
export const ANALYTICS_SAMPLES: { [Name in AnalyticsName]: Sample<Name> } = {
  'classAnalytics.overview': async (t, teacher) => ({ classId: await openRoom(t, teacher), period: 'week' }),
  'classAnalytics.skills': async (t, teacher) => ({
    classId: await openRoom(t, teacher),
    subject: 'Mathematics',
  }),
  'classAnalytics.ideas': async (t, teacher) => ({ classId: await openRoom(t, teacher) }),
  'classAnalytics.quizzes': async (t, teacher) => ({ classId: await openRoom(t, teacher) }),
  'classAnalytics.items': async (t, teacher) => {
    const student = await t.signUp()
    const classId = await openClass(t, teacher, [student])
    const quiz = await addQuiz(t)
    await addResult(t, student, quiz.id)
    return { quizId: quiz.id, classId }
  },
}

async function openRoom(t: TestApp, teacher: TestPerson) {
  return openClass(t, teacher, [await t.signUp()])
}
