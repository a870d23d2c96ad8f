import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { readFormulas } from '#engines/formulas/formula-syntax.ts'

/** A formula of the curriculum that cannot be drawn is a fault of its author, never something to show to a child. */
export const formulas = readFormulas((tex, isBlock) => {
  const drawn = drawFormula(tex, isBlock, true)
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.html
})
