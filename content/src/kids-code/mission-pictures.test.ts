import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXAMPLES } from './all-examples.ts'
import { MISSIONS } from './all-missions.ts'

const PICTURES = join(import.meta.dirname, '../../../web/src/features/kids-code/pictures')

test('every picture that a mission or an example shows is in the library', () => {
  const projects = [
    ...MISSIONS.flatMap(({ starter, solution }) => [starter, solution]),
    ...EXAMPLES.map(({ project }) => project),
  ]
  const assets = projects.flatMap(({ stage, sprites }) => [
    ...stage.backgrounds.map(({ asset }) => asset),
    ...sprites.flatMap(({ costumes }) => costumes.map(({ asset }) => asset)),
  ])
  expect(assets.length).toBeGreaterThan(50)
  expect(assets.filter((asset) => !existsSync(join(PICTURES, `${asset}.svg`)))).toEqual([])
})
