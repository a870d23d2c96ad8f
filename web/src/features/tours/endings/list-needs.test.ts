import { expect, test } from 'vitest'
import type { SkillLevel } from '#contract/skills.ts'
import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'
import { compareNeeds, listNeeds } from './list-needs.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di']

/** One letter for each student: l learning, r needs a refresh, p practiced, m mastered, - never tried. */
function makeMap(...columns: [skill: string, levels: string][]): SkillHeatMap {
  const levelOf: Record<string, SkillLevel> = {
    l: 'learning',
    r: 'needsRefresh',
    p: 'practised',
    m: 'mastered',
  }
  return {
    subject: 'Mathematics',
    subjects: ['Mathematics'],
    unit: null,
    units: [],
    skills: columns.map(([id]) => ({ id, name: id, can: '', subject: 'Mathematics', grade: 5 })),
    skillsFound: columns.length,
    pupils: NAMES.map((firstName, place) => ({
      id: place + 1,
      username: firstName.toLowerCase(),
      firstName,
      lastName: 'Bello',
      cells: columns.map(([, levels]) => {
        const level = levelOf[levels[place] ?? '-']
        return level ? { level, mastery: 50, answers: 3 } : null
      }),
    })),
  }
}

const listFirst = (map: SkillHeatMap) =>
  listNeeds(map)
    .toSorted(compareNeeds)
    .map(({ skill, students }) => `${skill.name}: ${students.map(({ firstName }) => firstName).join(' ')}`)

test('those who have begun or forgotten need work; who holds it or never tried it does not', () => {
  expect(listFirst(makeMap(['fractions', 'lrp-'], ['volume', 'mm--']))).toEqual(['fractions: Ada Bo'])
})

test('several of a class come before one alone and before nearly all of it', () => {
  expect(listFirst(makeMap(['all', 'lllm'], ['one', 'lmmm'], ['two', 'mrlm']))).toEqual([
    'two: Bo Cy',
    'all: Ada Bo Cy',
    'one: Ada',
  ])
})

test('a class that holds everything needs nothing', () => {
  expect(listFirst(makeMap(['fractions', 'mppm']))).toEqual([])
})
