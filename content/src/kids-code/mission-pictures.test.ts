import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MISSIONS } from './all-missions.ts'

const PICTURES = join(import.meta.dirname, '../../../web/src/features/kids-code/pictures')

test('every picture that a mission shows is in the library', () => {
  const assets = MISSIONS.flatMap(({ starter, solution }) => [starter, solution]).flatMap(
    ({ stage, sprites }) => [
      ...stage.backgrounds.map(({ asset }) => asset),
      ...sprites.flatMap(({ costumes }) => costumes.map(({ asset }) => asset)),
    ],
  )
  expect(assets.length).toBeGreaterThan(50)
  expect(assets.filter((asset) => !existsSync(join(PICTURES, `${asset}.svg`)))).toEqual([])
})
