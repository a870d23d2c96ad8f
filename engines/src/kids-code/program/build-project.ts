import { findDefinition, type Opcode } from '../catalog/catalog.ts'
import type { Block, Costume, OwnBlock, Project, Script, Sprite, Value } from './project.ts'
import { NEW_SPRITE, STAGE_ID, VERSION } from './project.ts'

/** A block before it has an id. */
export type BlockDraft = {
  opcode: Opcode
  inputs: Record<string, Value | BlockDraft>
  fields: Record<string, string>
  body: BlockDraft[]
  otherwise: BlockDraft[]
}

/** The hat first, then what stands under it. */
export type ScriptDraft = [BlockDraft, ...BlockDraft[]]

export type SpriteDraft = Partial<Omit<Sprite, 'costumes' | 'scripts'>> & {
  id: string
  /** Which of the library it looks like; where nothing is said, the one of its id. */
  picture?: string
  /** Each becomes a picture `picture/costume`. */
  looks?: string[]
  width?: number
  height?: number
  scripts?: ScriptDraft[]
}

export type ProjectDraft = {
  backgrounds?: string[]
  stageScripts?: ScriptDraft[]
  sprites: SpriteDraft[]
  /** Ids, which are the names too, and how they begin. Shown from the start. */
  variables?: Record<string, Value>
  lists?: Record<string, Value[]>
  /** Variables that belong to a sprite: `{ cat: { lives: 3 } }`. */
  ownVariables?: Record<string, Record<string, Value>>
  messages?: string[]
  /** Ids and how long each takes, in seconds. */
  sounds?: Record<string, number>
  /** Parameters that begin with `is` are conditions. */
  ownBlocks?: Record<string, string[]>
}

/** Slots are told apart by the catalog; what is not given stands as in the toolbox. */
export function block(
  opcode: Opcode,
  slots: Record<string, Value | BlockDraft> = {},
  body: BlockDraft[] = [],
  otherwise: BlockDraft[] = [],
): BlockDraft {
  const definition = findDefinition(opcode)
  const inputs = Object.fromEntries(
    definition.inputs.map(({ name, initial }) => [name, initial as Value | BlockDraft]),
  )
  const fields = Object.fromEntries(
    definition.fields.map((field) => [field.name, 'options' in field ? (field.options[0] ?? '') : '']),
  )
  for (const [name, slot] of Object.entries(slots)) {
    if (name in fields) fields[name] = String(slot)
    else inputs[name] = slot
  }
  return { opcode, inputs, fields, body, otherwise }
}

/** A whole project from the little that matters. Ids of blocks count within their sprite: `cat-1`, `cat-2`, … */
export function buildProject(draft: ProjectDraft): Project {
  return {
    version: VERSION,
    stage: {
      backgrounds: (draft.backgrounds ?? ['meadow']).map((id) => ({
        id,
        name: id,
        asset: `backgrounds/${id}`,
      })),
      current: 0,
      scripts: buildScripts(STAGE_ID, draft.stageScripts ?? []),
    },
    sprites: draft.sprites.map(buildSprite),
    variables: [
      ...Object.entries(draft.variables ?? {}).map(([id, value]) => ({
        id,
        name: id,
        owner: null,
        value,
        isShown: true,
      })),
      ...Object.entries(draft.ownVariables ?? {}).flatMap(([owner, own]) =>
        Object.entries(own).map(([id, value]) => ({ id, name: id, owner, value, isShown: false })),
      ),
    ],
    lists: Object.entries(draft.lists ?? {}).map(([id, items]) => ({
      id,
      name: id,
      owner: null,
      items,
      isShown: true,
    })),
    sounds: Object.entries(draft.sounds ?? {}).map(([id, seconds]) => ({
      id,
      name: id,
      asset: `sounds/${id}`,
      seconds,
    })),
    messages: (draft.messages ?? []).map((id) => ({ id, name: id })),
    ownBlocks: Object.entries(draft.ownBlocks ?? {}).map(([id, parameters]) => buildOwnBlock(id, parameters)),
  }
}

function buildSprite(
  { picture, looks = ['one', 'two'], width = 40, height = 40, scripts, ...draft }: SpriteDraft,
  index: number,
): Sprite {
  const drawn = `sprites/${picture ?? draft.id}`
  return {
    name: draft.id,
    ...NEW_SPRITE,
    layer: index,
    ...draft,
    costumes: looks.map(
      (look): Costume => ({ id: look, name: look, asset: `${drawn}/${look}`, width, height }),
    ),
    scripts: buildScripts(draft.id, scripts ?? []),
  }
}

function buildOwnBlock(id: string, parameters: string[]): OwnBlock {
  return {
    id,
    name: id,
    parameters: parameters.map((name) => ({
      id: name,
      name,
      kind: name.startsWith('is') ? 'condition' : 'value',
    })),
  }
}

function buildScripts(owner: string, drafts: ScriptDraft[]): Script[] {
  let count = 0
  function number(draft: BlockDraft): Block {
    const id = `${owner}-${++count}`
    const inputs = Object.fromEntries(
      Object.entries(draft.inputs).map(([name, input]) => [
        name,
        typeof input === 'object' ? number(input) : input,
      ]),
    )
    return { ...draft, id, inputs, body: draft.body.map(number), otherwise: draft.otherwise.map(number) }
  }
  return drafts.map(([hat, ...body], index) => ({
    id: `${owner}-script-${index + 1}`,
    x: 20,
    y: 20 + index * 200,
    hat: number(hat),
    body: body.map(number),
  }))
}
