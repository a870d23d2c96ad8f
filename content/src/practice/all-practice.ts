import { readBanks } from '../format/read-curriculum.ts'
import { makeBankPractice } from './bank-practice.ts'
import { grade1 } from './mathematics/grade-1/list.ts'
import { grade2 } from './mathematics/grade-2/list.ts'
import { grade3 } from './mathematics/grade-3/list.ts'
import { grade4 } from './mathematics/grade-4/list.ts'
import { grade5 } from './mathematics/grade-5/list.ts'
import { grade6 } from './mathematics/grade-6/list.ts'
import { grade7 } from './mathematics/grade-7/list.ts'
import { grade8 } from './mathematics/grade-8/list.ts'
import { grade9 } from './mathematics/grade-9/list.ts'
import { grade10 } from './mathematics/grade-10/list.ts'
import { grade11 } from './mathematics/grade-11/list.ts'
import { grade12 } from './mathematics/grade-12/list.ts'
import type { Practice } from './problem.ts'

const GRADES = [
  grade1,
  grade2,
  grade3,
  grade4,
  grade5,
  grade6,
  grade7,
  grade8,
  grade9,
  grade10,
  grade11,
  grade12,
]

/** Practice for every skill that has some: first what is calculated, in the order of the grades, then what is written. */
export function listPractice(): Practice[] {
  return [...GRADES.flat(), ...readBanks().map(({ bank }) => makeBankPractice(bank))]
}
