import { expect, type Page, test } from '@playwright/test'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { signUpLearner } from './new-learner.ts'

/** Both are larger than the screen. */
const SMALL = { pupils: 60, assignments: 20 }
const LARGE = { pupils: 300, assignments: 100 }
type Size = typeof SMALL

function makeBook({ pupils, assignments }: Size): Gradebook {
  return {
    classId: 1,
    className: 'Large',
    groups: [],
    assignments: Array.from({ length: assignments }, (_, id) => ({
      id: id + 1,
      title: `Assignment ${id + 1}`,
      kind: 'task',
      status: 'active',
      points: 100,
      dueDate: '2026-01-05T09:00:00Z',
      latePolicy: 'accept',
      hasRubric: false,
    })),
    pupils: Array.from({ length: pupils }, (_, id) => ({
      id: id + 1,
      firstName: `First${id}`,
      lastName: `Last${id}`,
      groupIds: [],
      states: 'gGhmxr-nGg'.repeat(assignments / 10),
      grades: Array.from({ length: assignments }, (_, place) => (place * 7 + id) % 101),
      versions: Array.from({ length: assignments }, () => 1),
    })),
  }
}

/** Opens the book, scrolls to and fro, and answers how many cells are drawn and how busy that kept the page, in ms. */
async function scroll(page: Page, size: Size): Promise<{ cells: number; busyMs: number }> {
  await page.route('**/api/teacher/classes/1/gradebook', (route) => route.fulfill({ json: makeBook(size) }))
  await page.goto('/teacher/classes/1/gradebook')
  const grid = page.getByRole('grid')
  await expect(grid).toHaveAttribute('aria-rowcount', String(size.pupils + 2))
  await expect(grid).toHaveAttribute('aria-colcount', String(size.assignments + 2))
  const cells = await grid.getByRole('gridcell').count()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const readBusyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await readBusyMs()
  await grid.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let step = 0; step < 120; step++) {
      const direction = Math.floor(step / 12) % 2 ? -1 : 1
      element.scrollBy(direction * 40, direction * 110)
      await frame()
    }
  })
  return { cells, busyMs: (await readBusyMs()) - before }
}

test('scrolling a gradebook of 30,000 cells is about as much work as scrolling one of 1,200', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page, { role: 'teacher' })
  const small = await scroll(page, SMALL)
  await page.unrouteAll()
  const large = await scroll(page, LARGE)
  const description = `${Math.round(small.busyMs)} ms for the small book, ${Math.round(large.busyMs)} ms for the large one`
  test.info().annotations.push({ type: 'busy while scrolling', description })
  expect(large.cells).toBeLessThan(1_000)
  expect(large.busyMs / small.busyMs, description).toBeLessThan(2)
})
