import { expect, test } from 'vitest'
import { findPage, listPages, mayOpen, PAGES, type ScreenName } from '#contract/pages/pages.ts'
import { formatToday } from '../../kit/format-today.ts'
import common from '../../messages/en/common.json' with { type: 'json' }
import upcoming from '../../messages/en/upcoming.json' with { type: 'json' }
import { findDashboard } from './find-dashboard.ts'
import { listWaysOn } from './list-ways-on.ts'
import { isUpcoming } from './upcoming-name.ts'

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

test.each(screens.filter(isUpcoming))('%s says what will be there', (screen) => {
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

test.each([
  ['roleDashboard', { role: 'student', isTeacher: false }, 'dashboard'],
  ['roleDashboard', { role: 'college', isTeacher: false }, 'collegeDashboard'],
  ['roleDashboard', { role: 'professional', isTeacher: false }, 'professionalDashboard'],
  ['roleDashboard', { role: 'teacher', isTeacher: true }, 'teacherDashboard'],
  ['roleDashboard', { role: 'college', isTeacher: true }, 'teacherDashboard'],
  ['roleDashboard', { role: 'admin', isTeacher: true }, 'adminDashboard'],
  ['dashboard', { role: 'admin', isTeacher: false }, 'dashboard'],
  ['notes', { role: 'student', isTeacher: false }, null],
] as const)('%s opened by %j is the dashboard %s', (screen, visitor, dashboard) => {
  expect(findDashboard(screen, visitor)).toBe(dashboard)
})

test('today is the day of the user, not of the device', () => {
  const lateInLondon = new Date('2026-03-04T23:30:00Z')
  expect(formatToday(lateInLondon, 'en', 'Asia/Tokyo')).toBe('Thursday, March 5, 2026')
  expect(formatToday(lateInLondon, 'en', 'America/New_York')).toBe('Wednesday, March 4, 2026')
})

test('a time zone nobody knows still gives a date', () => {
  expect(formatToday(new Date('2026-03-04T12:00:00Z'), 'en', 'Moon/Base')).toContain('2026')
})
