import axe from 'axe-core'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { rememberColors } from './remember-colors.ts'

rememberColors(axe)

const isThorough = import.meta.env.TEST_THOROUGH !== ''

export type Media = {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>
  }
}

let isChanged = false

/** The narrowest phone that the product is made for. */
export async function showOnPhone(): Promise<void> {
  isChanged = true
  await page.viewport(320, 800)
}

export async function showInDark(): Promise<void> {
  isChanged = true
  await commands.emulateMedia({ colorScheme: 'dark' })
}

/** Tests see as little motion as a reader who asked for less; this is for those about the motion itself. */
export async function showWithMotion(): Promise<void> {
  isChanged = true
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
}

/** As on a device whose owner has chosen a few colors for everything. */
export async function showInForcedColors(): Promise<void> {
  isChanged = true
  await commands.emulateMedia({ forcedColors: 'active' })
}

/** Desktop, light, little motion: how every test begins. */
export async function showAsUsual(): Promise<void> {
  if (!isChanged) return
  isChanged = false
  await page.viewport(1280, 1080)
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' })
}

export async function expectNothingSticksOut(): Promise<void> {
  await expect
    .poll(() => document.documentElement.scrollWidth - innerWidth, { message: 'px wider than the window' })
    .toBeLessThanOrEqual(0)
}

/**
 * The page as it is fits phone, tablet and desktop, and axe finds nothing in either theme; in the second one it asks only
 * for what a theme changes. The page is left on the desktop. `npm test` leaves all of it to `npm run test:all`.
 */
export async function expectSoundLook(within?: string): Promise<void> {
  if (!isThorough) return
  await showOnPhone()
  await showInDark()
  await expectTheme('dark')
  await expectNothingSticksOut()
  await expectAccessible(within)
  await page.viewport(768, 800)
  await expectNothingSticksOut()
  await showAsUsual()
  await expectTheme('light')
  await expectNothingSticksOut()
  await expectAccessible(within, ['color-contrast'])
}

async function expectTheme(theme: string): Promise<void> {
  await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
}

/** Without the shell around it, which has tests of its own. */
const findScreen = () => (document.querySelector('#root main') ? '#root main' : '#root')

/** Axe finds nothing in the part of the page that a selector names, or in the screen. */
export async function expectAccessible(within = findScreen(), rules?: string[]): Promise<void> {
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: rules } }
  const { violations } = await axe.run({ include: [within] }, { resultTypes: ['violations'], ...runOnly })
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}
