import { expect, test } from 'vitest'
import { writeLessonText } from './write-lesson-text.ts'

const fraction = (above: number, below: number) => `<mfrac><mn>${above}</mn><mn>${below}</mn></mfrac>`

test('formulas keep their fractions and powers, and answers that are folded away stay out', () => {
  const text = document.createElement('div')
  text.innerHTML = `
    <h2>Add <em>parts</em></h2>
    <p>So <math><mrow>${fraction(8, 8)}<mo>−</mo>${fraction(7, 8)}<mo>=</mo>${fraction(1, 8)}</mrow></math> is left.</p>
    <ul><li>Take <math><mrow><mn>2</mn>${fraction(3, 4)}</mrow></math> cups.</li></ul>
    <p>It is <math><msup><mi>x</mi><mn>2</mn></msup></math>.</p>
    <details><summary>Show the answer</summary><p>It is 7.</p></details>`
  expect(writeLessonText(text)).toBe(
    '## Add parts\n\nSo 8/8 − 7/8 = 1/8 is left.\n\n- Take 2 3/4 cups.\n\nIt is x².',
  )
})
