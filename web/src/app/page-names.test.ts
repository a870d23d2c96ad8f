import { expect, test } from 'vitest'
import { PAGES, type ScreenName } from '#contract/pages/pages.ts'
import common from '../messages/en/common.json' with { type: 'json' }

test('every screen has a name for the tab and the header', () => {
  const screens = Object.keys(PAGES) as ScreenName[]
  expect(screens.filter((screen) => !common.pages[screen])).toEqual([])
})
