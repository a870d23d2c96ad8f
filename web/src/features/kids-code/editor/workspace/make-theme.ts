import * as Blockly from 'blockly/core'
import { CATEGORY_COLOURS, STRONG_COLOURS } from '../category-colours.ts'

/** A block that begins a script has a rounded top. */
export function nameHatStyle(category: string): string {
  return `${category}-hat`
}

/** Everything but the blocks takes the colours of the page, and with them light and dark. */
export function makeTheme(isStrong: boolean): Blockly.Theme {
  const colours = Object.entries(isStrong ? STRONG_COLOURS : CATEGORY_COLOURS)
  return Blockly.Theme.defineTheme(isStrong ? 'trellis-strong' : 'trellis', {
    name: isStrong ? 'trellis-strong' : 'trellis',
    base: Blockly.Themes.Zelos,
    blockStyles: Object.fromEntries([
      ...colours.map(([category, colourPrimary]) => [category, { colourPrimary }]),
      ...colours.map(([category, colourPrimary]) => [nameHatStyle(category), { colourPrimary, hat: 'cap' }]),
      ['literal', { colourPrimary: '#575e58' }],
    ]),
    categoryStyles: Object.fromEntries(colours.map(([category, colour]) => [category, { colour }])),
    componentStyles: {
      workspaceBackgroundColour: 'var(--surface)',
      toolboxBackgroundColour: 'var(--background)',
      toolboxForegroundColour: 'var(--text)',
      flyoutBackgroundColour: 'var(--sunken)',
      flyoutForegroundColour: 'var(--text)',
      flyoutOpacity: 1,
      scrollbarColour: 'var(--border-strong)',
      scrollbarOpacity: 0.7,
      insertionMarkerColour: '#000000',
      insertionMarkerOpacity: 0.25,
    },
    fontStyle: {
      family: '"Atkinson Hyperlegible Next Variable", "Atkinson Fallback", system-ui, sans-serif',
      weight: '600',
      size: 12,
    },
  })
}
