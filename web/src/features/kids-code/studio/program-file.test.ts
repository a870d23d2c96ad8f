import { expect, test } from 'vitest'
import { makeFirstProject } from '#engines/kids-code/index.ts'
import { nameFile, readFile, writeFile } from './program-file.ts'

const blocks = makeFirstProject({ cat: 'Cat', costumes: ['one', 'two'], meadow: 'Meadow', sounds: [] })
const content = { title: 'My cat', blocks, assets: { sprites: [], backgrounds: [] } }

test('a project that was written to a file is read back the same', async () => {
  expect(await readFile(writeFile(content), 'x.trellis-code')).toEqual({ ok: true, content })
})

test('a file without a title is called by its name', async () => {
  const read = await readFile(writeFile({ ...content, title: ' ' }), 'cat.trellis-code')
  expect(read).toMatchObject({ content: { title: 'cat' } })
})

test('another file is told apart from one that is broken', async () => {
  expect(await readFile('not json', 'x')).toMatchObject({ ok: false, reason: 'foreign' })
  expect(await readFile('{"kind":"other"}', 'x')).toMatchObject({ ok: false, reason: 'foreign' })
  const broken = await readFile(JSON.stringify({ kind: 'trellis-code', project: { version: 1 } }), 'x')
  expect(broken).toMatchObject({ ok: false, reason: 'broken' })
  expect(!broken.ok && broken.problems.length > 0).toBe(true)
})

test('a picture from somewhere else does not get in', async () => {
  const assets = { sprites: [{ id: 'a', name: 'A', imageUrl: 'https://example.com/a.png' }], backgrounds: [] }
  expect(await readFile(writeFile({ ...content, assets }), 'x')).toMatchObject({
    ok: false,
    reason: 'broken',
  })
})

test('a file of many megabytes is not even read', async () => {
  expect(await readFile('x'.repeat(4_000_000), 'x')).toMatchObject({ ok: false, reason: 'large' })
})

test('names of files have letters, numbers and dashes', async () => {
  expect(nameFile('  Die Katze / läuft! ')).toBe('Die-Katze-läuft.trellis-code')
  expect(nameFile('???')).toBe('project.trellis-code')
})
