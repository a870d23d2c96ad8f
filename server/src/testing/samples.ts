import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/api.ts'
import { mathTutor } from '#contract/study/math-tutor.ts'
import { users } from '../db/schema/accounts/users.ts'
import { hashPassword } from '../platform/sessions/passwords.ts'
import { ANALYTICS_SAMPLES } from './analytics-samples.ts'
import { AREA_SAMPLES } from './area-samples.ts'
import { ASSIGNMENT_SAMPLES } from './assignment-samples.ts'
import { BACKUP_SAMPLES } from './backup-samples.ts'
import { CARD_SAMPLES } from './card-samples.ts'
import {
  addChatReply,
  addChatSession,
  addCurriculumDocument,
  addDocument,
  addSafetyAlert,
} from './chat-rows.ts'
import { CLASS_SAMPLES } from './class-samples.ts'
import { CONSENT_SAMPLES } from './consent-samples.ts'
import { CURRICULUM_SAMPLES } from './curriculum-samples.ts'
import { addAttempt, addDispute, enroll } from './disputed-rows.ts'
import { DOWNLOAD_SAMPLES } from './download-samples.ts'
import { FAMILY_SAMPLES } from './family-samples.ts'
import { addFlashcard, addFlashcardPicture, addRatedFlashcard } from './flashcard-rows.ts'
import { GRADING_SAMPLES } from './grading-samples.ts'
import { ALERT_SAMPLES, INBOX_SAMPLES } from './inbox-samples.ts'
import { INVITATION_SAMPLES } from './invitation-samples.ts'
import { KIDS_CODE_SAMPLES } from './kids-code-samples.ts'
import {
  addGoal,
  addLesson,
  addPause,
  addPlacement,
  addProblem,
  addQuiz,
  findSubject,
} from './learning-rows.ts'
import { openLocalPage } from './local-web.ts'
import { MONITOR_SAMPLES } from './monitor-samples.ts'
import { addGuide, addGuideReport, addNote, addVideo } from './note-rows.ts'
import { addNotification } from './notification-rows.ts'
import { addCalendarFeed, addPlan, addRunningPlan } from './plan-rows.ts'
import { PROFILE_SAMPLES } from './profile-samples.ts'
import { PUBLICATION_SAMPLES } from './publication-samples.ts'
import type { Sample } from './sample.ts'
import { SIGN_IN_SAMPLES } from './sign-in-samples.ts'
import { SYSTEM_SAMPLES } from './system-samples.ts'
import { TEACHING_SAMPLES } from './teaching-samples.ts'
import { USER_SAMPLES } from './user-samples.ts'

const PASSWORD = 'sample-password'
const SAMPLE_TEXT =
  'A volcano is an opening in the crust of the Earth. Magma is melted rock below the surface.'
const NO_BUDGET = {
  role: 'student',
  tokensADay: null,
  tokensAMonth: null,
  costADayMillionths: null,
  costAMonthMillionths: null,
} as const
let passwordHash: Promise<string> | undefined

/**
 * One working call for every endpoint of the contract: the tests that try each kind of caller and all kinds of junk
 * start from these. An endpoint without a sample does not compile.
 */
export const SAMPLES: { [Name in EndpointName]: Sample<Name> } = {
  ...ANALYTICS_SAMPLES,
  ...AREA_SAMPLES,
  ...ASSIGNMENT_SAMPLES,
  ...MONITOR_SAMPLES,
  ...CONSENT_SAMPLES,
  ...FAMILY_SAMPLES,
  ...CURRICULUM_SAMPLES,
  ...KIDS_CODE_SAMPLES,
  ...INBOX_SAMPLES,
  ...INVITATION_SAMPLES,
  ...ALERT_SAMPLES,
  ...BACKUP_SAMPLES,
  ...CARD_SAMPLES,
  ...CLASS_SAMPLES,
  ...DOWNLOAD_SAMPLES,
  ...GRADING_SAMPLES,
  ...PROFILE_SAMPLES,
  ...PUBLICATION_SAMPLES,
  ...SIGN_IN_SAMPLES,
  ...SYSTEM_SAMPLES,
  ...TEACHING_SAMPLES,
  ...USER_SAMPLES,
  'accounts.currentUser': () => ({}),
  'accounts.signIn': async (t) => {
    passwordHash ??= hashPassword(PASSWORD)
    const username = `sample-${randomBytes(6).toString('hex')}`
    await t.db
      .insert(users)
      .values({ username, password: await passwordHash, firstName: 'Ada', lastName: 'Lovelace', grade: 5 })
    return { username, password: PASSWORD }
  },
  'accounts.register': () => {
    const username = `sample-${randomBytes(6).toString('hex')}`
    return {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'student',
      grade: 5,
      isTeacher: false,
    }
  },
  'accounts.signOut': () => ({}),
  'accounts.signOutEverywhere': () => ({}),
  'aiAdmin.read': () => ({}),
  'aiAdmin.saveBudgets': () => ({ budgets: [NO_BUDGET] }),
  'aiAdmin.selfTest': () => ({}),
  'aiHelpers.summarizeNote': () => ({ content: SAMPLE_TEXT }),
  'aiHelpers.generateFlashcards': () => ({ content: SAMPLE_TEXT }),
  'aiHelpers.generateStudyGuide': () => ({ resources: [{ type: 'text', content: SAMPLE_TEXT }] }),
  'aiHelpers.extractVideoContent': () => ({ url: 'https://youtu.be/dQw4w9WgXcQ' }),
  'aiHelpers.summarize': () => ({ content: SAMPLE_TEXT }),
  'aiHelpers.flashcards': () => ({ content: SAMPLE_TEXT }),
  'aiHelpers.studyGuide': () => ({ resources: [{ type: 'text', content: SAMPLE_TEXT }] }),
  'badges.list': () => ({}),
  'badges.earned': (_, owner) => ({ id: owner.id }),
  'badges.progress': (_, owner) => ({ id: owner.id }),
  'chat.about': () => ({}),
  'chat.send': () => ({ message: 'What is a volcano?' }),
  'chat.history': (_, owner) => ({ userId: owner.id }),
  'chat.subjects': (_, owner) => ({ userId: owner.id }),
  'chat.clear': (_, owner) => ({ userId: owner.id, subject: 'Science' }),
  'chat.restore': (t, owner) => ({ userId: owner.id, clearedAt: t.clock.now.toISOString() }),
  'chat.sessions': (_, owner) => ({ userId: owner.id }),
  'chat.createSession': (_, owner) => ({ userId: owner.id, title: 'Fractions' }),
  'chat.changeSession': async (t, owner) => ({
    userId: owner.id,
    sessionId: (await addChatSession(t, owner.id)).id,
    title: 'Fractions and decimals',
  }),
  'chat.documentSession': async (t, owner) => ({ documentId: (await addDocument(t, owner.id)).id }),
  'chat.rate': async (t, owner) => ({ id: (await addChatReply(t, owner.id)).id, feedback: 'up' }),
  'chat.agentFeedback': () => ({ agent: 'tutor', rating: 'up' }),
  'curriculumDocuments.open': async (t) => ({ id: (await addCurriculumDocument(t)).id }),
  'dashboard.stats': () => ({}),
  'dashboard.setWeeklyGoal': (_, owner) => ({ id: owner.id, goal: { unit: 'minutes', amount: 90 } }),
  'disputes.open': async (t, owner) => ({
    id: (await addAttempt(t, owner.id)).id,
    message: 'It should be 7.',
  }),
  'disputes.list': () => ({}),
  'disputes.decide': async (t, owner) => {
    const student = await t.signUp()
    await enroll(t, owner.id, student.id)
    return { id: (await addDispute(t, student.id)).id, outcome: 'kept', reply: 'It is right.' }
  },
  'flashcards.list': (_, owner) => ({ id: owner.id }),
  'flashcards.tags': (_, owner) => ({ id: owner.id }),
  'flashcards.create': () => ({ front: 'Capital of France?', back: 'Paris' }),
  'flashcards.createMany': () => ({ cards: [{ front: 'Capital of France?', back: 'Paris' }] }),
  'flashcards.update': async (t, owner) => ({ id: (await addFlashcard(t, owner.id)).id, difficulty: 4 }),
  'flashcards.remove': async (t, owner) => ({ id: (await addFlashcard(t, owner.id)).id }),
  'flashcards.restore': async (t, owner) => ({
    id: (await addFlashcard(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'flashcards.due': () => ({}),
  'flashcards.rate': async (t, owner) => ({ id: (await addFlashcard(t, owner.id)).id, rating: 'good' }),
  'flashcards.undo': async (t, owner) => ({ id: (await addRatedFlashcard(t, owner.id)).id }),
  'flashcards.forecast': () => ({}),
  'flashcards.limits': () => ({}),
  'flashcards.saveLimits': () => ({ newPerDay: 10, reviewsPerDay: 100 }),
  'flashcards.pause': () => ({ days: 3, spreadOverDays: 5 }),
  'flashcards.previewPause': () => ({ days: 3, spreadOverDays: 5 }),
  'flashcards.endPause': () => ({}),
  'flashcardFiles.preview': () => ({ file: Buffer.from('Capital of France?,Paris').toString('base64') }),
  'flashcardFiles.import': () => ({ file: Buffer.from('Capital of France?,Paris').toString('base64') }),
  'flashcardFiles.export': () => ({ format: 'csv' }),
  'flashcardFiles.picture': async (t, owner) => ({ id: (await addFlashcardPicture(t, owner.id)).id }),
  'health.alive': () => ({}),
  'health.ready': () => ({}),
  'honesty.read': () => ({ answers: 1_000 }),
  'leaderboard.list': async ({ db }, { id }) => {
    // Among the first, however many others there are.
    await db.update(users).set({ points: 100_000 }).where(eq(users.id, id))
    return {}
  },
  'leaderboard.standing': () => ({}),
  'lessons.list': () => ({ view: 'cards', grade: 5 }),
  'lessons.one': async (t) => ({ id: (await addLesson(t)).id }),
  'lessons.recommendations': (_, owner) => ({ id: owner.id }),
  'mathTutor.read': () => ({ text: '2x + 3 = 11' }),
  'mathTutor.solve': () => ({ text: '2x + 3 = 11' }),
  'mathTutor.checkStep': () => ({ text: '2x + 3 = 11', line: '2x = 8' }),
  'mathTutor.similar': () => ({ text: '2x + 3 = 11' }),
  'mathTutor.plot': () => ({ expression: 'x^2', letter: 'x', from: -2, to: 2 }),
  'mathTutor.problems': () => ({}),
  'mathTutor.problem': async (_, owner) => ({
    id: (await owner.call(mathTutor.solve, { text: '2x + 3 = 11' })).body.id,
  }),
  'notes.list': (_, owner) => ({ id: owner.id }),
  'notes.search': (_, owner) => ({ id: owner.id, q: 'half' }),
  'notes.tags': (_, owner) => ({ id: owner.id }),
  'notes.exportAll': (_, owner) => ({ id: owner.id }),
  'notes.ofVideo': async (t) => ({ id: (await addVideo(t)).id }),
  'notes.create': () => ({ title: 'Halves', content: 'Two equal parts.' }),
  'notes.one': async (t, owner) => ({ id: (await addNote(t, owner.id)).id }),
  'notes.update': async (t, owner) => ({
    id: (await addNote(t, owner.id)).id,
    title: 'Quarters',
    content: 'Four equal parts.',
  }),
  'notes.remove': async (t, owner) => ({ id: (await addNote(t, owner.id)).id }),
  'notes.restore': async (t, owner) => ({
    id: (await addNote(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'notes.export': async (t, owner) => ({ id: (await addNote(t, owner.id)).id }),
  'notes.cardDrafts': async (t, owner) => ({ id: (await addNote(t, owner.id)).id }),
  'notifications.list': () => ({}),
  'notifications.count': () => ({}),
  'notifications.read': async (t, owner) => ({ id: (await addNotification(t, owner.id)).id }),
  'notifications.readAll': () => ({ upTo: 1 }),
  'notifications.schedule': () => ({}),
  'notifications.saveSchedule': () => ({ remindAt: '16:30' }),
  'onboarding.progress': () => ({}),
  'onboarding.saveProgress': () => ({
    currentStep: 'profile',
    completedSteps: ['welcome'],
    stepData: { displayName: 'Ada', age: 10 },
  }),
  'onboarding.complete': () => ({}),
  'onboarding.preferences': () => ({}),
  'onboarding.savePreferences': () => ({ visualPreference: 1, preferredExplanationStyle: 'concise' }),
  'onboarding.addAssessment': () => ({ subject: 'Mathematics', proficiencyLevel: 5, confidenceRating: 80 }),
  'onboarding.paths': (_, owner) => ({ id: owner.id }),
  'placement.list': () => ({}),
  'placement.start': () => ({ subject: 'Mathematics' }),
  'placement.answer': async (t, owner) => {
    const { id, problemId } = await addPlacement(t, owner.id)
    return { id, problemId, answer: null, timeSpentSeconds: 5 }
  },
  'placement.finish': async (t, owner) => ({ id: (await addPlacement(t, owner.id)).id }),
  'pauses.list': (_, owner) => ({ userId: owner.id }),
  'pauses.add': (t, owner) => {
    const day = t.clock.now.toISOString().slice(0, 10)
    return { userId: owner.id, firstDay: day, lastDay: day }
  },
  'pauses.remove': async (t, owner) => ({
    userId: owner.id,
    pauseId: (await addPause(t, owner.id)).id,
  }),
  'planning.status': () => ({}),
  'planning.analytics': () => ({}),
  'planRows.read': () => ({ figure: 'plans' }),
  'planning.create': async (t) => {
    for (const grade of [5, 12, 13]) await addLesson(t, { grade })
    return { type: 'curriculum_sequence', context: { subject: 'Mathematics', currentSkillLevel: 'beginner' } }
  },
  'planning.adaptive': async (t) => {
    for (const grade of [5, 12, 13]) await addLesson(t, { grade })
    return { subject: 'Mathematics', currentLevel: 'beginner', learningGoals: ['halves'] }
  },
  'planning.startAdaptive': async (t) => {
    for (const grade of [5, 12, 13]) await addLesson(t, { grade })
    return { currentProgress: { subject: 'Mathematics' }, learningGoals: 'halves, thirds' }
  },
  'planning.list': () => ({}),
  'planning.one': async (t, owner) => ({ id: (await addPlan(t, owner.id)).id }),
  'planning.execute': async (t, owner) => ({ id: (await addPlan(t, owner.id)).id }),
  'planning.tick': async (t, owner) => ({
    id: (await addRunningPlan(t, owner.id)).id,
    stepId: 'step-1',
    completed: true,
  }),
  'planning.current': () => ({}),
  'planning.move': async (t, owner) => ({
    id: (await addPlan(t, owner.id)).id,
    stepId: 'step-1',
    day: t.clock.now.toISOString().slice(0, 10),
  }),
  'planning.adjust': async (t, owner) => ({ id: (await addPlan(t, owner.id)).id, minutesADay: 45 }),
  'planning.calendarFeed': () => ({}),
  'planning.openCalendarFeed': () => ({}),
  'planning.revokeCalendarFeed': () => ({}),
  'planning.readCalendarFeed': async (t, owner) => ({ token: await addCalendarFeed(t, owner.id) }),
  'planning.end': async (t, owner) => ({ id: (await addRunningPlan(t, owner.id)).id }),
  'planning.remove': async (t, owner) => ({ id: (await addPlan(t, owner.id)).id }),
  'planning.restore': async (t, owner) => ({
    id: (await addPlan(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'planning.recommendations': () => ({ interests: 'halves', level: 'beginner' }),
  'points.save': (_, owner) => ({ id: owner.id, points: 0 }),
  'practice.stats': () => ({}),
  'practice.skills': () => ({ grade: 3 }),
  'practice.next': () => ({ subject: 'Mathematics', grade: 1 }),
  'practice.handOutBundle': async (t) => ({ lessonId: (await addLesson(t)).id, count: 2 }),
  'practice.hint': async (t, owner) => ({ id: (await addProblem(t, owner.id)).id }),
  'practice.answer': async (t, owner) => ({
    problemId: (await addProblem(t, owner.id)).id,
    answer: '1',
    timeSpentSeconds: 5,
  }),
  'practice.solution': async (t, owner) => ({ id: (await addProblem(t, owner.id, { tries: 1 })).id }),
  'practice.attempts': () => ({}),
  'progress.records': (_, owner) => ({ id: owner.id }),
  'progress.save': async (t, owner) => ({
    id: owner.id,
    userId: owner.id,
    lessonId: (await addLesson(t)).id,
    completed: false,
    timeSpent: 0,
    lastAccessed: t.clock.now.toISOString(),
  }),
  'progress.metrics': (_, owner) => ({ userId: owner.id }),
  'points.entries': (_, owner) => ({ id: owner.id }),
  'progress.record': (_, owner) => ({ userId: owner.id }),
  'recordRows.read': (_, owner) => ({ userId: owner.id, figure: 'time' }),
  'progress.insights': (_, owner) => ({ userId: owner.id }),
  'progress.goals': (_, owner) => ({ userId: owner.id }),
  'progress.addGoal': (_, owner) => ({
    userId: owner.id,
    goalType: 'lessons',
    subject: null,
    targetScore: 5,
    targetDate: '2099-01-01',
  }),
  'progress.adjustGoal': async (t, owner) => ({
    userId: owner.id,
    goalId: (await addGoal(t, owner.id)).id,
    targetDate: '2099-01-01',
  }),
  'progress.activity': (_, owner) => ({ userId: owner.id }),
  'quizzes.list': () => ({ view: 'cards' }),
  'quizzes.one': async (t) => ({ id: (await addQuiz(t)).id }),
  'quizzes.results': (_, owner) => ({ id: owner.id }),
  'quizzes.submit': async (t, owner) => ({
    id: owner.id,
    userId: owner.id,
    quizId: (await addQuiz(t)).id,
    score: 1,
    maxScore: 2,
    dateTaken: t.clock.now.toISOString(),
    answers: [{ questionId: 'q1', selectedOptionId: 'a' }],
  }),
  'skills.map': (_, owner) => ({ userId: owner.id, subject: 'Mathematics' }),
  'skills.receipt': (_, owner) => ({ userId: owner.id, skill: 'math.1.subtract-within-20' }),
  'safetyAlerts.count': () => ({}),
  'safetyAlerts.list': () => ({}),
  'safetyAlerts.handle': async (t, owner) => {
    const student = await t.signUp()
    await enroll(t, owner.id, student.id)
    return { id: (await addSafetyAlert(t, student.id)).id, isHandled: true, note: 'We talked.' }
  },
  'reading.analyze': () => ({ text: SAMPLE_TEXT, grade: 5 }),
  'site.settings': () => ({}),
  'site.featuredTestimonials': () => ({}),
  'site.catalogue': () => ({}),
  'site.statistics': () => ({}),
  'students.list': () => ({}),
  'students.resetPassword': async (t, owner) => {
    const student = await t.signUp()
    await enroll(t, owner.id, student.id)
    return { studentId: student.id }
  },
  'students.one': async (t, owner) => {
    const student = await t.signUp()
    await enroll(t, owner.id, student.id)
    return { id: student.id }
  },
  'studyGuides.list': (_, owner) => ({ id: owner.id }),
  'studyGuides.public': () => ({}),
  'studyGuides.publicSubjects': () => ({}),
  'studyGuides.preview': async (t, owner) => ({ id: (await addGuide(t, owner.id, { isPublic: true })).id }),
  'studyGuides.create': () => ({ title: 'Fractions', content: 'All about halves.' }),
  'studyGuides.update': async (t, owner) => ({ id: (await addGuide(t, owner.id)).id, title: 'Halves' }),
  'studyGuides.remove': async (t, owner) => ({ id: (await addGuide(t, owner.id)).id }),
  'studyGuides.restore': async (t, owner) => ({
    id: (await addGuide(t, owner.id, { deletedAt: t.clock.now })).id,
  }),
  'studyGuides.readResource': async () => ({ url: (await openLocalPage()).at('/') }),
  'studyGuides.report': async (t) => ({
    id: (await addGuide(t, (await t.signUp()).id, { isPublic: true })).id,
    reason: 'wrong',
  }),
  'studyGuides.reports': () => ({}),
  'studyGuides.decide': async (t) => ({ id: (await addGuideReport(t)).id, outcome: 'kept' }),
  'approvals.list': () => ({}),
  'approvals.decide': async (t) => ({
    id: (await t.signUp('teacher', { approvalAskedAt: t.clock.now })).id,
    isApproved: true,
  }),
  'subjects.list': () => ({}),
  'subjects.one': async (t) => ({ id: await findSubject(t, 'Mathematics') }),
  'videos.list': () => ({}),
  'videos.one': async (t) => ({ id: (await addVideo(t)).id }),
  'videos.create': () => ({ title: 'The water cycle', url: 'https://youtu.be/dQw4w9WgXcQ' }),
  'videos.update': async (t, owner) => ({
    id: (await addVideo(t, { addedBy: owner.id })).id,
    transcript: '0:00 Hello',
  }),
  'videos.remove': async (t, owner) => ({ id: (await addVideo(t, { addedBy: owner.id })).id }),
  'videos.restore': async (t, owner) => ({
    id: (await addVideo(t, { addedBy: owner.id, deletedBy: owner.id, deletedAt: t.clock.now })).id,
  }),
  'videos.askSharing': async (t, owner) => ({
    id: (await addVideo(t, { addedBy: owner.id, isShared: false, isForClasses: true })).id,
    isAsked: true,
  }),
  'videos.asked': () => ({}),
  'videos.decideSharing': async (t, owner) => ({
    id: (await addVideo(t, { addedBy: owner.id, isShared: false, isForClasses: true })).id,
    isShared: true,
  }),
  'videos.deleted': () => ({}),
  'videos.restoreAny': async (t) => ({ id: (await addVideo(t, { deletedAt: t.clock.now })).id }),
  'whatNext.read': () => ({}),
  'whatNext.choose': () => ({ kind: 'stretch', skill: 'math.5.volume' }),
  'whatNext.stuck': () => ({ skill: 'math.5.volume' }),
}
