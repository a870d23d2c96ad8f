import { expect, test } from 'vitest'
import { continueList, type Edit, type Format, formatText, type Selected } from './format-text.ts'

/** `‹` and `›` stand around what is selected, `|` where nothing is. */
function read(marked: string): Selected {
  const bar = marked.indexOf('|')
  if (bar !== -1) return { text: marked.replace('|', ''), from: bar, to: bar }
  const from = marked.indexOf('‹')
  const to = marked.indexOf('›') - 1
  return { text: marked.replace(/[‹›]/g, ''), from, to }
}

function show({ text }: Selected, { from, to, insert, selectFrom, selectTo }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to)
  return selectFrom === selectTo
    ? `${next.slice(0, selectFrom)}|${next.slice(selectFrom)}`
    : `${next.slice(0, selectFrom)}‹${next.slice(selectFrom, selectTo)}›${next.slice(selectTo)}`
}

test.each<[Format, string, string]>([
  ['bold', 'a ‹cell› b', 'a **‹cell›** b'],
  ['bold', 'a **‹cell›** b', 'a ‹cell› b'],
  ['bold', 'a | b', 'a **|** b'],
  ['italic', '‹cell›', '*‹cell›*'],
  ['italic', '*‹cell›*', '‹cell›'],
  ['italic', '**‹cell›**', '***‹cell›***'],
  ['heading', 'one\ntw|o', 'one\n## two|'],
  ['heading', '## two|', 'two|'],
  ['list', '‹one\ntwo›', '‹- one\n- two›'],
  ['list', '‹- one\n- two›', '‹one\ntwo›'],
  ['list', '1. one|', '- one|'],
  ['task', '- one|', '- [ ] one|'],
  ['task', '- [ ] one|', 'one|'],
  ['code', 'run ‹x + 1›', 'run `‹x + 1›`'],
  ['code', '‹a\nb›', '```\n‹a\nb›\n```'],
  ['formula', '‹x^2›', '$‹x^2›$'],
  ['formula', '|', '$|$'],
  ['formula', '‹a\nb›', '$$\n‹a\nb›\n$$'],
  ['link', '‹a cell›', '[a cell](‹https://›)'],
  ['link', '|', '[|](https://)'],
  ['link', '‹https://a.example›', '[|](https://a.example)'],
])('%s makes %j into %j', (format, before, after) => {
  const selected = read(before)
  expect(show(selected, formatText(format, selected))).toBe(after)
})

test.each([
  ['- one|', '- one\n- |'],
  ['1. one|', '1. one\n2. |'],
  ['  * one|', '  * one\n  * |'],
  ['- [x] one|', '- [x] one\n- [ ] |'],
  ['- one\n- |', '- one\n|'],
  ['- o|ne', '- o\n- |ne'],
])('Enter makes %j into %j', (before, after) => {
  const selected = read(before)
  const edit = continueList(selected)
  expect(edit && show(selected, edit)).toBe(after)
})

test.each(['one|', '|- one', '‹- one›'])('Enter at %j is just Enter', (before) => {
  expect(continueList(read(before))).toBeNull()
})
