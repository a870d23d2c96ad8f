import { expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { type Gradebook, gradebook } from '#contract/teaching/gradebook.ts'
import { grading, StudentWork } from '#contract/teaching/grading.ts'
import { type Answer, answer, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { expectAddress, expectCount, expectToast } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

type Size = { pupils: number; assignments: number }
/** Both are larger than the screen. */
const SMALL = { pupils: 60, assignments: 20 }
const LARGE = { pupils: 300, assignments: 100 }
const FRAMES = 24

function makeBook({ pupils, assignments }: Size, letters = 'gGhmxr-nGg'): Gradebook {
  return {
    classId: 1,
    className: 'Owls',
    groups: [],
    assignments: Array.from({ length: assignments }, (_, id) => ({
      id: id + 1,
      title: `Assignment ${id + 1}`,
      kind: 'task',
      status: 'active',
      points: 20,
      dueDate: '2026-01-05T09:00:00Z',
      latePolicy: 'accept',
      countedAttempt: 'best',
      hasRubric: false,
    })),
    pupils: Array.from({ length: pupils }, (_, id) => ({
      id: id + 1,
      firstName: `First${id}`,
      lastName: `Last${id}`,
      groupIds: [],
      states: letters.repeat(assignments).slice(0, assignments),
      grades: Array.from({ length: assignments }, (_, place) =>
        letters === 'h' ? null : (place * 7 + id) % 21,
      ),
      versions: Array.from({ length: assignments }, () => 1),
      attempts: {},
    })),
  }
}

const openBook = (book: Gradebook, ...answers: Answer[]) =>
  renderAt('/teacher/classes/1/gradebook', {
    as: makeUser({ role: 'teacher' }),
    answers: [answer(gradebook.read, () => book), ...answers],
  })
const grid = () => page.getByRole('grid', { name: 'Gradebook of Owls' })
const cells = (text: string) => grid().getByRole('gridcell').filter({ hasText: text })

test('a teacher types points into the gradebook and moves on with the arrow keys', async () => {
  const book = makeBook({ pupils: 2, assignments: 1 }, 'h')
  const { server } = await openBook(
    book,
    answer(grading.gradeStudent, ({ grade = null }) => {
      Object.assign(book.pupils[0] ?? {}, { states: 'g', grades: [grade], versions: [2] })
      return makeSample(StudentWork, { studentId: 1, assignmentId: 1 })
    }),
    refuse(grading.submissions, 'not_found', 'no'),
  )
  await expect.element(grid()).toHaveAttribute('aria-rowcount', '4')
  await expectCount(cells('Turned in'), 2)
  await cells('Turned in').first().click()
  await userEvent.keyboard('12{Enter}')
  await expect.element(cells('12 of 20')).toBeVisible()
  await expect.element(grid().getByRole('gridcell', { name: '60%' }).first()).toBeVisible()
  expect(server.sentTo(grading.gradeStudent)).toEqual([
    { id: '1', studentId: '1', grade: 12, status: 'graded', version: 1 },
  ])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(cells('12 of 20')).toHaveFocus()
  await expectSoundLook()
  await userEvent.keyboard('{Enter}')
  await expectAddress('/teacher/assignments/1/grade/1')
})

test('points that the server refuses are taken back from the cell, and it is said', async () => {
  await openBook(
    makeBook({ pupils: 2, assignments: 1 }, 'h'),
    refuse(grading.gradeStudent, 'invalid_input', 'Too many points.'),
  )
  await cells('Turned in').first().click()
  await userEvent.keyboard('12{Enter}')
  await expectToast('Too many points.')
  await expectCount(cells('Turned in'), 2)
})

/** Opens the book, scrolls to and fro, and answers how many cells are drawn and how busy that kept the page, in ms. */
async function scroll(size: Size): Promise<{ cells: number; busyMs: number }> {
  await openBook(makeBook(size))
  // Found by their names, thousands of cells would take longer than the scrolling.
  const element = await vi.waitUntil(() => document.querySelector('[role=grid]'))
  expect(element.getAttribute('aria-rowcount')).toBe(String(size.pupils + 2))
  expect(element.getAttribute('aria-colcount')).toBe(String(size.assignments + 2))
  const drawn = element.querySelectorAll('[role=gridcell]').length
  const before = await readBusyMs()
  for (let step = 0; step < FRAMES; step++) {
    const direction = Math.floor(step / 8) % 2 ? -1 : 1
    element.scrollBy(direction * 40, direction * 110)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const busyMs = (await readBusyMs()) - before
  closePage()
  return { cells: drawn, busyMs }
}

/** How long the page has worked since it was opened. */
async function readBusyMs(): Promise<number> {
  const { metrics } = (await cdp().send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[]
  }
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

test('scrolling a gradebook of 30,000 cells is about as much work as scrolling one of 1,200', async () => {
  await cdp().send('Performance.enable')
  const small = await scroll(SMALL)
  const large = await scroll(LARGE)
  await cdp().send('Performance.disable')
  expect(small.busyMs).toBeGreaterThan(0)
  expect(small.cells).toBeGreaterThan(100)
  expect(large.cells).toBeLessThan(1_000)
  expect(large.busyMs / small.busyMs, `${small.busyMs} ms, then ${large.busyMs} ms`).toBeLessThan(2)
})
