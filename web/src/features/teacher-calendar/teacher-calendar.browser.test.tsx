import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CalendarEntry, teacherCalendar } from '#contract/teaching/calendar.ts'
import { LessonPlan, lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

/** A month with one lesson, which the server keeps on the day that it is moved to. */
function openCalendar(query: string) {
  const plan: Extract<CalendarEntry, { kind: 'lessonPlan' }> = {
    kind: 'lessonPlan',
    id: 5,
    title: 'Volcanoes',
    classId: null,
    className: null,
    day: '2031-03-12',
    status: 'draft',
    duration: 45,
  }
  return renderAt(`/teacher/calendar${query}`, {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(teacherCalendar.feed, { feed: null }),
      answer(teacherCalendar.read, ({ from, to }) => ({
        timezone: 'UTC',
        today: '2031-03-10',
        entries: plan.day >= from && plan.day <= to ? [{ ...plan }] : [],
      })),
      answer(lessonPlans.update, ({ lessonDate }) => {
        plan.day = lessonDate ?? plan.day
        return makeSample(LessonPlan, { id: 5, title: plan.title, lessonDate: plan.day })
      }),
    ],
  })
}
const chip = () => page.getByRole('button', { name: /^Volcanoes,/ })
const day = (name: string) => page.getByRole('listitem', { name })
const findDay = (date: string) => document.querySelector<HTMLElement>(`[data-calendar-day="${date}"]`)

test('a lesson is moved to another day by keys alone and back, and days are walked through', {
  tags: ['TEACH-28', 'P-26'],
}, async () => {
  const { server } = await openCalendar('?view=month&day=2031-03-12')
  await expect.element(chip()).toBeVisible()
  chip().element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(day('Thursday, March 13').getByText('Volcanoes')).toBeVisible()
  await expect.element(chip()).toHaveFocus()
  await button('Undo').click()
  await expect.element(day('Wednesday, March 12').getByText('Volcanoes')).toBeVisible()
  expect(server.sentTo(lessonPlans.update)).toEqual([
    { id: '5', lessonDate: '2031-03-13' },
    { id: '5', lessonDate: '2031-03-12' },
  ])
  findDay('2031-03-12')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(findDay('2031-03-19'))
  await userEvent.keyboard('{PageDown}')
  await expect.element(heading('April 2031')).toBeVisible()
})

test.for(['agenda', 'week', 'month'])('the view %s fits every width and theme', async (view) => {
  await openCalendar(`?view=${view}&day=2031-03-10`)
  await expect.element(chip()).toBeVisible()
  await expectSoundLook()
})
