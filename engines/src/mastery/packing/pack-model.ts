import { createModel, type Model, type Roster } from '../model.ts'
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts'

/** Learners have the highest bit clear, so that neither is taken for the other. */
const MODEL_VERSION = 129

/** A snapshot of the shared weights, exact to the last bit. Of the tables only cells in use are written. */
export function packModel(model: Model): Uint8Array {
  const writer = createByteWriter()
  writer.byte(MODEL_VERSION)
  writer.byte(model.isTimed ? 1 : 0)
  writer.byte(model.tableBits)
  writer.float64(model.base.weight)
  writer.float64(model.base.information)
  writeRoster(writer, model.items)
  writeRoster(writer, model.skills)
  for (const matrix of [...model.mixerWeights, ...model.mixerGradients]) {
    for (const value of matrix) writer.float32(value)
  }
  for (const value of model.finalWeights) writer.float64(value)
  for (const value of model.finalGradients) writer.float64(value)
  writeTables(writer, model)
  return writer.finish()
}

export function unpackModel(bytes: Uint8Array): Model {
  const reader = createByteReader(bytes)
  const version = reader.byte()
  if (version !== MODEL_VERSION) throw new Error(`Unknown version ${version} of a packed model`)
  const timed = reader.byte() === 1
  const model = createModel({ timed, tableBits: reader.byte() })
  model.base.weight = reader.float64()
  model.base.information = reader.float64()
  readRoster(reader, model.items)
  readRoster(reader, model.skills)
  for (const matrix of [...model.mixerWeights, ...model.mixerGradients]) {
    for (let place = 0; place < matrix.length; place++) matrix[place] = reader.float32()
  }
  for (const weights of [model.finalWeights, model.finalGradients]) {
    for (let place = 0; place < weights.length; place++) weights[place] = reader.float64()
  }
  readTables(reader, model)
  reader.finish()
  return model
}

/** In the order of the numbers, which is that of the map. */
function writeRoster(writer: ByteWriter, { numbers, strengths }: Roster): void {
  writer.count(strengths.length)
  let number = 0
  for (const name of numbers.keys()) {
    const strength = strengths[number++]
    if (!strength) throw new Error(`"${name}" has no strength`)
    writer.text(name)
    writer.count(strength.answers)
    writer.float64(strength.weight)
    writer.float64(strength.information)
  }
}

function readRoster(reader: ByteReader, { numbers, strengths }: Roster): void {
  const length = reader.count()
  for (let number = 0; number < length; number++) {
    numbers.set(reader.text(), number)
    const answers = reader.count()
    strengths.push({ answers, weight: reader.float64(), information: reader.float64() })
  }
}

/**
 * A cell that was ever learned has information; cells are told by their distance from the one before. Most of a million
 * cells are unused, and somebody waits while they are passed over: eight at a time, as pairs that are both zero.
 */
function writeTables(writer: ByteWriter, { tableWeights, tableInformation }: Model): void {
  const { buffer, byteOffset, length } = tableInformation
  const pairs = new Float64Array(buffer, byteOffset, length >> 1)
  let previous = -1
  let pair = 0
  for (; pair + 3 < pairs.length; pair += 4) {
    if (pairs[pair] === 0 && pairs[pair + 1] === 0 && pairs[pair + 2] === 0 && pairs[pair + 3] === 0) continue
    previous = writeCells(2 * pair, 2 * pair + 8)
  }
  previous = writeCells(2 * pair, length)
  writer.count(0)

  function writeCells(from: number, until: number): number {
    let last = previous
    for (let cell = from; cell < until; cell++) {
      const information = tableInformation[cell] as number
      if (information === 0) continue
      writer.count(cell - last)
      writer.float32(tableWeights[cell] as number)
      writer.float32(information)
      last = cell
    }
    return last
  }
}

function readTables(reader: ByteReader, { tableWeights, tableInformation }: Model): void {
  let cell = -1
  for (let distance = reader.count(); distance > 0; distance = reader.count()) {
    cell += distance
    if (cell >= tableInformation.length) throw new Error('The packed bytes are damaged: no such cell')
    tableWeights[cell] = reader.float32()
    tableInformation[cell] = reader.float32()
  }
}
