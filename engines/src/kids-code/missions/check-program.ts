import { findDefinition } from '../catalog/catalog.ts'
import type { Project } from '../program/project.ts'
import { listRunningBlocks } from '../program/walk-blocks.ts'
import type { Check } from './check.ts'

/** Checks of what a program is made of; null for those that need a run. */
export function checkProgram(project: Project, check: Check): boolean | null {
  const blocks = listRunningBlocks(project)
  switch (check.kind) {
    case 'uses':
      return blocks.filter(({ opcode }) => check.anyOf.includes(opcode)).length >= (check.least ?? 1)
    case 'uses-category':
      return blocks.some(({ opcode }) => findDefinition(opcode).category === check.category)
    case 'avoids':
      return !blocks.some(({ opcode }) => check.blocks.includes(opcode))
    case 'blocks-at-most':
      return blocks.length <= check.most
    default:
      return null
  }
}
