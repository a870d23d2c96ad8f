import { expect, test } from 'vitest'
import { findPage, listPages, mayOpen, PAGES, type ScreenName } from '#contract/pages/pages.ts'
import common from '../../messages/en/common.json' with { type: 'json' }
import upcoming from '../../messages/en/upcoming.json' with { type: 'json' }
import { listWaysOn } from './list-ways-on.ts'
import { UPCOMING } from './upcoming-name.ts'

const VISITORS = [
  null,
  { role: 'student', isTeacher: false },
  { role: 'college', isTeacher: false },
  { role: 'professional', isTeacher: false },
  { role: 'teacher', isTeacher: true },
  { role: 'admin', isTeacher: false },
  { role: 'admin', isTeacher: true },
] as const

const screens = Object.keys(PAGES) as ScreenName[]

test.each(UPCOMING)('%s says what will be there', (screen) => {
  const texts = upcoming[screen]
  expect(texts.title).toMatch(/\w{3}/)
  expect(texts.text).toMatch(/[.!]$/)
  expect(`${texts.title} ${texts.text}`).not.toMatch(/coming soon|stay tuned|under construction/i)
})

test('every screen has a name for the tab and the header', () => {
  expect(screens.filter((screen) => !common.pages[screen])).toEqual([])
})

test('every way on leads to a page that the visitor may open', () => {
  const refused = listPages().flatMap(({ screen, access }) =>
    VISITORS.filter((visitor) => mayOpen(access, visitor)).flatMap((visitor) =>
      listWaysOn(screen, visitor).filter(({ to }) => {
        const page = findPage(to)
        return !page || !mayOpen(page.access, visitor)
      }),
    ),
  )
  expect(refused).toEqual([])
})
