import * as Blockly from 'blockly/core'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import type { FieldSlot } from '#engines/kids-code/program/block-definition.ts'
import { listReferences, type Named } from '../block-state.ts'
import { findSurroundings } from './scene.ts'

/** No id has a space. */
const NEW = ' new'
const MADE_HERE: readonly string[] = ['variable', 'list', 'message'] satisfies DeclaredKind[]

type ReferenceSlot = Exclude<FieldSlot, { type: 'choice' }>

/** A choice among what the project has just now: sprites, variables, messages … */
export class ReferenceField extends Blockly.FieldDropdown {
  private readonly slot: ReferenceSlot
  private readonly kind: 'value' | 'condition' | undefined

  constructor(slot: ReferenceSlot, kind?: 'value' | 'condition') {
    super(Blockly.Field.SKIP_SETUP)
    this.slot = slot
    this.kind = kind
    this.setOptions(() => this.listOptions())
  }

  /** After something was declared, renamed or removed. */
  refresh(): void {
    this.getOptions(false)
    this.setValue(this.getValue())
    this.forceRerender()
  }

  /** A block may come before the thing it names, when both are pasted or undone. */
  protected override doClassValidation_(value?: string): string | null {
    if (typeof value !== 'string') return null
    if (value !== NEW) {
      this.getOptions(false)
      return value
    }
    const found = findSurroundings(this.getSourceBlock()?.workspace)
    found?.onDeclare(this.slot.type as DeclaredKind, (id) => {
      if (!this.getSourceBlock()?.disposed) this.setValue(id)
    })
    return null
  }

  protected override doValueUpdate_(value: string): void {
    // The list holds what is chosen, even when it is gone.
    this.value_ = value
    this.getOptions(false)
    super.doValueUpdate_(value)
  }

  private listOptions(): Blockly.MenuOption[] {
    const found = findSurroundings(this.getSourceBlock()?.workspace)
    const value = this.getValue() ?? ''
    if (!found) return [['…', value]]
    const { words, scene } = found
    const { type } = this.slot
    const fixed = 'options' in this.slot ? this.slot.options : []
    const things = listReferences(scene.project, scene.owner, type)
    const options: Blockly.MenuOption[] = [
      ...fixed.map((option): Blockly.MenuOption => [words.choice(this.slot.name, option), option]),
      ...things
        .filter((thing) => !this.kind || !('kind' in thing) || thing.kind === this.kind || thing.id === value)
        .map((thing): Blockly.MenuOption => [nameThing(thing), thing.id]),
    ]
    if (!options.some((option) => option[1] === value)) options.unshift([words.choose, value])
    if (MADE_HERE.includes(type)) options.push([`${found.nameNew(type as DeclaredKind)} …`, NEW])
    return options
  }
}

/** Of an own block: also what it needs to know. */
function nameThing(thing: Named & { parameters?: readonly Named[] }): string {
  const parameters = (thing.parameters ?? []).map(({ name }) => name)
  return [thing.name || '…', ...(parameters.length > 0 ? [`(${parameters.join(', ')})`] : [])].join(' ')
}
