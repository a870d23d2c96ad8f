import { expect, test } from 'vitest'
import { fitFigure } from './fit-figure.ts'

test.each([
  ['<svg viewBox="0 0 200 200">', 14],
  ['<svg viewBox="-5 -5 100 200">', 7],
  ['<svg viewBox="0 0 800 100">', 26],
  ['<svg viewBox="0 0 300 0">', 26],
  ['<svg>', 26],
])('%s is at most %d rem wide', (svg, widthRem) => {
  expect(fitFigure(svg)).toBe(widthRem)
})
