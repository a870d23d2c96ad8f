import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createModel, type Model } from '../model.ts'
import { createByteWriter } from './bytes.ts'
import { packModel, unpackModel } from './pack-model.ts'

/** The format as `[M5]` states it, cell by cell. */
function writeCellByCell({ tableWeights, tableInformation }: Model): Uint8Array {
  const writer = createByteWriter()
  let previous = -1
  for (const [cell, information] of tableInformation.entries()) {
    if (information === 0) continue
    writer.count(cell - previous)
    writer.float32(tableWeights[cell] as number)
    writer.float32(information)
    previous = cell
  }
  writer.count(0)
  return writer.finish()
}

const SMALLEST_FLOAT = 1.4e-45
const information = fc.oneof(
  fc.constantFrom(0, -0, SMALLEST_FLOAT, -SMALLEST_FLOAT, Number.NaN, Number.POSITIVE_INFINITY),
  fc.float({ noNaN: true }),
)
const cell = fc.record({ place: fc.nat(), weight: fc.float({ noNaN: true }), information })

test('the cells in use are packed whatever lies between them, and no others', { tags: ['M5'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(cell, { maxLength: 40 }), (tableBits, cells) => {
      const model = createModel({ tableBits })
      for (const { place, weight, information } of cells) {
        model.tableWeights[place % 2 ** tableBits] = weight
        model.tableInformation[place % 2 ** tableBits] = information
      }
      const packed = packModel(model)
      const tables = writeCellByCell(model)
      const rest = packModel(createModel({ tableBits })).length - 1
      expect(packed.subarray(rest)).toEqual(tables)
      expect(packModel(unpackModel(packed))).toEqual(packed)
    }),
  )
})

test('the first and the last cell of a table are packed', { tags: ['M5'] }, () => {
  const model = createModel({ tableBits: 6 })
  for (const place of [0, 63]) model.tableInformation[place] = 1
  expect(
    [...unpackModel(packModel(model)).tableInformation.entries()].filter(([, value]) => value > 0),
  ).toEqual([
    [0, 1],
    [63, 1],
  ])
})
