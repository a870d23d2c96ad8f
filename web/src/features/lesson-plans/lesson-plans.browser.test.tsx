import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { classes } from '#contract/teaching/classes.ts'
import { LessonPlan, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { type Answer, answer, dropConnection } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const open = (path: string, ...answers: Answer[]) =>
  renderAt(path, {
    as: makeUser({ role: 'teacher' }),
    answers: [answer(classes.list, []), answer(lessonPlans.materials, []), ...answers],
  })

test('plans that cannot be loaded say so, fit every width and theme, and are asked for again', {
  tags: ['TEACH-29'],
}, async () => {
  const { server } = await open('/teacher/lesson-plans', dropConnection(lessonPlans.list))
  await expect.element(heading('Your lesson plans could not be loaded')).toBeVisible()
  await expectSoundLook()
  server.use(answer(lessonPlans.list, [makeSample(LessonPlan, { id: 1, title: 'Boxes' })]))
  await button('Try again').click()
  await expect.element(page.getByRole('link', { name: 'Boxes' })).toBeVisible()
})

test('the form of a new plan fits every width and theme', { tags: ['TEACH-30'] }, async () => {
  await open('/teacher/lesson-plans/create')
  await expect.element(heading('New lesson plan')).toBeVisible()
  await expectSoundLook()
})
