import { expect, test } from 'vitest'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import {
  changeProgram,
  type KeptProgram,
  type ProgramContent,
  startProgram,
} from '../../../device/programs/kept-program.ts'
import { listProjects } from './projects.data.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 10, minute))
const content = { title: 'Cat', blocks: {}, assets: {}, thumbnail: null } as unknown as ProgramContent
const card = (id: number): ProjectCard => ({
  id,
  title: `Project ${id}`,
  description: null,
  thumbnail: null,
  isPublic: true,
  sharing: 'public',
  decline: null,
  createdAt: at(0).toISOString(),
  updatedAt: at(1).toISOString(),
})
const sent = startProgram({ userId: 1, key: 'p7', projectId: 7, seenAt: at(1).toISOString() }, content, at(2))
const changed = changeProgram(sent, 1, { title: 'Dog' }, at(5)) as KeptProgram

test('what only this device has comes first, the last changed one before all', () => {
  const older = startProgram({ userId: 1, key: 'n1' }, content, at(3))
  const newer = startProgram({ userId: 1, key: 'n2' }, content, at(4))
  const listed = listProjects([card(9), card(7)], [older, newer, sent])
  expect(listed.map(({ name, isWaiting }) => [name, isWaiting])).toEqual([
    ['n2', true],
    ['n1', true],
    [9, false],
    [7, false],
  ])
})

test('what waits here is shown as it is here, otherwise as the server has it', () => {
  expect(listProjects([card(7)], [sent])).toMatchObject([{ title: 'Project 7', isWaiting: false }])
  expect(listProjects([card(7)], [changed])).toMatchObject([
    { title: 'Dog', isWaiting: true, sharing: 'public', changedAt: at(5).toISOString() },
  ])
})

test('a mission is no project', () => {
  const mission = startProgram({ userId: 1, key: 'mpond', missionId: 'pond' }, content, at(1))
  expect(listProjects([], [mission])).toEqual([])
})
