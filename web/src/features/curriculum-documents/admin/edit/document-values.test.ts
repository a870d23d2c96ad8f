import { expect, test } from 'vitest'
import { isSame, splitStandards, toInput, toValues } from './document-values.ts'

const STORED = {
  version: 3,
  title: 'Rocks',
  content: 'Text',
  grade: 4,
  subject: 'Science',
  documentType: null,
  metadata: { standards: ['A.1', 'B.2'], source: 'District', shelf: 7 },
}

test('a document that was opened and saved is the same document', () => {
  const { version, ...facts } = STORED
  expect(toInput(toValues(STORED), STORED.metadata)).toEqual(facts)
  expect(toValues(STORED).version).toBe(version)
})

test('emptied fields say nothing, and what others noted stays', () => {
  const values = { ...toValues(STORED), grade: '', subject: ' ', standards: '', source: '' }
  expect(toInput(values, STORED.metadata)).toMatchObject({
    grade: null,
    subject: null,
    metadata: { shelf: 7 },
  })
  expect(isSame(values, toValues(STORED))).toBe(false)
})

test('standards are taken apart at commas, spaces and lines, each once', () => {
  expect(splitStandards(' A.1, B.2;\nA.1\tC ')).toEqual(['A.1', 'B.2', 'C'])
})
