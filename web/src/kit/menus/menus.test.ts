import { expect, test } from 'vitest'
import { findPage, listPages, mayOpen } from '#contract/pages/pages.ts'
import common from '../../messages/en/common.json' with { type: 'json' }
import { findActiveLink } from './find-active-link.ts'
import { chooseMenu, isGroup, listLinks, type MenuOwner } from './menus.ts'

const PEOPLE: Record<string, MenuOwner | null> = {
  visitor: null,
  student: { role: 'student', isTeacher: false },
  college: { role: 'college', isTeacher: false },
  professional: { role: 'professional', isTeacher: false },
  teacher: { role: 'teacher', isTeacher: true },
  admin: { role: 'admin', isTeacher: false },
  guardian: { role: 'guardian', isTeacher: false },
}

function readMenu(owner: MenuOwner | null): string[] {
  return chooseMenu(owner).entries.flatMap((entry) =>
    isGroup(entry)
      ? [`${common.menu[entry.label]}:`, ...entry.items.map(({ label }) => `- ${common.menu[label]}`)]
      : [common.menu[entry.label]],
  )
}

test.each([
  [
    'admin',
    'Admin Dashboard, Curriculum Documents, User Management, System Analytics, Session Monitor, Learning Planner, Student View, Profile',
  ],
  [
    'teacher',
    'Teacher Dashboard, My Classes, Lesson Plans, Assignments, Analytics, Session Monitor, Student View, Profile',
  ],
  ['professional', 'Dashboard, Smart Notes, AI Tutor, Flashcards, Learning Materials, Profile'],
  [
    'college',
    'Dashboard, My Courses, My Notes, Quizzes, Flashcards, Study Guides, AI Tutor, Achievements, Progress Analytics, Profile',
  ],
  ['guardian', 'My Family, Weekly Updates, Messages, Profile'],
  [
    'student',
    'Learn:, - Dashboard, - My Lessons, - My Notes, Practice:, - Practice Problems, - Quizzes, - Flashcards, - Study Guides, Progress, AI Tutor, Profile',
  ],
])('the %s menu reads as documented', { tags: ['PRO-01…04', 'Y-53'] }, (person, lines) => {
  expect(readMenu(PEOPLE[person] ?? null).join(', ')).toBe(lines)
})

test.each([
  [{ role: 'admin', isTeacher: true }, 'Admin Dashboard'],
  [{ role: 'professional', isTeacher: true }, 'Teacher Dashboard'],
  [{ role: 'college', isTeacher: true }, 'Teacher Dashboard'],
] as const)('%j is met by the menu that begins with %s', (owner, first) => {
  expect(readMenu(owner)[0]).toBe(first)
})

test.each(Object.entries(PEOPLE))('the %s menu holds no dead link', (_, owner) => {
  const { entries, more } = chooseMenu(owner)
  const refused = [...listLinks(entries), ...more].filter(({ to }) => {
    const page = findPage(to)
    return !page || !mayOpen(page.access, owner)
  })
  expect(refused).toEqual([])
})

test.each([
  ['college', 'myCourses', '/college/courses'],
  ['college', 'progressAnalytics', '/college/analytics'],
  ['college', 'myNotes', '/college/notes'],
  ['college', 'flashcards', '/college/flashcards'],
  ['college', 'studyGuides', '/college/study-guides'],
  ['professional', 'aiTutor', '/professional/chat'],
  ['professional', 'smartNotes', '/professional/notes'],
  ['professional', 'flashcards', '/professional/flashcards'],
  ['professional', 'learningMaterials', '/professional/study-guides'],
  ['teacher', 'studentView', '/dashboard'],
  ['teacher', 'sessionMonitor', '/admin/sessions'],
  ['admin', 'learningPlanner', '/planning'],
])('for a %s, %s leads to %s', { tags: ['PRO-01…04', 'Y-53'] }, (person, label, to) => {
  const links = listLinks(chooseMenu(PEOPLE[person] ?? null).entries)
  expect(links.find((link) => link.label === label)?.to).toBe(to)
})

/** Pages one reaches from another page rather than from a menu. */
const REACHED_ON_THE_WAY = new Set([
  'auth',
  'authReturn',
  'resetPassword',
  'guardianConsent',
  'proveEmail',
  'card',
  'poster',
  'onboarding',
  'roleDashboard',
  'landing',
  'myAssignments',
  'waitingChanges',
  'secondStep',
  // At the end of every public page.
  'accessibility',
])

test.each(Object.entries(PEOPLE))(
  'every page made for a %s is linked from the menu or the dashboard',
  (person, owner) => {
    const { entries, more } = chooseMenu(owner)
    const linked = new Set([...listLinks(entries), ...more].map(({ to }) => findPage(to)?.screen))
    const own = { visitor: 'public', student: 'signedIn' }[person] ?? person
    const missing = listPages().filter(
      ({ access, screen, path }) =>
        access === own &&
        !path.includes(':') &&
        !path.endsWith('/create') &&
        !linked.has(screen) &&
        !REACHED_ON_THE_WAY.has(screen),
    )
    expect(missing).toEqual([])
  },
)

test.each([
  ['student', '/lessons', 'myLessons', true],
  ['student', '/learn/lessons', 'myLessons', true],
  ['student', '/lessons/12', 'myLessons', false],
  ['student', '/quizzes/3', 'quizzes', true],
  ['student', '/learn/dashboard', 'dashboard', true],
  ['teacher', '/learn/dashboard', 'teacherDashboard', true],
  ['teacher', '/teacher/classes/create', 'myClasses', false],
  ['teacher', '/teacher/classes/7', 'myClasses', false],
  ['visitor', '/', 'home', true],
])('in the %s menu the address %s marks %s (the page itself: %s)', (person, path, label, isPageItself) => {
  const active = findActiveLink(listLinks(chooseMenu(PEOPLE[person] ?? null).entries), path)
  expect(active && { label: active.link.label, isPageItself: active.isPageItself }).toEqual({
    label,
    isPageItself,
  })
})

test.each([
  ['student', '/leaderboard'],
  ['student', '/nowhere'],
  ['visitor', '/nowhere'],
])('in the %s menu the address %s marks nothing', (person, path) => {
  expect(findActiveLink(listLinks(chooseMenu(PEOPLE[person] ?? null).entries), path)).toBeNull()
})

test.each(['student', 'college'] as const)(
  'the menu of a %s without gamification leads to no badges and no leaderboard',
  { tags: ['PROFILE-23'] },
  (role) => {
    const list = (gamificationEnabled: boolean) => {
      const { entries, more } = chooseMenu({ role, isTeacher: false, gamificationEnabled })
      return [...listLinks(entries), ...more].map(({ to }) => to)
    }
    const games = ['/achievements', '/leaderboard']
    expect(list(true)).toEqual(expect.arrayContaining(games))
    expect(list(false)).toEqual(list(true).filter((to) => !games.includes(to)))
  },
)
