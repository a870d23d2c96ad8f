import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSidebarState, writeCookie } from '../../../device/comfort-cookies.ts'
import { useSidebar } from './sidebar-context.ts'

test.each([
  ['sidebar_state=true', true],
  ['a=1; sidebar_state=false; b=2', false],
  ['other_sidebar_state=false', null],
  ['sidebar_state=maybe', null],
  ['', null],
])('from the cookies "%s" the sidebar reads %j', (cookies, isOpen) => {
  expect(readSidebarState(cookies)).toBe(isOpen)
})

test('the state is kept for seven days on the whole site', () => {
  expect(writeCookie('sidebar_state', 'false', true)).toBe(
    'sidebar_state=false; path=/; max-age=604800; SameSite=Lax',
  )
})

test('without functional cookies the state is kept for the visit only', { tags: ['Y-63'] }, () => {
  expect(writeCookie('sidebar_state', 'true', false)).toBe('sidebar_state=true; path=/; SameSite=Lax')
})

function Stray() {
  return String(useSidebar().isOpen)
}

test('outside its provider the sidebar refuses to work', () => {
  expect(() => renderToString(createElement(Stray))).toThrow(
    'useSidebar must be used within a SidebarProvider.',
  )
})
