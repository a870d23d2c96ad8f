import type { Solver } from '../kind.ts'
import { BASES } from './bases.ts'
import { CLAIMS } from './claims.ts'
import { COMMON } from './common-factors.ts'
import { COMPARING } from './comparing.ts'
import { COUNTING } from './counting.ts'
import { FORMS_SOLVER } from './forms.ts'
import { NUMBER_LISTS } from './number-lists.ts'
import { PARITY } from './parity.ts'
import { PATTERNS } from './patterns.ts'
import { PLACE_VALUE } from './place-value.ts'
import { PRIMES } from './primes.ts'
import { REMAINDER } from './remainder.ts'
import { ROOTS } from './roots.ts'
import { ROUNDING } from './rounding.ts'
import { SEQUENCE_LISTS } from './sequence-lists.ts'

export const NUMBER_SOLVERS: Solver[] = [
  ROUNDING,
  COMPARING,
  CLAIMS,
  ROOTS,
  REMAINDER,
  BASES,
  NUMBER_LISTS,
  PRIMES,
  COMMON,
  PARITY,
  PLACE_VALUE,
  FORMS_SOLVER,
  COUNTING,
  SEQUENCE_LISTS,
  PATTERNS,
]
