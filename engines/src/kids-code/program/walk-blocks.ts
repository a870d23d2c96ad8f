import type { Block, Project, Script } from './project.ts'

/** The block, then everything in its inputs, then in its branches. */
export function* walkBlock(block: Block): Generator<Block> {
  yield block
  for (const input of Object.values(block.inputs)) {
    if (typeof input === 'object') yield* walkBlock(input)
  }
  for (const inner of block.body) yield* walkBlock(inner)
  for (const inner of block.otherwise) yield* walkBlock(inner)
}

export function* walkScript(script: Script): Generator<Block> {
  if (script.hat) yield* walkBlock(script.hat)
  for (const block of script.body) yield* walkBlock(block)
}

export function listScripts(project: Project): Script[] {
  return [project.stage, ...project.sprites].flatMap(({ scripts }) => scripts)
}

/** What can run: loose blocks do not count. */
export function listRunningBlocks(project: Project): Block[] {
  return listScripts(project)
    .filter(({ hat }) => hat)
    .flatMap((script) => [...walkScript(script)])
}
