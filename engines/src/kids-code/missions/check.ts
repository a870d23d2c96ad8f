import type { Opcode } from '../catalog/catalog.ts'
import type { Category } from '../program/block-definition.ts'
import type { Value } from '../program/project.ts'

/** Somewhere on the stage, or wherever a sprite is. */
export type Goal = { sprite: string } | { x: number; y: number }

/** What a program must show in a run, or be made of. Sprites, variables and lists are named by their ids. */
export type Check =
  | { kind: 'reaches'; sprite: string; goal: Goal; within?: number }
  /** At the end of the run, not only on the way. */
  | { kind: 'ends-at'; sprite: string; goal: Goal; within?: number }
  | { kind: 'visits-all'; sprite: string; goals: readonly Goal[]; inOrder: boolean; within?: number }
  | { kind: 'stays-away'; sprite: string; goal: Goal; within?: number }
  | { kind: 'turns'; sprite: string; least: number }
  /** Without regard to capitals and to spaces at the ends. */
  | { kind: 'says'; sprite?: string; text: string; isPart?: boolean }
  | { kind: 'is-silent'; sprite?: string }
  | { kind: 'says-all'; sprite?: string; texts: readonly string[] }
  | { kind: 'costume-changes'; sprite: string; least: number }
  | { kind: 'shows-background'; background: string }
  | { kind: 'is-visible'; sprite: string; isVisible: boolean }
  | { kind: 'plays'; least: number }
  | { kind: 'asks' }
  | { kind: 'sends'; message: string }
  | { kind: 'makes-clones'; sprite: string; least: number; most?: number }
  /** At the end of the run. */
  | { kind: 'clones-left'; sprite: string; most: number }
  | { kind: 'variable'; variable: string; equals: Value }
  | { kind: 'list'; list: string; equals: readonly Value[] }
  | { kind: 'ends' }
  | { kind: 'uses'; anyOf: readonly Opcode[]; least?: number }
  | { kind: 'uses-category'; category: Category }
  | { kind: 'avoids'; blocks: readonly Opcode[] }
  | { kind: 'blocks-at-most'; most: number }
