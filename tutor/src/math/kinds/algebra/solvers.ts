import type { Solver } from '../kind.ts'
import { ANGLES } from './angles.ts'
import { COMPLEX } from './complex.ts'
import { FUNCTIONS } from './functions.ts'
import { LIMITS } from './limits.ts'
import { LINES } from './lines.ts'
import { NATURAL_LOGARITHMS } from './logarithms.ts'
import { RADICALS } from './radicals.ts'
import { RIGHT_TRIANGLES } from './right-triangles.ts'
import { SOLUTION_COUNT } from './solution-count.ts'

export const ALGEBRA_SOLVERS: Solver[] = [
  SOLUTION_COUNT,
  COMPLEX,
  RADICALS,
  NATURAL_LOGARITHMS,
  ANGLES,
  RIGHT_TRIANGLES,
  FUNCTIONS,
  LINES,
  LIMITS,
]
