import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { drawFormula } from './draw-formula.ts'
import type { MathNode } from './write-math.ts'
import { writeTex } from './write-tex.ts'

function draw(tex: string): string {
  const drawn = drawFormula(tex, false, true)
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.html
}
const read = (html: string) => parseDocument(html).children[0] as MathNode

test.each([
  ['\\frac{3}{4}', '\\frac{3}{4}'],
  ['1\\dfrac{3}{4}', '1{\\displaystyle \\frac{3}{4}}'],
  ['12{,}000 \\times 3', '12{,}000\\times3'],
  ['x^2 - 10^{-4}', 'x^{2}-{10}^{-4}'],
  ["f'(x) < 0", 'f^{\\prime}(x)\\lt0'],
  ['\\sqrt[3]{8} = \\sqrt{4}', '\\sqrt[3]{8}=\\sqrt{4}'],
  ['|x| \\le 3', '\\vert x\\vert\\le3'],
  ['\\left(\\frac{a}{b}\\right)^2', '{\\left(\\frac{a}{b}\\right)}^{2}'],
  ['\\binom{n}{k}', '\\left({n \\atop k}\\right)'],
  ['\\sum_{i=1}^n i', '\\sum_{i=1}^{n}i'],
  [
    '\\vec{a} = \\begin{pmatrix} 4 \\\\ 1 \\end{pmatrix}',
    '\\vec{a}=\\left(\\begin{matrix}4 \\\\ 1\\end{matrix}\\right)',
  ],
  ['\\mathrm{CO}_2', '{\\mathrm{CO}}_{2}'],
  ['5\\,\\mathrm{mol}', '5\\,\\mathrm{mol}'],
  ['\\text{50\\% of } \\pi r', '\\text{50\\% of }\\pi r'],
  ['\\operatorname{Var}(X) + \\sin\\alpha', '\\operatorname{Var}(X)+\\sin\\alpha'],
])('the drawn formula %s is written as %s and draws the same again', (tex, written) => {
  expect(writeTex(read(draw(tex)))).toBe(written)
  expect(writeTex(read(draw(written)))).toBe(written)
})
