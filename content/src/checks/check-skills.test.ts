import { expect, test } from 'vitest'
import { checkSkills } from './check-skills.ts'

const skill = (id: string, after: string[] = []) => ({
  id,
  name: 'Name',
  can: 'I can do it.',
  grade: Number(id.split('.')[1]),
  after,
  file: 'skills/mathematics/x.yaml',
  subject: 'mathematics',
})
const reasons = (...skills: ReturnType<typeof skill>[]) =>
  checkSkills(skills)
    .map(({ reason }) => reason)
    .join('\n')

test('a chain from the lowest grade upwards has no fault', () => {
  expect(reasons(skill('math.1.a'), skill('math.2.b', ['math.1.a']))).toBe('')
})

test('a circle is found', () => {
  expect(reasons(skill('math.1.a', ['math.1.b']), skill('math.1.b', ['math.1.a']))).toMatch(
    /before each other/,
  )
})

test('a skill without a way to it is found', () => {
  expect(reasons(skill('math.1.a'), skill('math.2.b'))).toMatch(/math.2.b: comes after no other skill/)
})

test('two islands in one subject are found', () => {
  expect(reasons(skill('math.1.a'), skill('math.1.b'))).toMatch(/not connected/)
})

test('an unknown skill before, or one of a higher grade, is found', () => {
  expect(reasons(skill('math.1.a', ['math.1.z']))).toMatch(/no skill math.1.z/)
  expect(
    reasons(skill('math.1.a'), skill('math.3.c', ['math.1.a']), skill('math.2.b', ['math.3.c'])),
  ).toMatch(/higher grade/)
})
