import type { Solver } from '../kind.ts'

export const ALGEBRA_SOLVERS: Solver[] = []
