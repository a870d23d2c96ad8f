import { expect, test } from 'vitest'
import { addBackground, makeFirstProject } from '#engines/kids-code/index.ts'
import { takePictures } from './take-pictures.ts'

const project = makeFirstProject({ cat: 'Cat', costumes: ['one', 'two'], meadow: 'Meadow', sounds: [] })
const size = { width: 480, height: 360 }
const drawn = { name: 'Mine', imageUrl: 'data:image/png;base64,AA==', ...size }
const full = Array.from({ length: 30 }, (_, index) => ({ id: `p${index}`, name: '', imageUrl: '' }))

test('a picture of the library is named, a drawn one goes with the project', () => {
  const none = { sprites: [], backgrounds: [] }
  const meadow = { name: 'Meadow', asset: 'backgrounds/meadow', ...size }
  expect(takePictures(project, none, 'backgrounds', [meadow])).toEqual({ looks: [meadow], assets: none })
  const taken = takePictures(project, none, 'sprites', [drawn])
  const id = taken?.assets.sprites[0]?.id
  expect(taken?.looks[0]?.asset).toBe(`own/${id}`)
})

test('pictures that nothing shows make room, those in use do not', () => {
  const assets = { sprites: [], backgrounds: full }
  expect(takePictures(project, assets, 'backgrounds', [drawn])?.assets.backgrounds).toHaveLength(1)
  const busy = full.reduce((all, { id }) => addBackground(all, { name: id, asset: `own/${id}` }), project)
  expect(takePictures(busy, assets, 'backgrounds', [drawn])).toBeNull()
})
