import { myClasses } from '#contract/classroom/my-classes.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classes } from '#contract/teaching/classes.ts'
import { momentOf, SCHOOL_YEAR } from '../../calendar.ts'
import type { Scene } from '../../stage.ts'
import { at, does } from '../at.ts'
import { findQuiz } from '../find-rows.ts'

const TEACHER = 'hana.kovar'
const COURSE = 'Statistics 101'
const STUDENTS = ['demo-college', 'amina.warsame', 'tomas.herrera', 'jack.donnelly', 'yuki.mori']

const QUIZZES = [
  { title: 'Week 2: where data come from', lesson: 'math-13-where-data-come-from', given: 8, due: 12 },
  { title: 'Week 3: distributions', lesson: 'math-13-the-shape-of-a-distribution', given: 15, due: 19 },
  { title: 'Week 5: confidence', lesson: 'math-13-samples-and-confidence', given: 28, due: 33 },
  { title: 'Week 7: hypotheses', lesson: 'math-13-testing-a-hypothesis', given: 42, due: 46 },
  { title: 'Week 8: regression', lesson: 'math-13-regression-and-residuals', given: 48, due: 60 },
]

/** An evening course of the community college, which a teacher of the school gives. */
export function takeCollegeCourse(): Scene[] {
  return [
    at(1, '18:40', `Hana opens ${COURSE}`, async (stage) => {
      const { classCode } = await does(stage, TEACHER, classes.create, {
        ...{ name: COURSE, grade: 13, subject: 'Mathematics' },
        description: 'Monday evenings in Room 34, for Rosewood Community College.',
        schedule: [{ day: 'monday', from: '18:30', to: '20:00', place: 'Room 34' }],
        ...{ academicYear: '2025/26', startDate: SCHOOL_YEAR.firstDay, endDate: SCHOOL_YEAR.lastDay },
      })
      for (const username of STUDENTS) await does(stage, username, myClasses.join, { classCode })
    }),
    ...QUIZZES.map(({ title, lesson, given, due }) =>
      at(given, '20:05', `Hana gives “${title}”`, async (stage) => {
        const own = await does(stage, TEACHER, classes.list, {})
        await does(stage, TEACHER, assignments.create, {
          ...{ title, points: 20, status: 'active', kind: 'quiz' },
          classId: own.find(({ name }) => name === COURSE)?.id ?? 0,
          quizId: await findQuiz(stage, lesson),
          instructions: 'Read the chapter first. Your best attempt counts.',
          dueDate: momentOf(due, '23:00').toISOString(),
        })
      }),
    ),
  ]
}
