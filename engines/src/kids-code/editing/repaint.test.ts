import { expect, test } from 'vitest'
import { readProject } from '../reading/read-project.ts'
import { repaintBackground } from './backgrounds.ts'
import { repaintCostume } from './costumes.ts'
import { makeFirstProject } from './make-first-project.ts'

const project = makeFirstProject({ cat: 'Cat', costumes: ['one', 'two'], meadow: 'Meadow', sounds: [] })
const [cat] = project.sprites
const [meadow] = project.stage.backgrounds
const look = { asset: 'own/1', width: 30, height: 20 }

test('a costume is painted anew in its place, and what names it stays', () => {
  const [one, two] = cat?.costumes ?? []
  const painted = repaintCostume(project, cat?.id ?? '', one?.id ?? '', { name: 'Blue cat', ...look })
  expect(painted.sprites[0]?.costumes).toEqual([{ id: one?.id, name: 'Blue cat', ...look }, two])
  expect(readProject(painted)).toMatchObject({ project: painted })
  const taken = repaintCostume(project, cat?.id ?? '', one?.id ?? '', { name: two?.name ?? '', ...look })
  expect(taken.sprites[0]?.costumes[0]?.name).not.toBe(two?.name)
  expect(repaintCostume(project, 'nobody', 'x', { name: 'x', ...look })).toBe(project)
})

test('a background is painted anew in its place', () => {
  const painted = repaintBackground(project, meadow?.id ?? '', { name: 'Night', asset: 'own/2' })
  expect(painted.stage.backgrounds).toEqual([{ id: meadow?.id, name: 'Night', asset: 'own/2' }])
  expect(repaintBackground(project, 'nowhere', { name: 'x', asset: 'y' })).toBe(project)
})
