import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findDefinition,
  judgeMission,
  levelOfGrade,
  listBlocks,
  type Mission,
  type Project,
  readProject,
} from '#engines/kids-code/index.ts'
import { TOPICS } from '#engines/kids-code/missions/mission.ts'
import type { Block } from '#engines/kids-code/program/project.ts'
import { listRunningBlocks, listScripts } from '#engines/kids-code/program/walk-blocks.ts'
import { MISSIONS } from './all-missions.ts'

const named = MISSIONS.map((mission): [string, Mission] => [mission.id, mission])

test('there are at least twelve missions, from sequences to algorithms, each on a topic of its own', () => {
  expect(MISSIONS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(MISSIONS.length)
  expect(MISSIONS.map(({ topic }) => topic).toSorted()).toEqual([...TOPICS].toSorted())
})

test.each(named)('%s: the solution passes every check', (_, mission) => {
  const { checks } = judgeMission(mission, mission.solution)
  expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([])
})

test.each(named)('%s: the starter does not pass', (_, mission) => {
  expect(judgeMission(mission, mission.starter).isDone).toBe(false)
})

test.each(named)('%s: without any one of its blocks the solution does not pass', (_, mission) => {
  const idle = statementsOf(mission.solution).filter(
    ({ id }) => judgeMission(mission, without(mission.solution, id)).isDone,
  )
  expect(idle.map(({ opcode }) => opcode)).toEqual(idleBlocks[mission.id] ?? [])
})

/** It may snow all at once. */
const idleBlocks: Record<string, string[]> = { 'let-it-snow': ['control_wait'] }

test.each(named)('%s: both projects are valid and keep to the toolbox of their level', (_, mission) => {
  for (const project of [mission.starter, mission.solution]) {
    expect(readProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
    expect(listRunningBlocks(project).filter(({ opcode }) => !mission.blocks.includes(opcode))).toEqual([])
  }
  const offered = new Set(listBlocks(mission.level).map(({ opcode }) => opcode))
  expect(mission.blocks.filter((opcode) => !offered.has(opcode))).toEqual([])
  expect(new Set(mission.blocks).size).toBe(mission.blocks.length)
})

test.each(named)('%s: grades, level and skills fit together', (_, mission) => {
  const [first, last] = mission.grades
  expect(first).toBeLessThanOrEqual(last)
  expect(levelOfGrade(first)).toBe(mission.level)
  expect(mission.skills.filter((skill) => !knownSkills.has(skill))).toEqual([])
})

test.each(named)('%s: goal, hints and checks are whole sentences, none twice', (_, mission) => {
  const texts = [mission.goal, ...mission.hints, ...mission.checks.map(({ tells }) => tells)]
  expect(texts.filter((text) => !/^[A-Z“].*[.?!”]$/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})

const SKILLS = 'content/skills/computer-science'
const knownSkills = new Set(
  readdirSync(SKILLS).flatMap((file) =>
    [...readFileSync(`${SKILLS}/${file}`, 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id = '']) => id),
  ),
)

function statementsOf(project: Project): Block[] {
  return listRunningBlocks(project).filter(({ opcode }) =>
    ['statement', 'c-block'].includes(findDefinition(opcode).kind),
  )
}

/** The project with one block taken out, and what it holds with it. */
function without(project: Project, id: string): Project {
  const copy: Project = structuredClone(project)
  const drop = (blocks: Block[]): Block[] =>
    blocks
      .filter((block) => block.id !== id)
      .map((block) => ({ ...block, body: drop(block.body), otherwise: drop(block.otherwise) }))
  for (const script of listScripts(copy)) script.body = drop(script.body)
  return copy
}
