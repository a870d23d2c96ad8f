import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { type Gradebook, gradebook, STATE_LETTERS } from '#contract/teaching/gradebook.ts'
import { grading, StudentWork } from '#contract/teaching/grading.ts'
import { LETTER_BANDS } from '#engines/gradebook/index.ts'
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
    rules: {
      version: 0,
      weighting: 'points',
      missingCounts: 'leave_out',
      scale: { kind: 'percent', bands: [] },
      terms: [],
      categories: [],
    },
    terms: [],
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
      categoryId: null,
      isExtraCredit: false,
      day: '2026-01-05',
    })),
    pupils: Array.from({ length: pupils }, (_, id) => ({
      id: id + 1,
      firstName: `First${id}`,
      lastName: `Last${id}`,
      username: `student-${id}`,
      groupIds: [],
      states: letters.repeat(assignments).slice(0, assignments),
      grades: Array.from({ length: assignments }, (_, place) =>
        letters === 'h' ? null : (place * 7 + id) % 21,
      ),
      versions: Array.from({ length: assignments }, () => 1),
      attempts: {},
      commented: [],
    })),
  }
}

const TESTS = { id: 1, name: 'Tests', weight: 10_000, dropLowest: 0, isExtraCredit: false }
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
      return makeSample(StudentWork, { studentId: 1, assignmentId: 1, state: 'graded', daysLate: 0 })
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
  await cells('12 of 20').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
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
  await expect.element(page.getByText('First0 Last0, Assignment 1: 12. Too many points.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectCount(page.getByText('First0 Last0, Assignment 1: 12. Too many points.'), 0)
})

/** Of this student only points are noted; without them there is nothing. */
const NOTHING_IN = 3

/** A server that keeps what it is sent. */
function keepGrades(book: Gradebook) {
  return answer(grading.gradeStudent, ({ id, studentId, grade = null }) => {
    const student = book.pupils.find((one) => one.id === Number(studentId))
    const place = book.assignments.findIndex((one) => one.id === Number(id))
    if (!student) throw new Error('no such student')
    student.grades[place] = grade
    const state = grade !== null ? 'graded' : student.id === NOTHING_IN ? 'missing' : 'handedIn'
    student.states = student.states.slice(0, place) + STATE_LETTERS[state] + student.states.slice(place + 1)
    const ids = { studentId: Number(studentId), assignmentId: Number(id) }
    return makeSample(StudentWork, { ...ids, state, daysLate: 0 })
  })
}

test('a column from a spreadsheet is pasted and taken back with one key', async () => {
  const book = makeBook({ pupils: 3, assignments: 1 }, 'h')
  Object.assign(book.pupils[2] ?? {}, { states: 'm' })
  const { server } = await openBook(book, keepGrades(book), refuse(grading.submissions, 'not_found', 'no'))
  await cells('Turned in').first().click()
  await expect.element(cells('Turned in').first()).toHaveFocus()
  const clipboard = new DataTransfer()
  clipboard.setData('text/plain', '12\r\n99\r\n7,5\r\n')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  )
  await expect.element(cells('12 of 20')).toBeVisible()
  await expect.element(cells('7.5 of 20')).toBeVisible()
  await expectToast('2 scores pasted')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expectCount(cells('Turned in'), 2)
  await expectCount(cells('missing'), 1)
  expect(
    server.sentTo(grading.gradeStudent).map(({ studentId, grade, status }) => [studentId, grade, status]),
  ).toEqual([
    ['1', 12, 'graded'],
    ['3', 7.5, 'graded'],
    ['1', null, 'submitted'],
    ['3', null, 'submitted'],
  ])
})

test('at 1280 × 800 at least 14 students and 8 assignments are in sight, with every filter and what can be done', async () => {
  await page.viewport(1280, 800)
  const book = makeBook({ pupils: 30, assignments: 20 })
  await openBook({
    ...book,
    className: 'Mathematics for the fifth grade in the morning',
    groups: [{ id: 1, name: 'Early readers' }],
    terms: [{ name: 'Winter', startsOn: '2026-01-01', endsOn: '2026-03-31' }],
    rules: { ...book.rules, weighting: 'weights', categories: [TESTS] },
  })
  await page.getByRole('combobox', { name: 'Term' }).click()
  await page.getByRole('option', { name: 'Winter' }).click()
  const element = await vi.waitUntil(() => document.querySelector('[role=grid]'))
  const isInSight = (cell: Element) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect()
    const frame = element.getBoundingClientRect()
    return (
      top >= frame.top && left >= frame.left && bottom <= Math.min(800, frame.bottom) && right <= frame.right
    )
  }
  const names = [...element.querySelectorAll('[role=rowheader]')].filter(isInSight)
  const heads = [...element.querySelectorAll('[role=columnheader]')].filter(isInSight)
  // The row of averages and the columns of names and averages are no students and assignments.
  expect(names.length - 1).toBeGreaterThanOrEqual(14)
  expect(heads.length - 2).toBeGreaterThanOrEqual(8)
  // Names and headings stay where they are while the rest moves.
  const placeOf = (cell: Element | undefined) => {
    const { left, top } = cell?.getBoundingClientRect() ?? { left: -1, top: -1 }
    return { left, top }
  }
  const [name, head] = [placeOf(names[1]), placeOf(heads[2])]
  element.scrollTo(300, 0)
  await expect.poll(() => placeOf(names[1])).toEqual(name)
  element.scrollTo(0, 300)
  await expect.poll(() => placeOf(heads[2])).toEqual(head)
  const openWork = page.getByRole('button', { name: 'Open work' }).element().getBoundingClientRect()
  expect(openWork.bottom).toBeLessThanOrEqual(800)
  await page.viewport(1280, 1080)
})

test('a score tells what it is made of, and what it would be with other points', async () => {
  const book = makeBook({ pupils: 1, assignments: 2 }, 'g')
  Object.assign(book.pupils[0] ?? {}, { grades: [10, 20] })
  await openBook(book)
  await grid().getByRole('gridcell', { name: '75%' }).first().click()
  await expect.element(page.getByText('Class average 75%: the mean of 1 student’s average')).toBeVisible()
  // Two clicks from a figure to the rows behind it.
  await grid().getByRole('gridcell', { name: '75%' }).nth(1).click()
  await page.getByRole('button', { name: 'How this score is made' }).click()
  await page.getByRole('textbox', { name: 'Points to try for Assignment 1, of 20' }).fill('20')
  await expect.element(page.getByText('instead of 75%')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('100%')).toBeVisible()
  await expectSoundLook()
})

test('report cards of a term are printed, a page for each student, with what was dropped and how many attempts there were', async () => {
  const book = makeBook({ pupils: 2, assignments: 3 }, 'g')
  const [ada, bob] = book.pupils
  Object.assign(ada ?? {}, { grades: [10, 20, 3], attempts: { 1: 2 } })
  Object.assign(bob ?? {}, { grades: [14, 14, 14] })
  const [first, second, third] = book.assignments
  Object.assign(third ?? {}, { day: '2026-05-05' })
  for (const one of [first, second]) Object.assign(one ?? {}, { categoryId: TESTS.id })
  await openBook({
    ...book,
    terms: [{ name: 'Winter', startsOn: '2026-01-01', endsOn: '2026-03-31' }],
    rules: {
      ...book.rules,
      scale: { kind: 'letters', bands: [...LETTER_BANDS] },
      categories: [{ ...TESTS, dropLowest: 1 }],
    },
  })
  await expectCount(cells('10 of 20').filter({ hasText: '×2' }), 1)
  await page.getByRole('combobox', { name: 'Term' }).click()
  await page.getByRole('option', { name: 'Winter' }).click()
  const print = vi.spyOn(window, 'print').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Print report cards' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const pages = [...document.querySelectorAll('[data-print-sheet] > section')].map((sheet) =>
    [...sheet.querySelectorAll('h1, p, tbody tr')].map((part) => part.textContent),
  )
  expect(pages).toEqual([
    [
      'Report card: First0 Last0',
      expect.stringMatching(/^Owls · Winter · /),
      'Average: 100% · A',
      'Tests100%',
      'Assignment 110 of 20, 2 attempts, dropped',
      'Assignment 220 of 20',
    ],
    [
      'Report card: First1 Last1',
      expect.stringMatching(/^Owls · Winter · /),
      'Average: 70% · C',
      'Tests70%',
      'Assignment 114 of 20',
      'Assignment 214 of 20',
    ],
  ])
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull()
})

test('a class says how it is graded, all at once', async () => {
  const book = makeBook({ pupils: 1, assignments: 1 }, 'g')
  const { server } = await openBook(
    book,
    answer(gradebook.saveRules, () => {
      book.rules = { ...book.rules, missingCounts: 'zero', version: 1 }
      return book.rules
    }),
  )
  await page.getByRole('button', { name: 'Grading setup' }).click()
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Tests')
  await page.getByRole('combobox', { name: 'Category of Assignment 1' }).selectOptions('Tests')
  await page.getByRole('switch', { name: 'Count missing work as 0' }).click()
  await expectSoundLook()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Grading setup saved')
  expect(server.sentTo(gradebook.saveRules)).toMatchObject([
    {
      version: 0,
      missingCounts: 'zero',
      categories: [{ id: null, name: 'Tests', weight: 0, dropLowest: 0, isExtraCredit: false }],
      assignments: [{ id: 1, category: 0, isExtraCredit: false }],
    },
  ])
})

test('on a phone one assignment or one student is shown at a time', async () => {
  await page.viewport(390, 844)
  const book = makeBook({ pupils: 3, assignments: 2 }, 'h')
  const { server } = await openBook(book, keepGrades(book), refuse(grading.submissions, 'not_found', 'no'))
  const box = page.getByRole('textbox', { name: /Points of 20 for First1 Last1, Assignment 1/ })
  await box.fill('18')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('18 of 20')).toBeVisible()
  expect(server.sentTo(grading.gradeStudent)).toMatchObject([{ id: '1', studentId: '2', grade: 18 }])
  await page.getByRole('button', { name: 'One student' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('18 of 20')).toBeVisible()
  await expectCount(page.getByRole('listitem').filter({ hasText: 'Assignment' }), 2)
  await page.viewport(1280, 1080)
  await expectSoundLook()
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
  // In time of the processor: what runs beside the page does not count.
  await cdp().send('Performance.enable', { timeDomain: 'threadTicks' })
  const small = await scroll(SMALL)
  const large = await scroll(LARGE)
  await cdp().send('Performance.disable')
  expect(small.busyMs).toBeGreaterThan(0)
  expect(small.cells).toBeGreaterThan(100)
  expect(large.cells).toBeLessThan(1_000)
  expect(large.busyMs / small.busyMs, `${small.busyMs} ms, then ${large.busyMs} ms`).toBeLessThan(2)
})
