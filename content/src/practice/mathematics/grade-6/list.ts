import type { Practice } from '../../problem.ts'
import { area } from './area.ts'
import { decimalOperations, divideFractions, factorsMultiples } from './calculations.ts'
import { dataDisplays } from './data-displays.ts'
import { dependentVariables, oneStepEquations } from './equations.ts'
import { equivalentExpressions, evaluateExpressions, exponents } from './expressions.ts'
import { inequalities } from './inequalities.ts'
import { meanMedian } from './mean-median.ts'
import { percents } from './percents.ts'
import { equivalentRatios, ratios, unitRates } from './ratios.ts'
import { absoluteValue, fourQuadrants, negativeNumbers } from './signed-numbers.ts'
import { volumeSurfaceArea } from './solids.ts'

export const grade6: Practice[] = [
  factorsMultiples,
  decimalOperations,
  divideFractions,
  ratios,
  equivalentRatios,
  unitRates,
  percents,
  negativeNumbers,
  absoluteValue,
  fourQuadrants,
  exponents,
  evaluateExpressions,
  equivalentExpressions,
  oneStepEquations,
  inequalities,
  dependentVariables,
  area,
  volumeSurfaceArea,
  meanMedian,
  dataDisplays,
]
