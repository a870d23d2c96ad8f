import type { Practice } from '../../problem.ts'
import { angles } from './angles.ts'
import { compareDecimals, tenthsAndHundredths } from './decimals.ts'
import { divideWithRemainders } from './division.ts'
import { factorsAndMultiples, timesAsMany } from './factors.ts'
import { multiplyFractionByWhole } from './fraction-products.ts'
import { addSubtractFractions, mixedNumbers } from './fraction-sums.ts'
import { compareFractions, equivalentFractions } from './fractions.ts'
import { linesAndSymmetry } from './lines-and-symmetry.ts'
import { areaAndPerimeter, convertUnits } from './measuring.ts'
import { placeValueToMillion, roundLargeNumbers } from './place-value.ts'
import { primeAndComposite } from './primes.ts'
import { multiplyByOneDigit, multiplyTwoDigits } from './products.ts'
import { addSubtractLarge, multiStepProblems } from './sums.ts'

export const grade4: Practice[] = [
  placeValueToMillion,
  roundLargeNumbers,
  addSubtractLarge,
  timesAsMany,
  factorsAndMultiples,
  primeAndComposite,
  multiplyByOneDigit,
  multiplyTwoDigits,
  divideWithRemainders,
  multiStepProblems,
  equivalentFractions,
  compareFractions,
  addSubtractFractions,
  mixedNumbers,
  multiplyFractionByWhole,
  tenthsAndHundredths,
  compareDecimals,
  convertUnits,
  areaAndPerimeter,
  angles,
  linesAndSymmetry,
]
