import type { Practice } from '../../problem.ts'
import { scatterPlots, twoWayTables } from './data.ts'
import { linearEquations, numberOfSolutions } from './equations.ts'
import { exponentRules, scientificNotation } from './exponents.ts'
import { functions, linearFunctions } from './functions.ts'
import { slope, slopeIntercept } from './lines.ts'
import { parallelLinesAngles } from './parallel-lines.ts'
import { estimateRoots, rationalIrrational, squareCubeRoots } from './roots.ts'
import { roundSolids } from './round-solids.ts'
import { systems } from './systems.ts'
import { dilations, transformations } from './transformations.ts'
import { distance, pythagoreanTheorem } from './triangles.ts'

export const grade8: Practice[] = [
  squareCubeRoots,
  rationalIrrational,
  estimateRoots,
  exponentRules,
  scientificNotation,
  linearEquations,
  numberOfSolutions,
  slope,
  slopeIntercept,
  systems,
  functions,
  linearFunctions,
  transformations,
  dilations,
  parallelLinesAngles,
  pythagoreanTheorem,
  distance,
  roundSolids,
  scatterPlots,
  twoWayTables,
]
