import 'i18next'
import type about from './en/about.json'
import type access from './en/access.json'
import type accessibility from './en/accessibility.json'
import type achievements from './en/achievements.json'
import type adminDashboard from './en/adminDashboard.json'
import type aiAdmin from './en/aiAdmin.json'
import type aiTutor from './en/aiTutor.json'
import type alerts from './en/alerts.json'
import type analytics from './en/analytics.json'
import type announcements from './en/announcements.json'
import type assignments from './en/assignments.json'
import type auditLog from './en/auditLog.json'
import type auth from './en/auth.json'
import type backups from './en/backups.json'
import type cardSignIn from './en/cardSignIn.json'
import type cards from './en/cards.json'
import type chat from './en/chat.json'
import type classes from './en/classes.json'
import type classNews from './en/classNews.json'
import type college from './en/college.json'
import type common from './en/common.json'
import type contact from './en/contact.json'
import type cookies from './en/cookies.json'
import type curriculumDocuments from './en/curriculumDocuments.json'
import type dashboard from './en/dashboard.json'
import type device from './en/device.json'
import type disputes from './en/disputes.json'
import type documents from './en/documents.json'
import type downloads from './en/downloads.json'
import type families from './en/families.json'
import type flashcards from './en/flashcards.json'
import type gradebook from './en/gradebook.json'
import type grading from './en/grading.json'
import type guardianConsent from './en/guardianConsent.json'
import type guides from './en/guides.json'
import type honesty from './en/honesty.json'
import type inbox from './en/inbox.json'
import type kidsCode from './en/kidsCode.json'
import type kidsCodeBlocks from './en/kidsCodeBlocks.json'
import type kidsCodePaint from './en/kidsCodePaint.json'
import type kidsCodeProjects from './en/kidsCodeProjects.json'
import type kidsCodeStage from './en/kidsCodeStage.json'
import type kidsCodeStudio from './en/kidsCodeStudio.json'
import type landing from './en/landing.json'
import type leaderboard from './en/leaderboard.json'
import type learning from './en/learning.json'
import type lessonPlans from './en/lessonPlans.json'
import type lessons from './en/lessons.json'
import type live from './en/live.json'
import type mathTutor from './en/mathTutor.json'
import type myAssignments from './en/myAssignments.json'
import type myClasses from './en/myClasses.json'
import type notes from './en/notes.json'
import type notifications from './en/notifications.json'
import type offlineLearning from './en/offlineLearning.json'
import type onboarding from './en/onboarding.json'
import type pictures from './en/pictures.json'
import type planning from './en/planning.json'
import type practice from './en/practice.json'
import type privacy from './en/privacy.json'
import type professional from './en/professional.json'
import type profile from './en/profile.json'
import type progress from './en/progress.json'
import type projectReviews from './en/projectReviews.json'
import type publications from './en/publications.json'
import type publicContent from './en/publicContent.json'
import type publicPages from './en/publicPages.json'
import type quizzes from './en/quizzes.json'
import type reading from './en/reading.json'
import type resources from './en/resources.json'
import type school from './en/school.json'
import type skills from './en/skills.json'
import type students from './en/students.json'
import type study from './en/study.json'
import type studyResources from './en/studyResources.json'
import type systemAnalytics from './en/systemAnalytics.json'
import type teacherAnalytics from './en/teacherAnalytics.json'
import type teacherCalendar from './en/teacherCalendar.json'
import type teacherDashboard from './en/teacherDashboard.json'
import type terms from './en/terms.json'
import type tours from './en/tours.json'
import type ui from './en/ui.json'
import type users from './en/users.json'
import type videos from './en/videos.json'
import type waitingChanges from './en/waitingChanges.json'
import type work from './en/work.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      about: typeof about
      access: typeof access
      accessibility: typeof accessibility
      achievements: typeof achievements
      adminDashboard: typeof adminDashboard
      aiAdmin: typeof aiAdmin
      aiTutor: typeof aiTutor
      alerts: typeof alerts
      analytics: typeof analytics
      announcements: typeof announcements
      assignments: typeof assignments
      auditLog: typeof auditLog
      auth: typeof auth
      backups: typeof backups
      cards: typeof cards
      cardSignIn: typeof cardSignIn
      chat: typeof chat
      classes: typeof classes
      classNews: typeof classNews
      college: typeof college
      common: typeof common
      contact: typeof contact
      cookies: typeof cookies
      curriculumDocuments: typeof curriculumDocuments
      dashboard: typeof dashboard
      device: typeof device
      disputes: typeof disputes
      documents: typeof documents
      downloads: typeof downloads
      families: typeof families
      flashcards: typeof flashcards
      gradebook: typeof gradebook
      grading: typeof grading
      guardianConsent: typeof guardianConsent
      guides: typeof guides
      honesty: typeof honesty
      inbox: typeof inbox
      kidsCode: typeof kidsCode
      kidsCodeBlocks: typeof kidsCodeBlocks
      kidsCodePaint: typeof kidsCodePaint
      kidsCodeProjects: typeof kidsCodeProjects
      kidsCodeStage: typeof kidsCodeStage
      kidsCodeStudio: typeof kidsCodeStudio
      landing: typeof landing
      leaderboard: typeof leaderboard
      learning: typeof learning
      lessonPlans: typeof lessonPlans
      lessons: typeof lessons
      live: typeof live
      mathTutor: typeof mathTutor
      myAssignments: typeof myAssignments
      myClasses: typeof myClasses
      notes: typeof notes
      notifications: typeof notifications
      offlineLearning: typeof offlineLearning
      onboarding: typeof onboarding
      pictures: typeof pictures
      planning: typeof planning
      practice: typeof practice
      privacy: typeof privacy
      professional: typeof professional
      profile: typeof profile
      progress: typeof progress
      projectReviews: typeof projectReviews
      publicContent: typeof publicContent
      publications: typeof publications
      publicPages: typeof publicPages
      quizzes: typeof quizzes
      reading: typeof reading
      resources: typeof resources
      school: typeof school
      skills: typeof skills
      students: typeof students
      study: typeof study
      studyResources: typeof studyResources
      systemAnalytics: typeof systemAnalytics
      teacherAnalytics: typeof teacherAnalytics
      teacherCalendar: typeof teacherCalendar
      teacherDashboard: typeof teacherDashboard
      terms: typeof terms
      tours: typeof tours
      ui: typeof ui
      users: typeof users
      videos: typeof videos
      waitingChanges: typeof waitingChanges
      work: typeof work
    }
  }
}
