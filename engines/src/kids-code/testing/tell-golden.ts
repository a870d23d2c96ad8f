import type { Opcode } from '../catalog/catalog.ts'
import { listRunningBlocks } from '../program/walk-blocks.ts'
import { runHeadless } from '../runs/run-headless.ts'
import { writeEvent } from '../runs/trace.ts'
import type { LanguageName } from '../text/language.ts'
import { writeCode } from '../text/write-code.ts'
import { buildGolden, GOLDEN_PROGRAMS } from './golden-programs.ts'

export type Golden = { trace: string[]; python: string; javascript: string }

/** What the small program of a block does in a second, and the first line of the block in both languages. */
export function tellGolden(opcode: Opcode): Golden {
  const program = GOLDEN_PROGRAMS[opcode]
  const project = buildGolden(program)
  const { events } = runHeadless(project, { seconds: 1, seed: 'golden', ...program.plan })
  const ids = new Set(
    listRunningBlocks(project)
      .filter(
        (block) =>
          block.opcode === opcode ||
          Object.values(block.inputs).some((input) => typeof input === 'object' && input.opcode === opcode),
      )
      .map(({ id }) => id),
  )
  const firstLine = (language: LanguageName) =>
    writeCode(project, language)
      .find(({ blockId }) => blockId !== null && ids.has(blockId))
      ?.text.trim() ?? ''
  return {
    trace: events.filter(({ kind }) => kind !== 'start').map(writeEvent),
    python: firstLine('python'),
    javascript: firstLine('javascript'),
  }
}
