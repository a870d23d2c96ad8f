import { buildProject, findDefinition, type Project, type ProjectDraft } from '#engines/kids-code/index.ts'
import type { Level } from '#engines/kids-code/program/block-definition.ts'
import type { Block, Script } from '#engines/kids-code/program/project.ts'

/** A program to play with, to look into and to build on. */
export type Example = {
  /** Never changed: the web knows its words by it, and the database its row. */
  key: string
  title: string
  about: string
  level: Level
  project: Project
}

/** Points on the workspace that a block, the end of one that holds others, and the room under a script take. */
const ROOM = { block: 52, end: 30, gap: 50 }

export function defineExample({ project, ...example }: Omit<Example, 'project'> & { project: ProjectDraft }) {
  return { ...example, project: layApart(buildProject(project)) } satisfies Example
}

/** One script under the other: children read them. */
function layApart({ stage, sprites, ...project }: Project): Project {
  return {
    ...project,
    stage: { ...stage, scripts: layScripts(stage.scripts) },
    sprites: sprites.map((sprite) => ({ ...sprite, scripts: layScripts(sprite.scripts) })),
  }
}

function layScripts(scripts: readonly Script[]): Script[] {
  let y = 20
  return scripts.map((script) => {
    const laid = { ...script, y }
    y += ROOM.block + heightOf(script.body) + ROOM.gap
    return laid
  })
}

function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((height, { opcode, body, otherwise }) => {
    const ends = findDefinition(opcode).branches * ROOM.end
    return height + ROOM.block + heightOf(body) + heightOf(otherwise) + ends
  }, 0)
}
