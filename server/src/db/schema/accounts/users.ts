import { type AnyColumn, isNotNull, type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, instant, updatedAt } from '../columns.ts'
import { byNewest, descending, isBetween, isOneOf } from '../constraints.ts'
import { tsvector } from '../search.ts'
import {
  FACET_EXPRESSION,
  lastActiveOrNever,
  NAME_WORDS_EXPRESSION,
  plainText,
  ROLE_ORDER,
  SORT_NAME_EXPRESSION,
} from './directory.ts'

export const ROLES = ROLE_ORDER

/** How an account came to be: by its owner, with an invitation, by an admin, from a class or school list, from the provider, or with the product. */
export const ORIGINS = ['registration', 'invitation', 'admin', 'import', 'provider', 'demo'] as const

/** Who stands on the leaderboard. The query and its indexes must say the very same expression, in literals. */
export function isRanked(user: Record<'role' | 'points' | 'deletedAt' | 'disabledAt', AnyColumn>): SQL {
  return sql`${user.deletedAt} is null and ${user.disabledAt} is null and ${user.points} > 0 and ${user.role} in ('student', 'college')`
}

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email'),
    /** When a link that was mailed there came back. Empty: whoever has the account only says that the address is theirs. */
    emailProvenAt: instant('email_proven_at'),
    /** The argon2id hash, never the password itself. */
    password: text('password').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    grade: integer('grade').notNull(),
    points: integer('points').notNull().default(0),
    avatarUrl: text('avatar_url'),
    role: text('role', { enum: ROLES }).notNull().default('student'),
    isTeacher: boolean('is_teacher').notNull().default(false),
    averageQuizScore: real('average_quiz_score'),
    /** The grade as text; whoever writes the one writes the other. */
    gradeLevel: text('grade_level'),
    age: integer('age'),
    preferredStudyTime: text('preferred_study_time'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    displayName: text('display_name'),
    bio: text('bio'),
    timezone: text('timezone').notNull().default('UTC'),
    /** Its owner or their device said it. Whoever never did follows the zone of the school. */
    timezoneChosen: boolean('timezone_chosen').notNull().default(false),
    languagePreference: text('language_preference').notNull().default('en'),
    themePreference: text('theme_preference').notNull().default('system'),
    profession: text('profession'),
    expertiseLevel: text('expertise_level'),
    isDemo: boolean('is_demo').notNull().default(false),
    origin: text('origin', { enum: ORIGINS }).notNull().default('registration'),
    /** When somebody registered as a teacher whom no admin has approved yet. */
    approvalAskedAt: instant('approval_asked_at'),
    /** Since when signing in takes a code as well. */
    secondFactorSince: instant('second_factor_since'),
    /** When its owner deleted it: until it is purged, signing in brings it back. An admin's deletion leaves this empty. */
    deletionRequestedAt: instant('deletion_requested_at'),
    disabledAt: instant('disabled_at'),
    /** The last day, by UTC, on which they did anything while signed in; empty for who never did. */
    lastActiveOn: date('last_active_on', { mode: 'string' }),
    /** When they were told that the account goes unless they come back. */
    inactivityWarnedAt: instant('inactivity_warned_at'),
    /** When all that told who it was has been removed; what stays are the school's records of a nameless student. */
    strippedAt: instant('stripped_at'),
    deletedAt: deletedAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    facet: integer('facet').notNull().generatedAlwaysAs(sql.raw(FACET_EXPRESSION)),
    sortName: plainText('sort_name').notNull().generatedAlwaysAs(sql.raw(SORT_NAME_EXPRESSION)),
    nameWords: tsvector('name_words').generatedAlwaysAs(sql.raw(NAME_WORDS_EXPRESSION)),
  },
  (user) => [
    // A deleted account keeps its names until it is purged, so nobody can pose as its former owner.
    uniqueIndex('users_username').on(sql`lower(${user.username})`),
    uniqueIndex('users_email').on(sql`lower(${user.email})`),
    index('users_leaderboard_of_grade')
      .on(user.grade, descending(user.points), user.lastName, user.firstName, user.id)
      .where(isRanked(user)),
    // Names too: thousands may have the same points, and the best hundred must not cost a sort of them all.
    index('users_leaderboard')
      .on(descending(user.points), user.lastName, user.firstName, user.id)
      .where(isRanked(user)),
    index('users_newest').on(...byNewest(user)),
    index('users_of_role').on(user.role, ...byNewest(user)),
    index('users_search').using('gin', user.nameWords),
    index('users_by_name').on(user.sortName, user.id),
    index('users_by_activity').on(sql`${lastActiveOrNever(user.lastActiveOn)} desc`, descending(user.id)),
    // One for each order of the list, whatever it is filtered by.
    index('users_facet_by_name').on(user.facet, user.sortName, user.id),
    index('users_facet_newest').on(user.facet, ...byNewest(user)),
    index('users_facet_by_activity').on(
      user.facet,
      sql`${lastActiveOrNever(user.lastActiveOn)} desc`,
      descending(user.id),
    ),
    index('users_last_active').on(user.lastActiveOn),
    index('users_waiting').on(descending(user.id)).where(isNotNull(user.approvalAskedAt)),
    index('users_deleted').on(user.deletedAt).where(isNotNull(user.deletedAt)),
    check('users_role_known', isOneOf(user.role, ROLES)),
    check('users_origin_known', isOneOf(user.origin, ORIGINS)),
    check('users_grade_known', isBetween(user.grade, 1, 13)),
    check('users_points_not_negative', sql`${user.points} >= 0`),
    check('users_age_plausible', isBetween(user.age, 1, 130)),
  ],
)
