import * as Blockly from 'blockly/core'

/** Takes `0,5` where people write half like that; Blockly would read it as five. */
export class NumberField extends Blockly.FieldNumber {
  constructor() {
    super(0, -Number.MAX_VALUE, Number.MAX_VALUE)
  }

  protected override doClassValidation_(value?: unknown): number | null {
    const written = typeof value === 'string' && hasDecimalComma() ? value.replace(',', '.') : value
    return super.doClassValidation_(written)
  }
}

function hasDecimalComma(): boolean {
  const parts = new Intl.NumberFormat(document.documentElement.lang || 'en').formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
}
