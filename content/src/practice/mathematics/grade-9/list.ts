import type { Practice } from '../../problem.ts'
import { describeData, linesOfFit } from './data.ts'
import { exponentialGrowth, exponentRules, simplifyRadicals } from './exponents.ts'
import { functionNotation, slopeAndRate } from './functions.ts'
import { compoundInequalities, linearInequalities, systemsOfInequalities } from './inequalities.ts'
import { absoluteValueEquations, multiStepEquations, rearrangeFormulas } from './linear-equations.ts'
import { equationsOfLines, systemsOfEquations } from './lines.ts'
import { addPolynomials, factorQuadratics, multiplyPolynomialsPractice } from './polynomials.ts'
import { graphsOfParabolas, quadraticFormula, solveQuadraticsByFactoring } from './quadratics.ts'

export const grade9: Practice[] = [
  multiStepEquations,
  rearrangeFormulas,
  linearInequalities,
  compoundInequalities,
  absoluteValueEquations,
  functionNotation,
  slopeAndRate,
  equationsOfLines,
  systemsOfEquations,
  systemsOfInequalities,
  linesOfFit,
  describeData,
  exponentRules,
  simplifyRadicals,
  exponentialGrowth,
  addPolynomials,
  multiplyPolynomialsPractice,
  factorQuadratics,
  solveQuadraticsByFactoring,
  quadraticFormula,
  graphsOfParabolas,
]
