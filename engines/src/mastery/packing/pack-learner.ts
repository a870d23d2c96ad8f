import { addState, type ItemState, type Learner, newRecord, type SkillState } from '../learner.ts'
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter } from './bytes.ts'

/** Models have the highest bit set, so that neither is taken for the other. */
const LEARNER_VERSION = 1

/** One compact row per learner, exact to the last bit. */
export function packLearner(learner: Learner): Uint8Array {
  const writer = createByteWriter()
  writer.byte(LEARNER_VERSION)
  writer.count(learner.answers)
  writer.count(learner.right)
  writer.float64(learner.ability)
  for (const value of [...learner.averages, ...learner.surprises]) writer.float64(value)
  writer.byte(learner.history)
  writeName(writer, learner.lastItem)
  writeName(writer, learner.lastSkill)
  writer.byte(learner.wasRight)
  writer.float64(learner.lastAt)
  writer.float64(learner.lastGapSeconds)
  const skills = Object.entries(learner.skills)
  writer.count(skills.length)
  for (const [name, state] of skills) {
    writer.text(name)
    writeSkill(writer, state, learner.lastAt)
  }
  const items = Object.entries(learner.items)
  writer.count(items.length)
  for (const [name, state] of items) {
    writer.text(name)
    writeItem(writer, state, learner.lastAt)
  }
  return writer.finish()
}

/** Builds the fields in the order of `newLearner`: one shape keeps predictions fast. */
export function unpackLearner(bytes: Uint8Array): Learner {
  const reader = createByteReader(bytes)
  const version = reader.byte()
  if (version !== LEARNER_VERSION) throw new Error(`Unknown version ${version} of a packed learner`)
  const learner: Learner = {
    answers: reader.count(),
    right: reader.count(),
    ability: reader.float64(),
    averages: readFloats(reader, 3),
    surprises: readFloats(reader, 3),
    history: reader.byte(),
    lastItem: readName(reader),
    lastSkill: readName(reader),
    wasRight: readOutcome(reader.byte()),
    lastAt: reader.float64(),
    lastGapSeconds: reader.float64(),
    skills: newRecord(),
    items: newRecord(),
  }
  for (let left = reader.count(); left > 0; left--) {
    addState(learner.skills, reader.text(), readSkill(reader, learner.lastAt))
  }
  for (let left = reader.count(); left > 0; left--) {
    addState(learner.items, reader.text(), readItem(reader, learner.lastAt))
  }
  reader.finish()
  return learner
}

function writeSkill(writer: ByteWriter, state: SkillState, lastAt: number): void {
  const fading = [...state.fadingAnswers, ...state.fadingRight]
  const hasFading = fading.some((value) => value !== 0)
  writer.count(state.answers)
  writer.count(state.right)
  writer.byte(state.history)
  writer.count(2 * Math.abs(state.run) + (state.run < 0 ? 1 : 0))
  writeTime(writer, state.at, lastAt)
  writer.float64(state.ability)
  writer.float64(state.fastAverage)
  writer.float64(state.slowAverage)
  writer.float64(state.fastSurprise)
  writer.float64(state.slowSurprise)
  writer.byte(hasFading ? 1 : 0)
  if (hasFading) for (const value of fading) writer.float64(value)
}

function readSkill(reader: ByteReader, lastAt: number): SkillState {
  const answers = reader.count()
  const right = reader.count()
  const history = reader.byte()
  const run = reader.count()
  const at = readTime(reader, lastAt)
  const [ability = 0, fastAverage = 0, slowAverage = 0, fastSurprise = 0, slowSurprise = 0] = readFloats(
    reader,
    5,
  )
  const hasFading = reader.byte() === 1
  return {
    ability,
    answers,
    right,
    fastAverage,
    slowAverage,
    fastSurprise,
    slowSurprise,
    at,
    history,
    run: run % 2 === 1 ? -(run - 1) / 2 : run / 2,
    fadingAnswers: hasFading ? readFloats(reader, 4) : [0, 0, 0, 0],
    fadingRight: hasFading ? readFloats(reader, 4) : [0, 0, 0, 0],
  }
}

function writeItem(writer: ByteWriter, state: ItemState, lastAt: number): void {
  writer.count(2 * state.answers + state.wasRight)
  writer.count(state.right)
  writer.count(state.step)
  writeTime(writer, state.at, lastAt)
}

function readItem(reader: ByteReader, lastAt: number): ItemState {
  const answers = reader.count()
  return {
    answers: Math.floor(answers / 2),
    right: reader.count(),
    wasRight: readOutcome(answers % 2),
    step: reader.count(),
    at: readTime(reader, lastAt),
  }
}

/** Whole milliseconds before the learner's last answer where that gives back the very same number, else eight bytes. */
function writeTime(writer: ByteWriter, at: number, lastAt: number): void {
  const milliseconds = Math.round((lastAt - at) * 1000)
  const isExact = milliseconds >= 0 && milliseconds < 2 ** 52 && Object.is(lastAt - milliseconds / 1000, at)
  writer.count(isExact ? milliseconds + 1 : 0)
  if (!isExact) writer.float64(at)
}

function readTime(reader: ByteReader, lastAt: number): number {
  const written = reader.count()
  return written === 0 ? reader.float64() : lastAt - (written - 1) / 1000
}

function writeName(writer: ByteWriter, name: string | null): void {
  writer.byte(name === null ? 0 : 1)
  if (name !== null) writer.text(name)
}

function readName(reader: ByteReader): string | null {
  return reader.byte() === 0 ? null : reader.text()
}

function readFloats(reader: ByteReader, count: number): number[] {
  return Array.from({ length: count }, () => reader.float64())
}

function readOutcome(value: number): 0 | 1 {
  return value === 1 ? 1 : 0
}
