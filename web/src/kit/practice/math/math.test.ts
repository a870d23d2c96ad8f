import { expect, test } from 'vitest'
import { findLetters } from './keys.ts'
import { previewMath } from './preview-math.ts'

/** MathML as a line of signs: fractions as [a/b], powers as ^{}, roots as √{}. */
function draw(text: string): string {
  const preview = previewMath(text)
  if (preview.kind !== 'shown') return preview.kind
  return preview.html
    .replace(/<mfrac><mrow>(.*?)<\/mrow><mrow>(.*?)<\/mrow><\/mfrac>/g, '[$1/$2]')
    .replace(/<msqrt>/g, '√{')
    .replace(/<\/msqrt>/g, '}')
    .replace(/<msup>/g, '')
    .replace(/<\/msup>/g, '}')
    .replace(/<\/mrow><mrow>(?=[^(]*$)/g, '^{')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u2062', '')
}

test.each([
  ['2x', '2x'],
  ['2*3', '2⋅3'],
  ['1/2x', '[1/2]x'],
  ['3/4', '[3/4]'],
  ['-x + 4', '−x+4'],
  ['5*sqrt(5)', '5√{5}'],
  ['a - (b - c)', 'a−(b−c)'],
  ['(x+1)(x-2)', '(x+1)(x−2)'],
  ['2(x+1)', '2(x+1)'],
  ['|x - 1|', '|x−1|'],
  ['x >= 2', 'x≥2'],
  ['x < 2', 'x&lt;2'],
  ['1 1/2', '1[1/2]'],
  ['5!', '5!'],
  ['sin(x)', 'sin(x)'],
  ['0.5', '0.5'],
  ['x = 1 or x = 2', 'x=1;x=2'],
  ['2π', '2π'],
])('%s is drawn as %s', (text, drawn) => {
  expect(draw(text)).toBe(drawn)
})

test.each([
  ['x^2', '<math><mrow><msup><mrow><mi>x</mi></mrow><mrow><mn>2</mn></mrow></msup></mrow></math>'],
  [
    '(1/2)^2',
    '<math><mrow><msup><mrow><mrow><mo>(</mo><mfrac><mrow><mn>1</mn></mrow><mrow><mn>2</mn></mrow></mfrac><mo>)</mo></mrow></mrow><mrow><mn>2</mn></mrow></msup></mrow></math>',
  ],
  [
    'x_1 + cbrt(8)',
    '<math><mrow><msub><mi>x</mi><mn>1</mn></msub><mo>+</mo><mroot><mrow><mn>8</mn></mrow><mn>3</mn></mroot></mrow></math>',
  ],
])('%s keeps what belongs together', (text, html) => {
  expect(previewMath(text)).toEqual({ kind: 'shown', html })
})

test.each(['3+', '(x', '√()', '()/()', 'x^', '2*('])(
  '%s is not finished yet, which is no mistake',
  (text) => {
    expect(previewMath(text)).toEqual({ kind: 'unfinished' })
  },
)

test('what cannot be read says from where on', () => {
  expect(previewMath('3 # 4')).toEqual({ kind: 'unreadable', rest: '# 4' })
  expect(previewMath('  ')).toEqual({ kind: 'empty' })
})

test('nothing that was typed reaches the page as markup', () => {
  expect(previewMath('<b>x</b>').kind).not.toBe('shown')
  expect(previewMath('a<b')).toEqual({
    kind: 'shown',
    html: '<math><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math>',
  })
})

test('the letters of a question are found once each, without constants', () => {
  const prompt =
    'Solve <math><mrow><mn>2</mn><mi>x</mi><mo>+</mo><mi>y</mi><mo>=</mo><mi>π</mi><mi>x</mi></mrow></math> for <math><mi mathvariant="normal">n</mi></math>, using <math><mi>sin</mi></math>.'
  expect(findLetters(prompt)).toEqual(['x', 'y', 'n'])
  expect(findLetters('How many?')).toEqual([])
})
