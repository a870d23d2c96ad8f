/** The documented titles for navigation tracking; the browser tab names the screen by itself. */
const TITLES: Record<string, string> = {
  '/': 'Home',
  '/login': 'Login',
  '/register': 'Register',
  '/dashboard': 'Dashboard',
  '/lessons': 'Lessons',
  '/quizzes': 'Quizzes',
  '/visual-programming': 'Visual Programming',
  '/leaderboard': 'Leaderboard',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/notes': 'My Notes',
  '/flashcards': 'Flashcards',
  '/study-guides': 'Study Guides',
  '/video-content': 'Video Content',
  '/planning': 'Learning Planner',
  '/admin/sessions': 'Session Monitor',
  '/teacher/dashboard': 'Teacher Dashboard',
  '/teacher/classes': 'My Classes',
  '/teacher/lesson-plans': 'Lesson Plans',
  '/teacher/assignments': 'Assignments',
  '/teacher/analytics': 'Analytics',
  '/teacher/resources': 'Resources',
  '/teacher/students': 'Students',
}

const PREFIXES = [
  ['/lessons/', 'Lesson Details'],
  ['/quizzes/', 'Quiz'],
  ['/teacher/classes/', 'Class Details'],
] as const

/** The title a navigation event carries for an address. */
export function trackingTitle(address: string): string {
  const pathname = address.length > 1 ? address.replace(/\/$/, '') : address
  const exact = TITLES[pathname]
  if (exact !== undefined && Object.hasOwn(TITLES, pathname)) return exact
  return (
    PREFIXES.find(([prefix]) => pathname.startsWith(prefix) && pathname.length > prefix.length)?.[1] ?? 'Page'
  )
}
