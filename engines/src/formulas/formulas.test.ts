import { Marked } from 'marked'
import { expect, test } from 'vitest'
import { drawFormula } from './draw-formula.ts'
import { readFormulas } from './formula-syntax.ts'

const marked = new Marked({
  extensions: readFormulas((tex, isBlock) => (isBlock ? `[[${tex}]]` : `[${tex}]`)),
})
const read = (text: string) => marked.parse(text, { async: false }).trim()

test.each([
  ['so $x^2$ is', '<p>so [x^2] is</p>'],
  ['$$\nx = 1\n$$', '[[x = 1]]'],
  ['$5 and $10', '<p>$5 and $10</p>'],
  ['a $ b $ c', '<p>a $ b $ c</p>'],
  ['\\$x\\$', '<p>$x$</p>'],
  ['$a\\$b$', '<p>[a\\$b]</p>'],
  ['`$x$`', '<p><code>$x$</code></p>'],
])('%j is read as %s', { tags: ['F1'] }, (text, html) => {
  expect(read(text)).toBe(html)
})

test('a formula is MathML and nothing else', { tags: ['F2'] }, () => {
  expect(drawFormula('\\frac{1}{2}', false, true)).toEqual({
    ok: true,
    html: '<math><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math>',
  })
  const nasty = drawFormula('\\href{javascript:alert(1)}{x} \\htmlStyle{color:red}{y}', true, false)
  expect(nasty.ok && nasty.html).not.toMatch(/href=|style=|<span|annotation|#c/)
})

test('what is not LaTeX is refused in the curriculum and drawn in own text', { tags: ['F3'] }, () => {
  expect(drawFormula('é', false, true).ok).toBe(false)
  expect(drawFormula('é', false, false).ok).toBe(true)
})

test.each(['\\frac{1}{', '\\unknown', '}', 'x'.repeat(5001), '\\def\\a{\\a\\a}\\a', '{'.repeat(4000)])(
  'what cannot be drawn has a reason',
  { tags: ['F4', 'F5'] },
  (tex) => {
    expect(drawFormula(tex, false, false)).toEqual({ ok: false, reason: expect.stringMatching(/\w/) })
  },
)

test('no rule is larger than the page', { tags: ['F5'] }, () => {
  const drawn = drawFormula('\\rule{9999em}{9999em}', false, false)
  expect(drawn.ok && drawn.html).toMatch(/width="30em" height="30em"/)
})
