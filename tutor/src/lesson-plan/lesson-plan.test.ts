import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSkills, serves } from './choose-skills.ts'
import { draftLessonPlan } from './draft-lesson-plan.ts'
import type { ClassSkill, LessonPlanTask } from './lesson-plan-port.ts'
import { splitMinutes } from './split-minutes.ts'

const skill = (name: string, more: Partial<ClassSkill> = {}): ClassSkill => ({
  id: `math.5.${name}`,
  name,
  can: `I can work with ${name}.`,
  standards: [],
  after: [],
  hasPractice: true,
  lesson: { id: 1, title: `All about ${name}`, minutes: 20, quiz: null },
  tried: 0,
  unsure: 0,
  mastery: null,
  ...more,
})

const volume = skill('volume', {
  standards: ['CCSS.MATH.5.MD.C.3.a'],
  tried: 10,
  unsure: 8,
  mastery: 0.4,
  after: ['area'],
  lesson: { id: 7, title: 'Boxes', minutes: 20, quiz: { id: 9, title: 'Boxes quiz', questions: 8 } },
})
const halves = skill('halves', { tried: 12, unsure: 2, mastery: 0.7 })
const primes = skill('primes')

const task = (more: Partial<LessonPlanTask> = {}): LessonPlanTask => ({
  className: '5b',
  subject: 'Mathematics',
  gradeName: 'grade 5',
  grade: 5,
  minutes: 45,
  pupils: 14,
  standards: [],
  wanted: [],
  skills: [halves, volume, primes],
  groups: [],
  reader: { grade: 5, expertiseLevel: null, role: 'teacher' },
  ...more,
})

const minutesOf = (procedure: string) =>
  [...procedure.matchAll(/\((\d+) min\)/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0)

test('the minutes of all parts add up to those of the lesson, however long it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 240 }), (minutes) => {
      expect(minutesOf(draftLessonPlan(task({ minutes })).procedure)).toBe(minutes)
    }),
  )
})

test('shares become whole minutes with one at least for each', () => {
  expect(splitMinutes(10, [10, 30, 35, 15, 10])).toEqual([1, 3, 4, 1, 1])
  expect(splitMinutes(5, [1, 1, 1, 1, 96])).toEqual([1, 1, 1, 1, 1])
})

test('the same class gets the same plan', () => {
  expect(draftLessonPlan(task())).toEqual(draftLessonPlan(task()))
})

test('the widest gap decides what a short lesson is about, and a longer one has room for two skills', () => {
  expect(draftLessonPlan(task({ minutes: 30 })).skills).toEqual([volume.id])
  expect(draftLessonPlan(task({ minutes: 60 })).skills).toEqual([halves.id, volume.id])
})

test('a class without gaps goes on in the course', () => {
  const done = [{ ...halves, unsure: 0 }, { ...volume, unsure: 0 }, primes]
  expect(chooseSkills(task({ skills: done }))).toMatchObject({ skills: [primes], reason: 'next' })
})

test('a standard is found by its short code, and one that nothing serves is named', () => {
  expect(serves(volume, '5.MD.C.3')).toBe(true)
  expect(serves(volume, 'ccss.math.5.md.c.3.a')).toBe(true)
  expect(serves(volume, '5.MD.C')).toBe(true)
  expect(serves(volume, '5.MD.C.4')).toBe(false)
  const plan = draftLessonPlan(task({ minutes: 30, standards: ['5.MD.C.3', '5.XX'] }))
  expect(plan.skills).toEqual([volume.id])
  expect(plan.notes).toContain('No lesson here serves 5.XX.')
})

test('what the teacher chose comes before gaps and standards', () => {
  expect(draftLessonPlan(task({ wanted: [primes.id], standards: ['5.MD.C.3'] })).skills).toEqual([primes.id])
})

test('lesson and quiz are attached and stand in the material; objectives speak of students', () => {
  const plan = draftLessonPlan(task({ minutes: 30 }))
  expect(plan.attached).toEqual([
    { type: 'lesson', id: 7 },
    { type: 'quiz', id: 9 },
  ])
  expect(plan.materials).toContain('Lesson “Boxes”')
  expect(plan.objectives).toEqual(['Students can work with volume.'])
  expect(plan.procedure).toContain('“Boxes quiz”')
  expect(plan.notes).toContain('10 of 14 have tried it, 8 of them are not sure yet')
})

test('a lesson that teaches two of the skills is named and attached once', () => {
  const { lesson } = volume
  const plan = draftLessonPlan(task({ minutes: 60, skills: [volume, { ...halves, lesson }] }))
  expect(plan.skills).toHaveLength(2)
  expect(plan.attached).toHaveLength(2)
  expect(new Set(plan.materials).size).toBe(plan.materials.length)
})

test('groups get what they need by name; of a group of two nothing is told', () => {
  const group = (name: string, mean: number, tried: number) => ({
    name,
    pupils: tried,
    mastery: { [volume.id]: { mean, tried } },
  })
  const { procedure } = draftLessonPlan(
    task({ minutes: 30, groups: [group('Blue', 0.3, 4), group('Red', 0.9, 5), group('Green', 0.1, 2)] }),
  )
  expect(procedure).toMatch(/Group “Blue”: sit with you first/)
  expect(procedure).toMatch(/Group “Red”: one hard problem/)
  expect(procedure).toMatch(/Group “Green”: the problems in order/)
})

test('figures of fewer than three students are not told', () => {
  const plan = draftLessonPlan(task({ minutes: 20, skills: [{ ...volume, tried: 2, unsure: 1 }] }))
  expect(plan.notes).toContain('few have tried it yet')
  expect(plan.notes).not.toContain('%')
})
