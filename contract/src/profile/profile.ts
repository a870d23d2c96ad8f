import * as z from 'zod/mini'
import { NewPassword, User } from '../accounts.ts'
import { Badge } from '../badges.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { StreamedFile } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'
import { LANGUAGES } from './languages.ts'
import { NotificationSettings, PrivacySettings, StudySettings } from './settings.ts'
import { CurrentPassword } from './typed-secrets.ts'

/** The documented choices; an account may also stand in the zone of the device it was made on. */
export const TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const
export const THEMES = ['light', 'dark', 'system'] as const
export const LONGEST_DISPLAY_NAME = 60
export const LONGEST_BIO = 500
/** So long a deleted account can be brought back by signing in. */
export const GRACE_DAYS = 7
export const EXPORT_FORMATS = ['json', 'html'] as const
export const UPLOAD_ADDRESS = /^\/api\/uploads\/[\w-]{20,100}$/

export const ProfileStats = z.object({
  /** Minutes. */
  totalStudyTime: z.int(),
  lessonsCompleted: z.int(),
  achievements: z.int(),
  streakDays: z.int(),
  totalNotes: z.int(),
  totalFlashcards: z.int(),
  totalStudyGuides: z.int(),
})
export type ProfileStats = z.output<typeof ProfileStats>

export const Profile = z.object({
  user: User,
  stats: ProfileStats,
  settings: z.object({
    notifications: NotificationSettings,
    study: StudySettings,
    privacy: PrivacySettings,
  }),
})
export type Profile = z.output<typeof Profile>

const PLAIN_TEXT = rule('invisibleCharacters')
/** Neither control characters nor those that turn the direction of what follows. */
const UNDISTURBING = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
const PLAIN_LINES = /^(?:\n|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u

export const ProfileChange = z.object({
  displayName: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(LONGEST_DISPLAY_NAME), z.regex(UNDISTURBING, PLAIN_TEXT)),
    ),
  ),
  bio: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_BIO), z.regex(PLAIN_LINES, PLAIN_TEXT))),
  ),
  timezone: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  languagePreference: z.optional(z.enum(LANGUAGES)),
  themePreference: z.optional(z.enum(THEMES)),
  /** One of the own uploads; null takes the picture away. */
  avatarUrl: z.optional(
    z.nullable(z.string().check(z.regex(UPLOAD_ADDRESS, rule('uploadedPictureExpected')))),
  ),
})

/** What others may see of somebody, if anything. */
export const SharedProfile = z.object({
  id: z.int(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  grade: z.int(),
  role: z.string(),
  /** Null for who does not share achievements. */
  badges: z.nullable(
    z.array(z.object({ id: z.int(), name: z.string(), icon: z.string(), color: Badge.shape.color })),
  ),
})
export type SharedProfile = z.output<typeof SharedProfile>

/** What goes with an account, as people name it. */
export const OWN_THINGS = [
  'notes',
  'flashcards',
  'studyGuides',
  'chats',
  'plans',
  'documents',
  'files',
  'results',
  'badges',
  'tickets',
] as const
/** What is left of it, and not by mistake: each has its reason on the screen. */
export const LEFT_BEHIND = ['marks', 'classes', 'videos', 'reports', 'auditLog'] as const
const Counted = <Kind extends string>(kinds: readonly [Kind, ...Kind[]]) =>
  z.array(z.object({ kind: z.enum(kinds), count: z.int() }))

export const DeletionPreview = z.object({
  goes: Counted(OWN_THINGS),
  stays: Counted(LEFT_BEHIND),
  /** Its teacher ends them first: they hold the work of others. */
  activeClasses: z.int(),
  /** Who signs in with the school's account alone has none to confirm with, and sets one first. */
  hasPassword: z.boolean(),
  /** Whether a mail tells how to get it back. */
  isMailed: z.boolean(),
  /** The last moment at which signing in brings it back, if it were deleted now. */
  purgedAt: Moment,
})
export type DeletionPreview = z.output<typeof DeletionPreview>

const signedOut = rule('userNotLoggedIn')

export const profile = {
  read: endpoint({
    method: 'GET',
    path: '/api/profile',
    access: 'signedIn',
    summary: 'The signed-in user with figures and settings.',
    input: NothingSent,
    output: Profile,
    errors: ['not_signed_in'],
    signedOut,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'signedIn',
    summary: 'Changes what stands in the profile; fields that are not sent stay unchanged.',
    input: ProfileChange,
    output: User,
    errors: ['not_signed_in', 'invalid_input'],
    signedOut,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/profile/password',
    access: 'signedIn',
    summary:
      'Changes the password and ends every other session. An account without one gets its first, shortly after signing in with the provider.',
    input: z.object({ currentPassword: CurrentPassword, newPassword: NewPassword }),
    output: NothingSent,
    errors: ['not_signed_in', 'invalid_input', 'wrong_credentials', 'not_allowed', 'too_many_requests'],
    transaction: 'none',
  }),
  foreseeDeletion: endpoint({
    method: 'GET',
    path: '/api/profile/deletion',
    access: 'signedIn',
    summary: "What deleting the caller's account would remove, and what would stay.",
    input: NothingSent,
    output: DeletionPreview,
    errors: ['not_signed_in'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile',
    access: 'signedIn',
    summary: `Deletes the caller's account: hidden at once, purged after ${GRACE_DAYS} days. Signing in before that brings it back.`,
    input: z.object({ password: CurrentPassword }),
    output: z.object({ purgedAt: Moment }),
    errors: ['not_signed_in', 'invalid_input', 'wrong_credentials', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/profile/export',
    access: 'signedIn',
    summary:
      'Everything that is stored about the signed-in user: one JSON file, or one page to read (?format=html).',
    input: z.object({ format: z._default(z.enum(EXPORT_FORMATS), 'json') }),
    output: StreamedFile,
    answers: 'file',
    errors: ['not_signed_in', 'too_many_requests'],
  }),
  ofOther: endpoint({
    method: 'GET',
    path: '/api/users/:id/profile',
    access: 'signedIn',
    reachesOthers: true,
    summary: 'What somebody shows of themself: to everybody, to classmates, or not at all (404).',
    input: z.object({ id: Id }),
    output: SharedProfile,
    errors: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
}
