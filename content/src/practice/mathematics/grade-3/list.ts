import type { Practice } from '../../problem.ts'
import { addSubtractWithin1000, roundNumbers } from './adding.ts'
import { breakApartToMultiply, multiplyTens } from './big-products.ts'
import { divideWithin100, missingFactor } from './dividing.ts'
import { compareFractions, equivalentFractions } from './equal-fractions.ts'
import { fractionsOnNumberLine, partsOfAWhole } from './fractions.ts'
import { area, perimeter } from './geometry.ts'
import { litersAndGrams, scaledCharts } from './measuring.ts'
import { groupsAndSharing, multiplyWithin100 } from './multiplying.ts'
import { numberPatterns, twoStepProblems } from './problems.ts'
import { quadrilaterals } from './quadrilaterals.ts'
import { elapsedTime } from './time.ts'

export const grade3: Practice[] = [
  roundNumbers,
  addSubtractWithin1000,
  groupsAndSharing,
  multiplyWithin100,
  divideWithin100,
  missingFactor,
  breakApartToMultiply,
  multiplyTens,
  twoStepProblems,
  numberPatterns,
  partsOfAWhole,
  fractionsOnNumberLine,
  equivalentFractions,
  compareFractions,
  elapsedTime,
  litersAndGrams,
  scaledCharts,
  area,
  perimeter,
  quadrilaterals,
]
