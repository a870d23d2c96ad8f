import { expect, test } from 'vitest'
import { createVisit, type VisitReport } from './visit.ts'

function begin({ isBroken = false } = {}) {
  const world = { ms: 0, isBroken, failures: 0, section: 'a' }
  const sent: (VisitReport & { isLeaving: boolean })[] = []
  const visit = createVisit({
    now: () => world.ms,
    readPlace: () => ({ readSection: world.section, readOffset: 0 }),
    send: async (report, isLeaving) => {
      sent.push({ ...report, isLeaving })
      if (world.isBroken) throw new Error('no answer')
    },
    onFailed: () => {
      world.failures += 1
    },
  })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      world.ms += 1000
      visit.tick()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  visit.show()
  return { visit, world, sent, pass, saved: () => sent.map(({ seconds }) => seconds) }
}

test('seconds count from opening, but only while the page is to be seen', {
  tags: ['LESSON-47'],
}, async () => {
  const { visit, world, pass } = begin()
  await pass(7)
  expect(visit.readSeconds()).toBe(7)
  visit.hide()
  world.ms += 60_000
  visit.tick()
  expect(visit.readSeconds()).toBe(7)
  visit.show()
  await pass(3)
  expect(visit.readSeconds()).toBe(10)
})

test('the running total is saved every 30 seconds and on leaving', { tags: ['X-26'] }, async () => {
  const { visit, pass, sent, saved } = begin()
  await pass(75)
  expect(saved()).toEqual([30, 60])
  visit.hide()
  expect(sent.at(-1)).toMatchObject({ seconds: 75, isLeaving: true })
})

test('leaving twice saves once, unless the reading went on elsewhere', async () => {
  const { visit, world, pass, saved } = begin()
  await pass(5)
  await visit.save(true)
  await visit.save(true)
  expect(saved()).toEqual([5])
  world.section = 'b'
  await visit.save(true)
  expect(saved()).toEqual([5, 5])
})

test('a page that was only touched saves nothing', async () => {
  const { visit, saved } = begin()
  await visit.save(true)
  expect(saved()).toEqual([])
})

test('failing saves are told once, and the next save makes up for them', { tags: ['X-45'] }, async () => {
  const { visit, world, pass, saved } = begin({ isBroken: true })
  await pass(95)
  expect(saved()).toEqual([30, 60, 90])
  expect(world.failures).toBe(1)
  world.isBroken = false
  await visit.save(false)
  expect(saved().at(-1)).toBe(95)
  world.isBroken = true
  await pass(60)
  expect(world.failures).toBe(2)
})

test('what could not be saved is tried again on leaving', async () => {
  const { visit, pass, saved } = begin({ isBroken: true })
  await pass(30)
  visit.hide()
  expect(saved()).toEqual([30, 30])
})

test('a night of sleep is no reading', async () => {
  const { visit, world } = begin()
  world.ms += 8 * 3_600_000
  visit.tick()
  expect(visit.readSeconds()).toBe(600)
})

test('after the lesson is completed nothing more is saved', async () => {
  const { visit, pass, saved } = begin()
  await pass(5)
  visit.end()
  visit.hide()
  expect(saved()).toEqual([])
})
