import type { Block, Value } from '../program/project.ts'
import type { Machine, Thread } from './machine.ts'
import { toCondition, toNumber, toText } from './values.ts'

/** What stands in an input, worked out. */
export function inputOf(machine: Machine, thread: Thread, block: Block, name: string): Value {
  const input = block.inputs[name]
  if (input === undefined) return ''
  return typeof input === 'object' ? machine.evaluate(machine, thread, input) : input
}

export function numberOf(machine: Machine, thread: Thread, block: Block, name: string): number {
  return toNumber(inputOf(machine, thread, block, name))
}

export function textOf(machine: Machine, thread: Thread, block: Block, name: string): string {
  return toText(inputOf(machine, thread, block, name))
}

export function conditionOf(machine: Machine, thread: Thread, block: Block, name: string): boolean {
  return toCondition(inputOf(machine, thread, block, name))
}

export function fieldOf(block: Block, name: string): string {
  return block.fields[name] ?? ''
}
