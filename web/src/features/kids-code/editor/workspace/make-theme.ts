import * as Blockly from 'blockly/core'
import type { Category } from '#engines/kids-code/program/block-definition.ts'

/** Blocks carry white words in every theme, so each color is dark enough for them; `strong` has the same hues, deeper. */
export const CATEGORY_COLORS: Record<Category, { usual: string; strong: string }> = {
  motion: { usual: '#1f66d1', strong: '#0b3f91' },
  looks: { usual: '#7446d6', strong: '#4a2299' },
  sound: { usual: '#a3359b', strong: '#701a6a' },
  events: { usual: '#866300', strong: '#553e00' },
  control: { usual: '#ad5200', strong: '#733500' },
  sensing: { usual: '#0a7486', strong: '#044a56' },
  operators: { usual: '#2b7a2f', strong: '#174f1a' },
  variables: { usual: '#c02f2b', strong: '#861815' },
  lists: { usual: '#86452c', strong: '#5a2a18' },
  'own-blocks': { usual: '#c02469', strong: '#861246' },
}

/** A block that begins a script has a rounded top. */
export function nameHatStyle(category: string): string {
  return `${category}-hat`
}

/** Everything but the blocks takes the colors of the page, and with them light and dark. */
export function makeTheme(isStrong: boolean): Blockly.Theme {
  const colors = Object.entries(CATEGORY_COLORS).map(
    ([category, { usual, strong }]) => [category, isStrong ? strong : usual] as const,
  )
  const name = isStrong ? 'trellis-strong' : 'trellis'
  return Blockly.Theme.defineTheme(name, {
    name,
    base: Blockly.Themes.Zelos,
    blockStyles: Object.fromEntries([
      ...colors.map(([category, colourPrimary]) => [category, { colourPrimary }]),
      ...colors.map(([category, colourPrimary]) => [nameHatStyle(category), { colourPrimary, hat: 'cap' }]),
      ['literal', { colourPrimary: '#575e58' }],
    ]),
    categoryStyles: Object.fromEntries(colors.map(([category, colour]) => [category, { colour }])),
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
