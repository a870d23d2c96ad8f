import * as Blockly from 'blockly/core'
import type { Category } from '#engines/kids-code/program/block-definition.ts'

/** Blocks carry white words in every theme, so each color is dark enough for them. */
export const CATEGORY_COLORS: Record<Category, string> = {
  motion: '#1f66d1',
  looks: '#7446d6',
  sound: '#a3359b',
  events: '#866300',
  control: '#ad5200',
  sensing: '#0a7486',
  operators: '#2b7a2f',
  variables: '#c02f2b',
  lists: '#86452c',
  'own-blocks': '#c02469',
}

/** For those who need stronger contrast: the same hues, deeper. */
export const STRONG_COLORS: Record<Category, string> = {
  motion: '#0b3f91',
  looks: '#4a2299',
  sound: '#701a6a',
  events: '#553e00',
  control: '#733500',
  sensing: '#044a56',
  operators: '#174f1a',
  variables: '#861815',
  lists: '#5a2a18',
  'own-blocks': '#861246',
}

/** A block that begins a script has a rounded top. */
export function nameHatStyle(category: string): string {
  return `${category}-hat`
}

/** Everything but the blocks takes the colors of the page, and with them light and dark. */
export function makeTheme(isStrong: boolean): Blockly.Theme {
  const colors = Object.entries(isStrong ? STRONG_COLORS : CATEGORY_COLORS)
  return Blockly.Theme.defineTheme(isStrong ? 'trellis-strong' : 'trellis', {
    name: isStrong ? 'trellis-strong' : 'trellis',
    base: Blockly.Themes.Zelos,
    blockStyles: Object.fromEntries([
      ...colors.map(([category, colorPrimary]) => [category, { colourPrimary: colorPrimary }]),
      ...colors.map(([category, colorPrimary]) => [
        nameHatStyle(category),
        { colourPrimary: colorPrimary, hat: 'cap' },
      ]),
      ['literal', { colourPrimary: '#575e58' }],
    ]),
    categoryStyles: Object.fromEntries(colors.map(([category, color]) => [category, { colour: color }])),
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
