import type { Practice } from '../../problem.ts'
import { binomialProbability } from './binomial.ts'
import { expectedValue, normalDistribution } from './chance.ts'
import { conicSections } from './conics.ts'
import { binomialTheorem, permutationsAndCombinations } from './counting.ts'
import { limits, rationalFunctions } from './limits.ts'
import { determinantsAndInverses, matrices } from './matrices.ts'
import { sineAndCosineRules } from './triangles.ts'
import { angleSumFormulas, trigonometricEquations } from './trigonometric-formulas.ts'
import { trigonometricGraphs, trigonometricIdentities } from './trigonometry.ts'
import { polarCoordinates, radians, unitCircle } from './unit-circle.ts'
import { dotProduct, vectors } from './vectors.ts'

export const grade12: Practice[] = [
  radians,
  unitCircle,
  trigonometricGraphs,
  trigonometricIdentities,
  angleSumFormulas,
  trigonometricEquations,
  sineAndCosineRules,
  vectors,
  dotProduct,
  matrices,
  determinantsAndInverses,
  conicSections,
  polarCoordinates,
  rationalFunctions,
  permutationsAndCombinations,
  binomialTheorem,
  binomialProbability,
  expectedValue,
  normalDistribution,
  limits,
]
