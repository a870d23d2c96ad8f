import type { Workspace, WorkspaceSvg } from 'blockly/core'
import type { Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import type { Level } from '#engines/kids-code/program/block-definition.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import type { BlockWords } from '../block-words.ts'

/** What an editor shows. */
export type Scene = {
  project: Project
  owner: string
  level: Level
  allowed: readonly Opcode[] | undefined
}

/** What blocks and fields of a workspace need to know, and whom they tell. */
export type Surroundings = {
  scene: Scene
  words: BlockWords
  nameNew: (kind: DeclaredKind) => string
  onDeclare: (kind: DeclaredKind, use: (id: string) => void) => void
  onKeys: () => void
}

const surroundings = new WeakMap<Workspace, Surroundings>()

/** Blocks are defined once for all workspaces: each asks the one it stands in, or the one its shelf belongs to. */
export function findSurroundings(workspace: Workspace | null | undefined): Surroundings | undefined {
  if (!workspace) return undefined
  const target = (workspace as WorkspaceSvg).targetWorkspace
  return surroundings.get(workspace) ?? (target ? surroundings.get(target) : undefined)
}

export function setSurroundings(workspace: Workspace, found: Surroundings): void {
  surroundings.set(workspace, found)
}
