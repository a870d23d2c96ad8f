import { findDefinition } from '../catalog/catalog.ts'
import { LIMITS } from '../program/limits.ts'
import type { Block, OwnBlock, Parameter, Project } from '../program/project.ts'
import { listScripts, walkScript } from '../program/walk-blocks.ts'
import { FORBIDDEN_IDS } from '../reading/problems.ts'
import { emptyReferences } from './change-blocks.ts'
import { findFreeId, trimName } from './free-names.ts'

/** What a child declares before blocks can name it. */
export const DECLARED_KINDS = ['variable', 'list', 'message', 'own-block'] as const
export type DeclaredKind = (typeof DECLARED_KINDS)[number]
export type Declared = { id: string; name: string; owner: string | null }
export type NameProblem = 'empty' | 'taken' | 'full'

const MOST: Record<DeclaredKind, number> = {
  variable: LIMITS.variables,
  list: LIMITS.lists,
  message: LIMITS.messages,
  'own-block': LIMITS.ownBlocks,
}

/** What the blocks of an owner can name; of everybody when no owner is given. */
export function listDeclared(project: Project, kind: DeclaredKind, owner?: string): Declared[] {
  const all = declaredOf(project, kind)
  return owner === undefined ? all : all.filter((one) => one.owner === null || one.owner === owner)
}

/** Two sprites may each have their own of the same name, as long as nobody sees both. */
export function findNameProblem(
  project: Project,
  kind: DeclaredKind,
  name: string,
  { owner = null, except }: { owner?: string | null; except?: string } = {},
): NameProblem | null {
  const wanted = trimName(name)
  const all = declaredOf(project, kind)
  if (wanted === '') return 'empty'
  const isSeenTogether = (one: Declared) => owner === null || one.owner === null || one.owner === owner
  if (all.some((one) => one.id !== except && one.name === wanted && isSeenTogether(one))) return 'taken'
  return except === undefined && all.length >= MOST[kind] ? 'full' : null
}

/** The project with one more, and its id. The name has to be free. */
export function declare(
  project: Project,
  kind: Exclude<DeclaredKind, 'own-block'>,
  name: string,
  owner: string | null = null,
): { project: Project; id: string } {
  const id = chooseId(name, declaredOf(project, kind))
  const base = { id, name: trimName(name) }
  if (kind === 'message') return { id, project: { ...project, messages: [...project.messages, base] } }
  if (kind === 'list') {
    const list = { ...base, owner, items: [], isShown: true }
    return { id, project: { ...project, lists: [...project.lists, list] } }
  }
  const variable = { ...base, owner, value: 0, isShown: true }
  return { id, project: { ...project, variables: [...project.variables, variable] } }
}

/** Parameters without a name are left out. */
export function declareOwnBlock(
  project: Project,
  name: string,
  parameters: readonly Omit<Parameter, 'id'>[],
): { project: Project; id: string } {
  const id = chooseId(name, project.ownBlocks)
  const known = project.ownBlocks.flatMap((one) => one.parameters)
  const named: Parameter[] = []
  for (const parameter of parameters.slice(0, LIMITS.parameters)) {
    const label = trimName(parameter.name)
    if (label === '') continue
    named.push({ id: chooseId(label, [...known, ...named]), name: label, kind: parameter.kind })
  }
  const ownBlock: OwnBlock = { id, name: trimName(name), parameters: named }
  return { id, project: { ...project, ownBlocks: [...project.ownBlocks, ownBlock] } }
}

export function renameDeclared(project: Project, kind: DeclaredKind, id: string, name: string): Project {
  const rename = <Thing extends { id: string; name: string }>(things: Thing[]) =>
    things.map((thing) => (thing.id === id ? { ...thing, name: trimName(name) } : thing))
  if (kind === 'variable') return { ...project, variables: rename(project.variables) }
  if (kind === 'list') return { ...project, lists: rename(project.lists) }
  if (kind === 'message') return { ...project, messages: rename(project.messages) }
  return { ...project, ownBlocks: rename(project.ownBlocks) }
}

/** Blocks that named it stay, with nothing chosen. */
export function removeDeclared(project: Project, kind: DeclaredKind, id: string): Project {
  const without = <Thing extends { id: string }>(things: Thing[]) => things.filter((thing) => thing.id !== id)
  const gone = { type: kind, id }
  if (kind === 'variable') {
    return emptyReferences({ ...project, variables: without(project.variables) }, [gone])
  }
  if (kind === 'list') return emptyReferences({ ...project, lists: without(project.lists) }, [gone])
  if (kind === 'message') return emptyReferences({ ...project, messages: without(project.messages) }, [gone])
  const parameters = project.ownBlocks.find((one) => one.id === id)?.parameters ?? []
  return emptyReferences({ ...project, ownBlocks: without(project.ownBlocks) }, [
    gone,
    ...parameters.map((parameter) => ({ type: 'parameter' as const, id: parameter.id })),
  ])
}

/** How many blocks of the whole project name it. */
export function countUses(project: Project, kind: DeclaredKind, id: string): number {
  let count = 0
  for (const script of listScripts(project)) {
    for (const block of walkScript(script)) if (isNaming(block, kind, id)) count++
  }
  return count
}

/** A name may be a word that no id can be. */
function chooseId(name: string, taken: readonly { id: string }[]): string {
  return findFreeId(trimName(name), [...FORBIDDEN_IDS, ...taken.map(({ id }) => id)])
}

function isNaming(block: Block, kind: DeclaredKind, id: string): boolean {
  return findDefinition(block.opcode).fields.some(
    (slot) => slot.type === kind && block.fields[slot.name] === id,
  )
}

function declaredOf(project: Project, kind: DeclaredKind): Declared[] {
  if (kind === 'variable') return project.variables
  if (kind === 'list') return project.lists
  const shared = kind === 'message' ? project.messages : project.ownBlocks
  return shared.map(({ id, name }) => ({ id, name, owner: null }))
}
