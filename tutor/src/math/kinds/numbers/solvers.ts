import type { Solver } from '../kind.ts'
import { BASES } from './bases.ts'
import { CLAIMS } from './claims.ts'
import { COMMON } from './common-factors.ts'
import { COMPARING } from './comparing.ts'
import { COUNTING } from './counting.ts'
import { FORMS_SOLVER } from './forms.ts'
import { PARITY } from './parity.ts'
import { PATTERNS } from './patterns.ts'
import { PLACE_VALUE } from './place-value.ts'
import { PRIMES } from './primes.ts'
import { REMAINDER } from './remainder.ts'
import { ROOTS } from './roots.ts'
import { ROUNDING } from './rounding.ts'

export const NUMBER_SOLVERS: Solver[] = [
  ROUNDING,
  COMPARING,
  CLAIMS,
  ROOTS,
  REMAINDER,
  BASES,
  PRIMES,
  COMMON,
  PARITY,
  PLACE_VALUE,
  FORMS_SOLVER,
  COUNTING,
  PATTERNS,
]
