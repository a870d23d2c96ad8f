import type { ReporterOpcode, StatementOpcode } from '../../catalog/catalog.ts'
import type { Block, Value } from '../../program/project.ts'
import type { Machine, Thread } from '../machine.ts'

export type Run = (machine: Machine, thread: Thread, block: Block) => void
export type Report = (machine: Machine, thread: Thread, block: Block) => Value

export type StatementsOf<Prefix extends string> = Record<Extract<StatementOpcode, `${Prefix}_${string}`>, Run>
export type ReportersOf<Prefix extends string> = Record<
  Extract<ReporterOpcode, `${Prefix}_${string}`>,
  Report
>
