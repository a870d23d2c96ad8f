import type { Solver } from '../kind.ts'
import { COINS_SOLVER } from './coins.ts'
import { CONVERSION } from './conversion.ts'
import { POLYGONS } from './polygons.ts'
import { SHAPE_PARTS } from './shape-parts.ts'
import { TIME } from './time.ts'

export const MEASURE_SOLVERS: Solver[] = [TIME, CONVERSION, COINS_SOLVER, POLYGONS, SHAPE_PARTS]
