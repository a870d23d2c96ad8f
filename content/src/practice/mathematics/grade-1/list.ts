import type { Practice } from '../../problem.ts'
import { addThreeNumbers, addWithin20, addWithin100, makeTen } from './adding.ts'
import { countTo120, tenMoreTenLess } from './counting.ts'
import { equalSign, missingNumber, numberStories } from './equations.ts'
import { measureLength, readCharts, tellTimeHalfHour } from './measuring.ts'
import { compareNumbers, tensAndOnes } from './place-value.ts'
import { halvesAndQuarters, nameShapes } from './shapes.ts'
import { factFamilies, subtractTens, subtractWithin20 } from './subtracting.ts'

export const grade1: Practice[] = [
  countTo120,
  nameShapes,
  measureLength,
  tensAndOnes,
  compareNumbers,
  makeTen,
  addWithin20,
  subtractWithin20,
  factFamilies,
  equalSign,
  missingNumber,
  addThreeNumbers,
  numberStories,
  tenMoreTenLess,
  addWithin100,
  subtractTens,
  tellTimeHalfHour,
  readCharts,
  halvesAndQuarters,
]
