import type { Practice } from '../../problem.ts'
import { complexNumbers, complexRoots } from './complex-numbers.ts'
import { combineFunctions, inverseFunctions, transformGraphs } from './functions.ts'
import { exponentialEquations, lawsOfLogarithms, logarithms } from './logarithms.ts'
import { dividePolynomials, zerosOfPolynomials } from './polynomials.ts'
import { completeTheSquare, discriminant } from './quadratics.ts'
import {
  addRationalExpressions,
  rationalEquations,
  simplifyRationalExpressions,
} from './rational-expressions.ts'
import { radicalEquations, rationalExponents } from './roots.ts'
import { arithmeticSequences, exponentialModels, geometricSequences } from './sequences.ts'

export const grade11: Practice[] = [
  complexNumbers,
  completeTheSquare,
  discriminant,
  complexRoots,
  dividePolynomials,
  zerosOfPolynomials,
  simplifyRationalExpressions,
  addRationalExpressions,
  rationalEquations,
  rationalExponents,
  radicalEquations,
  combineFunctions,
  inverseFunctions,
  transformGraphs,
  exponentialModels,
  logarithms,
  lawsOfLogarithms,
  exponentialEquations,
  arithmeticSequences,
  geometricSequences,
]
