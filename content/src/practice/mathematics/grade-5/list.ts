import type { Practice } from '../../problem.ts'
import { compareDecimals, roundDecimals } from './compare-decimals.ts'
import { addSubtractDecimals, divideDecimals, multiplyDecimals } from './decimal-arithmetic.ts'
import { decimalPlaceValue, powersOfTen } from './decimal-places.ts'
import { divideUnitFractions, fractionsAsDivision } from './fraction-division.ts'
import { addSubtractFractions, multiplyFractions } from './fractions.ts'
import { classifyShapes, coordinatePlane } from './geometry.ts'
import { linePlots } from './line-plots.ts'
import { convertUnits, volume } from './measurement.ts'
import { divideWholeNumbers, expressions, multiplyWholeNumbers, numberPatterns } from './whole-numbers.ts'

export const grade5: Practice[] = [
  expressions,
  decimalPlaceValue,
  powersOfTen,
  compareDecimals,
  roundDecimals,
  multiplyWholeNumbers,
  divideWholeNumbers,
  addSubtractDecimals,
  multiplyDecimals,
  divideDecimals,
  addSubtractFractions,
  fractionsAsDivision,
  multiplyFractions,
  divideUnitFractions,
  linePlots,
  convertUnits,
  volume,
  coordinatePlane,
  numberPatterns,
  classifyShapes,
]
