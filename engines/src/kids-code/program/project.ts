import type { Opcode } from '../catalog/catalog.ts'
import type { ROTATION_STYLES } from '../catalog/motion.ts'

export const VERSION = 1

/** What a literal, a variable and an item of a list can be. */
export type Value = number | string | boolean
export type Input = Value | Block

export type Block = {
  id: string
  opcode: Opcode
  inputs: Record<string, Input>
  fields: Record<string, string>
  body: Block[]
  otherwise: Block[]
}

/** Without a hat it lies loose in the workspace and never runs; `x` and `y` are its place there. */
export type Script = { id: string; x: number; y: number; hat: Block | null; body: Block[] }

/** `asset` names a picture of the library or an own one; its size is in units of the stage. */
export type Costume = { id: string; name: string; asset: string; width: number; height: number }
export type Background = { id: string; name: string; asset: string }
export type Sound = { id: string; name: string; asset: string; seconds: number }
export type RotationStyle = (typeof ROTATION_STYLES)[number]

export type Sprite = {
  id: string
  name: string
  costumes: Costume[]
  /** Place in `costumes`. */
  costume: number
  x: number
  y: number
  /** 0 is up, 90 right, 180 down, -90 left. */
  direction: number
  /** Percent. */
  size: number
  isVisible: boolean
  /** Percent. */
  volume: number
  /** The higher, the further in front. */
  layer: number
  rotationStyle: RotationStyle
  scripts: Script[]
}

/** The owner is a sprite, whose clones each have their own copy, or nobody: then all share it. */
export type Variable = { id: string; name: string; owner: string | null; value: Value; isShown: boolean }
export type List = { id: string; name: string; owner: string | null; items: Value[]; isShown: boolean }
export type Message = { id: string; name: string }
export type Parameter = { id: string; name: string; kind: 'value' | 'condition' }
/** What it does stands under a hat `own_define`; a sprite's own definition goes before those of the others. */
export type OwnBlock = { id: string; name: string; parameters: Parameter[] }

export type Project = {
  version: typeof VERSION
  stage: { backgrounds: Background[]; current: number; scripts: Script[] }
  sprites: Sprite[]
  variables: Variable[]
  lists: List[]
  sounds: Sound[]
  messages: Message[]
  ownBlocks: OwnBlock[]
}

/** The stage as one who has scripts. No sprite may have this id. */
export const STAGE_ID = 'stage'

/** How a sprite stands on the stage before anything is said about it. */
export const NEW_SPRITE = {
  costume: 0,
  x: 0,
  y: 0,
  direction: 90,
  size: 100,
  isVisible: true,
  volume: 100,
  rotationStyle: 'all-around',
} as const
