import type { Practice } from '../../problem.ts'
import { circles, prisms } from './circles-solids.ts'
import { compareData, sampling } from './data.ts'
import { angleRelationships, scaleDrawings, triangleConditions } from './geometry.ts'
import { linearExpressions, twoStepEquations } from './linear.ts'
import { percentChange, percentProblems } from './percents.ts'
import { compoundProbability, probability } from './probability.ts'
import { fractionUnitRates, proportionalRelationships, solveProportions } from './proportions.ts'
import { addSubtractRationals, fractionsToDecimals, multiplyDivideRationals } from './rational-numbers.ts'
import { twoStepInequalities } from './two-step-inequalities.ts'

export const grade7: Practice[] = [
  addSubtractRationals,
  multiplyDivideRationals,
  fractionsToDecimals,
  fractionUnitRates,
  proportionalRelationships,
  solveProportions,
  percentProblems,
  percentChange,
  linearExpressions,
  twoStepEquations,
  twoStepInequalities,
  scaleDrawings,
  triangleConditions,
  angleRelationships,
  circles,
  prisms,
  sampling,
  compareData,
  probability,
  compoundProbability,
]
