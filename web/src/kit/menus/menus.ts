import type { User } from '#contract/accounts.ts'
import type common from '../../messages/en/common.json'
import type { PlainPath } from '../navigation/app-target.ts'

type NotALine = 'label' | 'sheetTitle' | 'learn' | 'practice'

export type MenuLabel = Exclude<keyof typeof common.menu, NotALine>

/** One line of a menu; `label` is its key under `menu` in common.json. */
export type MenuLink = { label: MenuLabel; to: PlainPath }
export type MenuGroup = { label: 'learn' | 'practice'; items: readonly MenuLink[] }
type MenuEntry = MenuLink | MenuGroup
export type MenuOwner = Pick<User, 'role' | 'isTeacher'> & Partial<Pick<User, 'gamificationEnabled'>>

type Menu = {
  entries: readonly MenuEntry[]
  /** Pages that stand in no documented menu; the dashboard links them. */
  more: readonly MenuLink[]
}

const ADMIN: Menu = {
  entries: [
    { label: 'adminDashboard', to: '/admin/dashboard' },
    { label: 'curriculumDocuments', to: '/admin/curriculum-documents' },
    { label: 'userManagement', to: '/admin/user-management' },
    { label: 'systemAnalytics', to: '/admin/system-analytics' },
    { label: 'sessionMonitor', to: '/admin/sessions' },
    { label: 'learningPlanner', to: '/planning' },
    { label: 'studentView', to: '/dashboard' },
    { label: 'profile', to: '/profile' },
  ],
  more: [
    { label: 'school', to: '/admin/school' },
    { label: 'families', to: '/admin/families' },
    { label: 'inbox', to: '/admin/inbox' },
    { label: 'publicContent', to: '/admin/public-content' },
    { label: 'auditLog', to: '/admin/audit-log' },
    { label: 'ai', to: '/admin/ai' },
    { label: 'honesty', to: '/admin/honesty' },
    { label: 'wellbeingAlerts', to: '/teacher/alerts' },
    { label: 'questionsToCheck', to: '/teacher/questions' },
    { label: 'requestsToApprove', to: '/teacher/approvals' },
    { label: 'projectsToCheck', to: '/teacher/projects' },
    { label: 'videoContent', to: '/video-content' },
    { label: 'reportedGuides', to: '/admin/reports' },
  ],
}

const TEACHER: Menu = {
  entries: [
    { label: 'teacherDashboard', to: '/teacher/dashboard' },
    { label: 'myClasses', to: '/teacher/classes' },
    { label: 'lessonPlans', to: '/teacher/lesson-plans' },
    { label: 'assignments', to: '/teacher/assignments' },
    { label: 'analytics', to: '/teacher/analytics' },
    { label: 'sessionMonitor', to: '/admin/sessions' },
    { label: 'studentView', to: '/dashboard' },
    { label: 'profile', to: '/profile' },
  ],
  more: [
    { label: 'students', to: '/teacher/students' },
    { label: 'calendar', to: '/teacher/calendar' },
    { label: 'announcements', to: '/teacher/announcements' },
    { label: 'resources', to: '/teacher/resources' },
    { label: 'wellbeingAlerts', to: '/teacher/alerts' },
    { label: 'questionsToCheck', to: '/teacher/questions' },
    { label: 'requestsToApprove', to: '/teacher/approvals' },
    { label: 'projectsToCheck', to: '/teacher/projects' },
    { label: 'videoContent', to: '/video-content' },
  ],
}

const PROFESSIONAL: Menu = {
  entries: [
    { label: 'dashboard', to: '/professional/dashboard' },
    { label: 'smartNotes', to: '/professional/notes' },
    { label: 'aiTutor', to: '/professional/chat' },
    { label: 'flashcards', to: '/professional/flashcards' },
    { label: 'learningMaterials', to: '/professional/study-guides' },
    { label: 'profile', to: '/profile' },
  ],
  more: [
    { label: 'learningPlanner', to: '/professional/planning' },
    { label: 'videoContent', to: '/professional/video-content' },
    { label: 'analytics', to: '/professional/analytics' },
    { label: 'research', to: '/professional/research' },
    { label: 'references', to: '/professional/references' },
    { label: 'collaboration', to: '/professional/collaboration' },
  ],
}

const COLLEGE: Menu = {
  entries: [
    { label: 'dashboard', to: '/college/dashboard' },
    { label: 'myCourses', to: '/college/courses' },
    { label: 'myNotes', to: '/college/notes' },
    { label: 'quizzes', to: '/quizzes' },
    { label: 'flashcards', to: '/college/flashcards' },
    { label: 'studyGuides', to: '/college/study-guides' },
    { label: 'aiTutor', to: '/ai-tutor' },
    { label: 'achievements', to: '/achievements' },
    { label: 'progressAnalytics', to: '/college/analytics' },
    { label: 'profile', to: '/profile' },
  ],
  more: [
    { label: 'learningPlanner', to: '/college/planning' },
    { label: 'videoContent', to: '/college/video-content' },
    { label: 'resources', to: '/college/resources' },
    { label: 'leaderboard', to: '/leaderboard' },
    { label: 'downloads', to: '/downloads' },
  ],
}

const GUARDIAN: Menu = {
  entries: [
    { label: 'myFamily', to: '/guardian/dashboard' },
    { label: 'weeklyUpdates', to: '/guardian/weeks' },
    { label: 'familyMessages', to: '/guardian/messages' },
    { label: 'profile', to: '/profile' },
  ],
  more: [],
}

const STUDENT: Menu = {
  entries: [
    {
      label: 'learn',
      items: [
        { label: 'dashboard', to: '/dashboard' },
        { label: 'myLessons', to: '/lessons' },
        { label: 'myNotes', to: '/notes' },
      ],
    },
    {
      label: 'practice',
      items: [
        { label: 'practiceProblems', to: '/practice' },
        { label: 'quizzes', to: '/quizzes' },
        { label: 'flashcards', to: '/flashcards' },
        { label: 'studyGuides', to: '/study-guides' },
      ],
    },
    { label: 'progress', to: '/progress' },
    { label: 'aiTutor', to: '/ai-tutor' },
    { label: 'profile', to: '/profile' },
  ],
  more: [
    { label: 'achievements', to: '/achievements' },
    { label: 'leaderboard', to: '/leaderboard' },
    { label: 'learningPlanner', to: '/planning' },
    { label: 'videoContent', to: '/video-content' },
    { label: 'downloads', to: '/downloads' },
    { label: 'mathTutor', to: '/math-tutor' },
    { label: 'kidsCode', to: '/kids-code' },
  ],
}

const VISITOR: Menu = {
  entries: [
    { label: 'home', to: '/' },
    { label: 'about', to: '/about' },
    { label: 'studyResources', to: '/study-resources' },
    { label: 'offlineLearning', to: '/offline-learning' },
    { label: 'contact', to: '/contact' },
    { label: 'privacy', to: '/privacy' },
    { label: 'terms', to: '/terms' },
    { label: 'cookies', to: '/cookies' },
  ],
  more: [],
}

/** Who wants no points and badges is not led to them. */
const GAMES: readonly string[] = ['/achievements', '/leaderboard']

/** Documented order: admin, then teacher, then professional, then college, otherwise student. */
export function chooseMenu(owner: MenuOwner | null): Menu {
  const menu = chooseByRole(owner)
  if (owner?.gamificationEnabled !== false) return menu
  const isShown = (entry: MenuEntry) => isGroup(entry) || !GAMES.includes(entry.to)
  return { entries: menu.entries.filter(isShown), more: menu.more.filter(isShown) }
}

function chooseByRole(owner: MenuOwner | null): Menu {
  if (!owner) return VISITOR
  if (owner.role === 'admin') return ADMIN
  if (owner.isTeacher) return TEACHER
  if (owner.role === 'professional') return PROFESSIONAL
  if (owner.role === 'college') return COLLEGE
  if (owner.role === 'guardian') return GUARDIAN
  return STUDENT
}

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'items' in entry
}

export function listLinks(entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
}
