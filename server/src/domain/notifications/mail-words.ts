import type { NotificationKind } from '#contract/notifications.ts'

type Data = Record<string, string | number>
type Words = { line: (data: Data) => string; action: string }

/** What a mail says of each kind. Short and kind, never a reproach. */
const WORDS: Record<NotificationKind, Words> = {
  study_reminder: {
    line: () => 'It is your time to study. A few minutes are enough for a next step.',
    action: 'Start',
  },
  badge_earned: { line: ({ name }) => `You earned the badge “${name}”.`, action: 'See your badges' },
  week_summary: { line: (data) => `Your last week: ${listWeek(data)}.`, action: 'See your progress' },
  document_shared: {
    line: ({ name, title }) => `${name} shared the document “${title}” with you.`,
    action: 'Open it',
  },
  guide_shared: {
    line: ({ name, title }) => `${name} shared the study guide “${title}” with you.`,
    action: 'Open it',
  },
  class_enrolled: {
    line: ({ name, title }) => `${name} added you to the class “${title}”.`,
    action: 'See your classes',
  },
  class_invited: {
    line: ({ name, title }) =>
      `${name} invites you to the class “${title}”. Only say yes to a teacher you know.`,
    action: 'Answer',
  },
  announcement: {
    line: ({ title, className }) =>
      className === '' ? `Your teacher says: “${title}”.` : `News for ${className}: “${title}”.`,
    action: 'Read it',
  },
  family_message: {
    line: ({ name, title }) => `${name} wrote to the families of the class: “${title}”.`,
    action: 'Read it',
  },
  guardian_joined: {
    line: ({ name }) => `${name} can now see how you are learning, as your guardian.`,
    action: 'See who can see it',
  },
  deletion_decided: {
    line: ({ name }) => `The school decided on your request to delete the account of ${name}.`,
    action: 'See the answer',
  },
  document_commented: {
    line: ({ name, title }) => `${name} said something about “${title}”.`,
    action: 'Read it',
  },
  assignment_given: {
    line: ({ title, className }) => `There is new work for you in ${className}: “${title}”.`,
    action: 'See it',
  },
  work_graded: { line: ({ title }) => `Your work “${title}” was graded.`, action: 'See it' },
  work_returned: {
    line: ({ title }) => `Your teacher gave “${title}” back to you, with words on how to go on.`,
    action: 'Read them',
  },
  publication_approved: {
    line: ({ thing, title }) => `${namePublished(thing, title)} was approved: others can see it now.`,
    action: 'See it',
  },
  publication_declined: {
    line: ({ thing, title }) =>
      `${namePublished(thing, title)} was not approved yet. You can see why, change it and ask again.`,
    action: 'See why',
  },
  ticket_answered: { line: ({ title }) => `Your ticket “${title}” has an answer.`, action: 'Read it' },
  ticket_moved: {
    line: ({ title, status }) => `Your ticket “${title}” is now ${nameStatus(status)}.`,
    action: 'See it',
  },
  alert_raised: {
    line: () => 'A message to the tutor suggests that one of your students may need help.',
    action: 'See the alert',
  },
  alert_escalated: {
    line: () => 'An alert about a student waits for somebody to see to it.',
    action: 'Look at it now',
  },
  teacher_approved: {
    line: () => 'Your school has approved you as a teacher. Your classes can now be joined.',
    action: 'Open your classes',
  },
  password_given: {
    line: () =>
      'Your teacher gave you a new password. You can choose one of your own at any time: Profile, Privacy.',
    action: 'Choose your own',
  },
  email_unproven: {
    line: ({ email }) => `Please confirm that ${email} is your address, with the link that we mailed there.`,
    action: 'Open your profile',
  },
  email_released: {
    line: ({ email }) => `The address ${email} was taken off your account: it belongs to someone else.`,
    action: 'Open your profile',
  },
  provider_linked: {
    line: ({ provider }) => `You can now sign in with ${provider}. Your other devices were signed out.`,
    action: 'See how you sign in',
  },
  password_dropped: {
    line: () =>
      'Your old password no longer works: it was set before your address was confirmed. You can set a new one.',
    action: 'Set a password',
  },
  password_changed: {
    line: () => 'Your password was changed. If that wasn’t you, tell your school right away.',
    action: 'See how you sign in',
  },
  passkey_added: {
    line: () => 'A passkey was added to your account. If that wasn’t you, tell your school right away.',
    action: 'See your passkeys',
  },
  passkey_removed: {
    line: () => 'A passkey was removed from your account.',
    action: 'See your passkeys',
  },
  authenticator_added: {
    line: () => 'Signing in now takes a code from your authenticator app.',
    action: 'See how you sign in',
  },
  authenticator_removed: {
    line: () =>
      'Signing in no longer takes a code from an authenticator app. If that wasn’t you, tell your school right away.',
    action: 'See how you sign in',
  },
  provider_unlinked: {
    line: ({ provider }) => `Signing in with ${provider} no longer opens your account.`,
    action: 'See how you sign in',
  },
  backup_failed: {
    line: () => 'A backup could not be made or did not prove itself. Trellis says why, and what to do.',
    action: 'See what to do',
  },
}

const SUBJECTS: Record<NotificationKind, string> = {
  study_reminder: 'Your study reminder',
  badge_earned: 'You earned a badge',
  week_summary: 'Your week on Trellis',
  document_shared: 'A document was shared with you',
  guide_shared: 'A study guide was shared with you',
  class_enrolled: 'You are in a new class',
  class_invited: 'You are invited to a class',
  announcement: 'News of your class',
  family_message: 'A message from your child’s teacher',
  guardian_joined: 'A guardian follows your learning',
  deletion_decided: 'The school answered your request',
  document_commented: 'New words about a document',
  assignment_given: 'New work for you',
  work_graded: 'Your work was graded',
  work_returned: 'Work was given back to you',
  publication_approved: 'Others can see it now',
  publication_declined: 'Please look at it once more',
  ticket_answered: 'Your ticket has an answer',
  ticket_moved: 'News of your ticket',
  alert_raised: 'A student may need help',
  alert_escalated: 'An alert waits for you',
  teacher_approved: 'You are approved as a teacher',
  password_given: 'You have a new password',
  email_unproven: 'Confirm your email address',
  email_released: 'Your email address was removed',
  provider_linked: 'Your account is linked',
  password_dropped: 'Your old password no longer works',
  password_changed: 'Your password was changed',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  authenticator_added: 'Two-step sign-in is on',
  authenticator_removed: 'Your authenticator app was removed',
  provider_unlinked: 'Your account is no longer linked',
  backup_failed: 'A backup needs a look',
}

const namePublished = (thing: string | number | undefined, title: string | number | undefined) =>
  ({
    guide: `Your study guide “${title}”`,
    project: `Your project “${title}”`,
    displayName: 'Your display name',
    picture: 'Your picture',
  })[String(thing)] ?? 'What you wrote about yourself'

const nameStatus = (status: string | number | undefined) => String(status).replaceAll('_', ' ')

/** The words of a kind; none for one that an older server has left behind. */
export function findWords(kind: string): Words | null {
  return kind in WORDS ? WORDS[kind as NotificationKind] : null
}

export function findSubject(kinds: readonly string[]): string {
  const [only] = new Set(kinds)
  return new Set(kinds).size === 1 && only !== undefined && only in SUBJECTS
    ? SUBJECTS[only as NotificationKind]
    : 'Your news on Trellis'
}

const WEEK_PARTS = [
  ['lessons', 'lesson', 'lessons'],
  ['quizzes', 'quiz', 'quizzes'],
  ['problems', 'problem', 'problems'],
  ['cards', 'flashcard', 'flashcards'],
  ['minutes', 'minute', 'minutes'],
] as const

function listWeek(data: Data): string {
  const count = (key: string) => Number(data[key] ?? 0)
  const parts = WEEK_PARTS.filter(([key]) => count(key) > 0).map(
    ([key, one, other]) => `${count(key)} ${count(key) === 1 ? one : other}`,
  )
  const days = `${count('days')} ${count('days') === 1 ? 'day' : 'days'} of learning`
  return [days, ...parts].join(', ')
}
