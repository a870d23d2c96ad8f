import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG } from '#engines/kids-code/catalog/catalog.ts'
import { CATEGORIES } from '#engines/kids-code/program/block-definition.ts'
import { splitSentence } from './block-words.ts'
import { PICTURES } from './workspace/define-blocks.ts'

type Words = Record<'sentence' | 'picture' | 'spokenPicture' | 'category', Record<string, string>> & {
  choice: Record<string, Record<string, string>>
}

const MESSAGES = new URL('../../../messages/', import.meta.url)
const languages = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, file: new URL(`${name}/kidsCodeBlocks.json`, MESSAGES) }))
  .flatMap(({ name, file }) => {
    try {
      return [{ name, words: JSON.parse(readFileSync(file, 'utf8')) as Words }]
    } catch {
      // A language whose words of this part are not there yet shows the English ones.
      return []
    }
  })

const slotsOf = (sentence: string) =>
  splitSentence(sentence).flatMap((part) => ('slot' in part ? [part.slot] : []))
const pictured = CATALOG.filter(({ level }) => level === 'pictures')

test('the words are there in English', () => {
  expect(languages.map(({ name }) => name)).toContain('en')
})

test.each(languages)(
  '$name: every block has a sentence with its slots, and no sentence is left over',
  ({ words }) => {
    expect(Object.keys(words.sentence).sort()).toEqual(CATALOG.map(({ opcode }) => opcode).sort())
    for (const { opcode, inputs, fields } of CATALOG) {
      const slots = [...inputs, ...fields].map(({ name }) => name)
      expect([opcode, slotsOf(words.sentence[opcode] ?? '').sort()]).toEqual([opcode, slots.sort()])
    }
  },
)

test.each(languages)(
  '$name: every block for the youngest has a picture, its slots and spoken words',
  ({ words }) => {
    const opcodes = pictured.map(({ opcode }) => opcode).sort()
    expect(Object.keys(words.picture).sort()).toEqual(opcodes)
    expect(Object.keys(words.spokenPicture).sort()).toEqual(opcodes)
    expect(Object.keys(PICTURES).sort()).toEqual(opcodes)
    for (const { opcode, inputs, fields } of pictured) {
      const slots = [...inputs, ...fields].map(({ name }) => name)
      expect([opcode, slotsOf(words.picture[opcode] ?? '').sort()]).toEqual([opcode, slots.sort()])
    }
  },
)

test.each(languages)(
  '$name: every choice and every category has its words, and there are no others',
  ({ words }) => {
    const wanted = new Set<string>()
    for (const { fields } of CATALOG) {
      for (const field of fields) {
        if (!('options' in field)) continue
        for (const option of field.options) {
          if (field.name !== 'key' || option.length > 1) wanted.add(`${field.name}.${option}`)
        }
      }
    }
    const there = Object.entries(words.choice).flatMap(([field, options]) =>
      Object.keys(options).map((option) => `${field}.${option}`),
    )
    expect(there.sort()).toEqual([...wanted].sort())
    expect(Object.keys(words.category).sort()).toEqual([...CATEGORIES].sort())
  },
)

test('words come before, between and after slots', () => {
  expect(splitSentence('go {squares} squares {way}')).toEqual([
    { text: 'go' },
    { slot: 'squares' },
    { text: 'squares' },
    { slot: 'way' },
  ])
  expect(splitSentence('{own-block}')).toEqual([{ slot: 'own-block' }])
  expect(splitSentence('show')).toEqual([{ text: 'show' }])
})
