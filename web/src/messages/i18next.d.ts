import 'i18next'
import type achievements from './en/achievements.json'
import type aiAdmin from './en/aiAdmin.json'
import type aiTutor from './en/aiTutor.json'
import type alerts from './en/alerts.json'
import type analytics from './en/analytics.json'
import type auth from './en/auth.json'
import type chat from './en/chat.json'
import type college from './en/college.json'
import type common from './en/common.json'
import type dashboard from './en/dashboard.json'
import type disputes from './en/disputes.json'
import type documents from './en/documents.json'
import type flashcards from './en/flashcards.json'
import type gallery from './en/gallery.json'
import type guides from './en/guides.json'
import type honesty from './en/honesty.json'
import type landing from './en/landing.json'
import type leaderboard from './en/leaderboard.json'
import type learning from './en/learning.json'
import type lessons from './en/lessons.json'
import type mathTutor from './en/mathTutor.json'
import type notes from './en/notes.json'
import type notifications from './en/notifications.json'
import type onboarding from './en/onboarding.json'
import type planning from './en/planning.json'
import type practice from './en/practice.json'
import type professional from './en/professional.json'
import type profile from './en/profile.json'
import type progress from './en/progress.json'
import type quizzes from './en/quizzes.json'
import type reading from './en/reading.json'
import type skills from './en/skills.json'
import type students from './en/students.json'
import type study from './en/study.json'
import type ui from './en/ui.json'
import type upcoming from './en/upcoming.json'
import type videos from './en/videos.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      achievements: typeof achievements
      aiAdmin: typeof aiAdmin
      aiTutor: typeof aiTutor
      alerts: typeof alerts
      analytics: typeof analytics
      auth: typeof auth
      chat: typeof chat
      college: typeof college
      common: typeof common
      dashboard: typeof dashboard
      disputes: typeof disputes
      documents: typeof documents
      flashcards: typeof flashcards
      gallery: typeof gallery
      guides: typeof guides
      honesty: typeof honesty
      landing: typeof landing
      leaderboard: typeof leaderboard
      learning: typeof learning
      lessons: typeof lessons
      mathTutor: typeof mathTutor
      notes: typeof notes
      notifications: typeof notifications
      onboarding: typeof onboarding
      planning: typeof planning
      practice: typeof practice
      professional: typeof professional
      profile: typeof profile
      progress: typeof progress
      quizzes: typeof quizzes
      reading: typeof reading
      skills: typeof skills
      students: typeof students
      study: typeof study
      ui: typeof ui
      upcoming: typeof upcoming
      videos: typeof videos
    }
  }
}
