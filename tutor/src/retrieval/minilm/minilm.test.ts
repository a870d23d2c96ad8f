import { expect, test } from 'vitest'
import { packVector } from '../vectors.ts'
import { buildToShares, HEAD_SIZE } from './attend-kernels.ts'
import { buildMultiply, buildQuantize, HALF_RANGE } from './kernel.ts'
import { loadModel, openEncoderBase } from './model.ts'
import { createMemory } from './wasm.ts'

// Vectors of all-MiniLM-L6-v2 in full precision, computed by `@lat.md/embed` 0.2.0 and quantized to int8.
const KNOWN: [text: string, vector: string][] = [
  [
    'How do plants make their food?',
    '7Q3LPNoDFL0SI1KdwZnqzRAe0cAu/Pb0Ququ5grZBhoxIuJLWK8qCiXDFvnK8fQYKbDDAbjEBSIRHhkXQfThDxW/pwkIwfsU' +
      '1QCzIvXh+y7KI+z7AhIKNuYMJf3l8MMwY4YTAgj1E+P7HsYS9EzFKuYX8wEQ1+n55vHIH+79xAA65wYbI/jcCEj8wrMQKSPD' +
      't+wxNMMQBQ0w8f2R4eVI1+U0JQTa+u4fJf0n/QkZ5BxCL0P0KvUKFS3h9v3xTMsgES3S9jgD8b/N698D1+G+OEjT5+m4EKQP' +
      'Ufb13DzV4gADAuk+/9yc5SAFzRsgF/n6QU/31oFNEQkRFDYUvsZMtOwME/Kh5Cc2MggZX+3hC/TkFkHw+toc4SceGN0b8zkJ' +
      '7DwCJ/QtQEI7EsUkA8njANT9C9PW//DvCmYI4xk6UgAm/+cj5fpa4UXt1jHyBFTpRzPREebT8DI12eclPllUFgrxAeHg0iC3' +
      '5z7x+Lwp0wYGKhgXZ7Kx5kQDFRu5InzZ',
  ],
  [
    'Die Straße nach Zürich – naïve café, 3 × 4 = 12!',
    'PjTf6PYhAAT01gnS8uQVxwILEPsP2yMWDvYvyzrPEC8J0yTXDrEAW9355fYkDOcVHdLzDfQD6uOlGgkqSt3lEPMwtuHL8xQG' +
      'Nc332P/W5Bjy+/U3IdLt5BTs/AWlLdIaGPgPO/xJAyHKKf4bAyPo0wC2/vIppCMUETb06u4UNADAFAtGSADT2usrMeEI3Qb0' +
      'LwQG5fYDERXtMQI+PA8SJ+UHs+v1/kLq8eoP8x5FLfM+1usM1kon3+MRBiQWXfYSB/8K8gojASQjAwTh2h71PQ/4Gw/9zzPQ' +
      '/Bfc8SgLyQAY+t7ryCA1+AU+2S4v2fErLvnuuh0MtiPXQSv20g/eqRsP+R7nJ+0YDeT8GSTL3+AQ0kf/9OMjD+jrGhsyJOg7' +
      'J7vC3AMUEHX2C6odGkX59d7rLRrLzF0ZLg3mPOIXCQAF6vAR99QF9uMW3STgNvXpCOvy7TAU9tEC0wQgArn46ALeCAHFGN4B' +
      't4Hq263btd8LGNQvGA8zzNL6tSEV8dcc',
  ],
  [
    'Sugar water is a mixture, because the sugar is still sugar and you can get it back by letting the water dry up. Sand and iron powder make a mixture too, and a magnet can take them apart. Baking soda and vinegar are different. Afterward you cannot get the powder and the vinegar back by drying or sorting, because new substances have formed.',
    '6eUa+kgNLcbd9/EeE/US0Ogq2wEz3RwfEV4i/s/ZHQ3c3NsayDEO/cDiCTAM8QT7EgH8Acjh5/1BO/8NAQnVJkrcCRYX3QQi' +
      'Eh4qADvw9lSbAgUoBBIL0ym96EEYFvv3Cd5kMckbIrUw5xswITb26CJD7BEz9rLpCNsVASogJQD4szPvBhUDHRNGGhq+QM0D' +
      'Ct7l6Mk14gUHNO49EPd9G+kYBfvlFC3eCzs1v+C98VAz4B0GO03cFfEB8A4PQB4G7g4mfxqZ2AjiI+LRFa70+Qfaw/SfN+z2' +
      'GQy9/CrQEgADxPz3L8tRtfEI1OcW//hGx1QnKB9OEc4P1RAyLA8XySih7J/bz/cD3eIj5UFULeL7GCzeywkHPAfoyQfo9/L5' +
      'DSIXQQylIPlM0yHnuTPMrTc87+nQBe/a3QHfz1cq4wANDUL/6AoAEefKtT/XBszA8OLa6Lbe3S0RFx/q5c79Dhvu1OzYxSHD' +
      '6vTs3uzI2P/uI/sa4sJYAw7cFAtAwiig',
  ],
]

const base = openEncoderBase()
const model = loadModel(base)
/** What our layers began as: its vectors are known from elsewhere. */
const original = loadModel(base, base.tensors)

test.each(KNOWN)('the meaning of "%s" is that of the model in full precision', (text, known) => {
  const vector = packVector(original.embed(text))
  const wanted = new Int8Array(Buffer.from(known, 'base64'))
  expect(compare(vector, wanted)).toBeGreaterThan(0.999)
})

test('texts about the same thing are alike, others are not', () => {
  const [question, same, other] = [
    'How do plants make their food?',
    'Leaves turn sunlight, water and carbon dioxide into sugar.',
    'The senate of Rome gave advice that was hard to ignore.',
  ].map((text) => packVector(model.embed(text)))
  expect(compare(question, same)).toBeGreaterThan(compare(question, other) + 0.3)
})

test('a sentence of a passage has a meaning of its own, and words beyond the end of what is read have none', () => {
  const sentences = [
    'Chopin wrote waltzes.',
    'Frogs lay eggs in ponds.',
    ...Array(60).fill('It rained all day long.'),
  ]
  const { sentences: vectors } = model.embedPassage('Two topics.', sentences)
  const [about, first, second] = [model.embed('amphibians'), vectors[0], vectors[1]].map((one) =>
    packVector(one as Float32Array),
  )
  expect(compare(about, second)).toBeGreaterThan(compare(about, first))
  expect(vectors).toHaveLength(sentences.length)
  expect(vectors.at(-1)?.every((value) => value === 0)).toBe(true)
})

test('the kernel multiplies like the book says, the largest numbers included', () => {
  const [rows, depth, tokens] = [8, 32, 3]
  const memory = createMemory(65_536)
  const [low, high, out] = [rows * depth, rows * depth + tokens * depth, rows * depth + 2 * tokens * depth]
  const bytes = new Int8Array(memory.buffer)
  for (let n = 0; n < rows * depth; n += 1)
    bytes[n] = n < depth ? 127 : n < 2 * depth ? -127 : ((n * 37) % 255) - 127
  for (let n = low; n < out; n += 1) bytes[n] = n < low + depth ? 127 : (n * 53) % 128
  buildMultiply(memory)(0, low, high, out, rows, depth, tokens)
  for (let token = 0; token < tokens; token += 1)
    for (let row = 0; row < rows; row += 1) {
      let sum = 0
      for (let n = 0; n < depth; n += 1) {
        const input = (bytes[low + token * depth + n] ?? 0) + 128 * (bytes[high + token * depth + n] ?? 0)
        sum += (bytes[row * depth + n] ?? 0) * input
      }
      expect(new Int32Array(memory.buffer, out, rows * tokens)[token * rows + row]).toBe(sum)
    }
})

test.each([
  ['of both signs', Array.from({ length: 32 }, (_, n) => Math.sin(n) * 3)],
  ['of which one is huge', Array.from({ length: 32 }, (_, n) => (n === 5 ? -1e6 : n))],
  ['of zeros', Array<number>(32).fill(0)],
])('inputs %s are quantized to the nearest of fourteen bits', (_, values) => {
  const memory = createMemory(65_536)
  new Float32Array(memory.buffer).set(values)
  buildQuantize(memory)(0, 128, 160, values.length, 192)
  const [low, high] = [new Uint8Array(memory.buffer, 128, 32), new Uint8Array(memory.buffer, 160, 32)]
  const step = new Float32Array(memory.buffer, 192, 1)[0] ?? 0
  const exact = Math.max(...values.map(Math.abs)) / (HALF_RANGE - 1)
  expect(Math.abs(step - exact)).toBeLessThanOrEqual(exact * 1e-6 + 1e-30)
  for (const [n, value] of values.entries()) {
    const bits = (low[n] ?? 0) + 128 * (high[n] ?? 0)
    expect(Math.abs((bits - HALF_RANGE) * step - value)).toBeLessThanOrEqual(step * 0.502)
  }
})

test.each([1, 4, 7, 96])('%i scores become shares as the book says', (count) => {
  const memory = createMemory(65_536)
  const scores = Array.from({ length: count }, (_, n) => Math.sin(n * 7) * 60 - (n === 3 ? 900 : 0))
  const floats = new Float32Array(memory.buffer, 0, Math.ceil(count / 4) * 4)
  floats.fill(Number.NEGATIVE_INFINITY)
  floats.set(scores)
  buildToShares(memory)(0, count)
  const powers = scores.map((score) => Math.exp(score / Math.sqrt(HEAD_SIZE)))
  const sum = powers.reduce((all, power) => all + power, 0)
  for (const [n, power] of powers.entries())
    expect(Math.abs((floats[n] ?? 0) - power / sum)).toBeLessThan(1e-6)
})

function compare(a: Int8Array = new Int8Array(), b: Int8Array = new Int8Array()): number {
  const dot = (x: Int8Array, y: Int8Array) => x.reduce((sum, value, n) => sum + value * (y[n] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}
