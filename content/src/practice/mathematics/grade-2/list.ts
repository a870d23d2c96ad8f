import type { Practice } from '../../problem.ts'
import { addWithin100, addWithin1000, numberLineSums } from './adding.ts'
import { equalGroups, evenAndOdd } from './groups.ts'
import { measureLength, readBarCharts, tellTimeFiveMinutes } from './measuring.ts'
import { hundredsTensOnes, skipCount, tenAndHundredMore } from './numbers.ts'
import { halvesThirdsFourths, shapesBySides } from './shapes.ts'
import { countMoney, twoStepStories } from './stories.ts'
import { subtractWithin100, subtractWithin1000 } from './subtracting.ts'
import { compareTo1000, writeNumbers } from './writing-numbers.ts'

export const grade2: Practice[] = [
  skipCount,
  hundredsTensOnes,
  writeNumbers,
  compareTo1000,
  evenAndOdd,
  equalGroups,
  addWithin100,
  subtractWithin100,
  twoStepStories,
  tenAndHundredMore,
  addWithin1000,
  subtractWithin1000,
  numberLineSums,
  measureLength,
  tellTimeFiveMinutes,
  countMoney,
  readBarCharts,
  shapesBySides,
  halvesThirdsFourths,
]
