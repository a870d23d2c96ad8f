import { CATALOG, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import {
  type BlockDefinition,
  CATEGORIES,
  type Category,
  LEVELS,
  type Level,
} from '#engines/kids-code/program/block-definition.ts'

export type Shelf = { category: Category; opcodes: Opcode[] }

type Offer = { level: Level; isStage: boolean; allowed?: readonly Opcode[] | undefined }

/** Which blocks are offered, by category. A mission offers what it allows and nothing else. */
export function listShelves({ level, isStage, allowed }: Offer): Shelf[] {
  const isOffered = (block: BlockDefinition & { opcode: Opcode }) =>
    (!isStage || block.isForStage) &&
    (allowed ? allowed.includes(block.opcode) : LEVELS.indexOf(block.level) <= LEVELS.indexOf(level))
  return CATEGORIES.map((category) => ({
    category,
    opcodes: CATALOG.filter((block) => block.category === category && isOffered(block)).map(
      ({ opcode }) => opcode,
    ),
  })).filter(({ opcodes }) => opcodes.length > 0)
}
