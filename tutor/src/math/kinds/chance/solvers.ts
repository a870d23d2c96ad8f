import type { Solver } from '../kind.ts'
import { COMPLEMENT } from './complement.ts'
import { DRAWS } from './draws.ts'
import { EQUALLY_LIKELY } from './equally-likely.ts'

export const CHANCE_SOLVERS: Solver[] = [EQUALLY_LIKELY, COMPLEMENT, DRAWS]
