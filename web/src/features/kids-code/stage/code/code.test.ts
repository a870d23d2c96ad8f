import { expect, test } from 'vitest'
import { block as b, buildProject, writeCode } from '#engines/kids-code/index.ts'
import { colorCode, numberLines, type Token } from './color-code.ts'

function tell(tokens: Token[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => `${kind} ${text}`)
}

test.each([
  ['python', 'def start():', ['keyword def', 'call start']],
  ['python', '@when_key_pressed("a")', ['call @when_key_pressed', 'string "a"']],
  [
    'python',
    '    cat.say("He said \\"def\\"", 2.5)  # if',
    ['call say', 'string "He said \\"def\\""', 'number 2.5', 'comment # if'],
  ],
  ['javascript', 'for (let i = 0; i < 10; i++) {', ['keyword for', 'keyword let', 'number 0', 'number 10']],
  ['javascript', '// …', ['comment // …']],
  ['javascript', 'const größe2 = 4 / 2;', ['keyword const', 'number 4', 'number 2']],
  ['javascript', 'await cat.glideTo("x"', ['keyword await', 'call glideTo', 'string "x"']],
] as const)('in %s the parts of %j are told apart', (language, line, parts) => {
  expect(tell(colorCode(line, language))).toEqual(parts)
})

test('the parts of every line are the line again', () => {
  const project = buildProject({
    sprites: [
      {
        id: 'cat',
        name: 'Kätzchen "1"',
        scripts: [
          [
            b('event_flag'),
            b('looks_say', { text: "it's /* # */ 'so'" }),
            b('control_forever', {}, [b('motion_move', { steps: -1.5e-7 })]),
          ],
        ],
      },
    ],
    variables: { größe: 'a\nb' },
    lists: { fruits: ['apple', 2, true] },
  })
  for (const language of ['python', 'javascript'] as const) {
    for (const { text } of [...writeCode(project, language), { text: '\'"@#$ 😀 €' }, { text: '"open' }]) {
      expect(
        colorCode(text, language)
          .map((token) => token.text)
          .join(''),
      ).toBe(text)
    }
  }
})

test('empty lines are gaps, and the others keep their numbers', () => {
  const line = (text: string) => ({ text, blockId: null })
  expect(numberLines([line('a'), line(''), line('b')])).toEqual([
    { text: 'a', blockId: null, number: 1, isAfterGap: false },
    { text: 'b', blockId: null, number: 3, isAfterGap: true },
  ])
})
