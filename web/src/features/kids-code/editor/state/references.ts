import type { FieldSlot } from '#engines/kids-code/program/block-definition.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'

export type ReferenceType = Exclude<FieldSlot['type'], 'choice'>
export type Named = { id: string; name: string }

/** What the blocks of an owner can name. */
export function listReferences(project: Project, owner: string, type: ReferenceType): readonly Named[] {
  const isSeen = (thing: { owner: string | null }) => thing.owner === null || thing.owner === owner
  switch (type) {
    case 'target':
    case 'sprite':
      return project.sprites
    case 'costume':
      return project.sprites.find(({ id }) => id === owner)?.costumes ?? []
    case 'background':
      return project.stage.backgrounds
    case 'sound':
      return project.sounds
    case 'variable':
      return project.variables.filter(isSeen)
    case 'list':
      return project.lists.filter(isSeen)
    case 'message':
      return project.messages
    case 'own-block':
      return project.ownBlocks
    case 'parameter':
      return project.ownBlocks.flatMap(({ parameters }) => parameters)
  }
}

/** A field whose thing is gone, by undo or from a foreign copy, is empty. */
export function settleField(project: Project, owner: string, slot: FieldSlot, value: unknown): string {
  if ('options' in slot && slot.options.some((option) => option === value)) return String(value)
  if (slot.type === 'choice') return slot.options[0] ?? ''
  return listReferences(project, owner, slot.type).some(({ id }) => id === value) ? String(value) : ''
}

export function listScriptsOf(project: Project, owner: string) {
  if (owner === STAGE_ID) return project.stage.scripts
  return project.sprites.find(({ id }) => id === owner)?.scripts ?? []
}
