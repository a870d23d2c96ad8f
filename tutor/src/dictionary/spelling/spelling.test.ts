import { expect, test } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'
import { openSpeller } from './correct-word.ts'
import { countEdits } from './edit-distance.ts'

test.each([
  ['what is volum', 'what is volume'],
  ['how do i use a rooler', 'how do i use a ruler'],
  ['Fotosynthesis?', 'photosynthesis?'],
  ['whats the cirumference of a cirlce', 'whats the circumference of a circle'],
  ['a hypotanuse', 'a hypotenuse'],
  ['how many mooons are there', 'how many moons are there'],
  ['tell me about egipt', 'tell me about egypt'],
  ['musle', 'muscle'],
])('"%s" is read as "%s"', async (typed, read) => {
  expect((await correctSpelling(typed)).text).toBe(read)
})

test.each([
  'who was Cleopatra',
  'what does Zorblaxia do',
  'what is zorblax',
  'how do volcanoes erupt',
  'minecraft',
  'hola como estas amigo',
  'wie heisst du denn',
  'f u cn rd ths u r gr8',
  'what is 3x + 5y',
  'teh',
])('"%s" is left as it is', async (text) => {
  expect(await correctSpelling(text)).toEqual({ text, corrections: [] })
})

test("a word of the learner's own texts is right as it is", async () => {
  expect((await correctSpelling('what is a metafor', (word) => word === 'metafor')).corrections).toEqual([])
})

test('nothing is read as an unfit word', async () => {
  const { correct } = await openSpeller()
  for (const typed of ['fuckk', 'shitt', 'bich', 'dickk'])
    expect(correct(typed) ?? '').not.toMatch(/^(?:fuck|shit|bitch|dick)$/)
})

test('four mistakes cost about four times as much as one', async () => {
  async function measure(question: string): Promise<number> {
    const startedAt = performance.now()
    for (let n = 0; n < 20; n += 1) await correctSpelling(question)
    return performance.now() - startedAt
  }
  const ratios: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const one = await measure('explian the difference between speed and velocity')
    const four = await measure('explian the diffrence betwen speed and velosity')
    ratios.push(four / one)
  }
  expect(ratios.toSorted((a, b) => a - b)[4]).toBeLessThan(10)
})

test.each([
  ['cell', 'cell', 0],
  ['teh', 'the', 1],
  ['velosity', 'velocity', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s it takes %s edits', (a, b, edits) => {
  expect(countEdits(a, b, 3)).toBe(edits)
})
