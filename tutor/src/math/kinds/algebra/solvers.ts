import type { Solver } from '../kind.ts'
import { LOGARITHMS } from './logarithms.ts'

export const ALGEBRA_SOLVERS: Solver[] = [LOGARITHMS]
