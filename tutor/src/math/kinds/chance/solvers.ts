import type { Solver } from '../kind.ts'
import { DRAWS } from './draws.ts'

export const CHANCE_SOLVERS: Solver[] = [DRAWS]
