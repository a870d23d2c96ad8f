import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPictureProblem } from '#engines/kids-code/index.ts'
import { readDrawing, startDrawing, writeDrawing } from '#engines/kids-code/painting/index.ts'
import kidsCode from '../../../messages/en/kidsCode.json' with { type: 'json' }
import { loadWords } from '../../../testing/load-words.ts'
import { chooseDrawn, findByName, findTarget, listLibrary } from './picture-choice.ts'

const t = await loadWords('kidsCode', kidsCode)
const library = { sprite: listLibrary('sprite', t), background: listLibrary('background', t) }

test('a sprite of the library comes with its costumes and the size it has on the stage', () => {
  const [cat] = findByName(library.sprite, ' CAT')
  expect(cat?.choose()).toEqual({
    name: 'Cat',
    costumes: [
      { name: 'Cat 1', asset: 'sprites/cat/one', width: 40, height: 40 },
      { name: 'Cat 2', asset: 'sprites/cat/two', width: 40, height: 40 },
    ],
  })
  expect(library.sprite.filter(({ choose }) => choose().costumes.length < 2)).toEqual([])
})

test('a background is as large as the stage', () => {
  const sizes = library.background.map(({ choose }) => choose().costumes)
  expect(
    sizes.every(([only, ...more]) => only?.width === 480 && only.height === 360 && more.length === 0),
  ).toBe(true)
})

test('a drawn sprite has the size it says it has, another a usual one', () => {
  const { imageUrl = '' } = writeDrawing(startDrawing('sprite'), 'sprite') ?? {}
  expect(chooseDrawn('sprite', 'Dot', imageUrl).costumes).toMatchObject([{ width: 4, height: 4, imageUrl }])
  expect(chooseDrawn('sprite', 'Old', 'data:image/png;base64,x').costumes).toMatchObject([{ width: 60 }])
  expect(chooseDrawn('background', 'Sky', imageUrl).costumes).toMatchObject([{ width: 480, height: 360 }])
})

test.each(['sprite', 'background'] as const)('every %s of the library can be painted on', (kind) => {
  for (const { choose } of library[kind]) {
    for (const costume of choose().costumes) {
      const asset = 'asset' in costume ? costume.asset : ''
      const svg = readFileSync(join(import.meta.dirname, '..', 'pictures', `${asset}.svg`), 'utf8')
      const drawing = readDrawing(svg, costume.width)
      if (!drawing) throw new Error(`${asset} cannot be read`)
      const written = writeDrawing(drawing, kind)
      expect([asset, findPictureProblem(written?.imageUrl ?? '')]).toEqual([asset, null])
      expect(written?.width).toBeLessThanOrEqual(costume.width)
    }
  }
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Enter', 0, null],
])('%s at picture %i of five in lines of three leads to %s', (key, from, to) => {
  expect(findTarget(key, from, [0, 0, 0, 90, 90])).toBe(to)
})
