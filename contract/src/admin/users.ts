import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { Email, NewPassword, nameField, Username } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Age, Day, Grade, Id, Moment, wholeNumber } from '../fields.ts'
import { FileAnswer } from '../file-answer.ts'
import { rule } from '../refusals/rule.ts'

export const USERS_PER_PAGE = 50
/** Pages may be asked for by number up to here; beyond, a page follows the one before it. */
export const LAST_NUMBERED_PAGE = 20
/** Up to here people are counted one by one; of more than that the number is an estimate. */
export const MOST_COUNTED = 1_000
export const LONGEST_USER_SEARCH = 100
export const USER_STATES = ['active', 'neverSignedIn', 'disabled', 'deleted'] as const
export type UserState = (typeof USER_STATES)[number]
export const USER_ORDERS = ['name', 'newest', 'lastSeen', 'role'] as const
export type UserOrder = (typeof USER_ORDERS)[number]

export const AdminUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  isTeacher: z.boolean(),
  grade: z.int(),
  /** Null where nobody has told it. */
  age: z.nullable(z.int()),
  /** One of them: who never signed in could, who is disabled could not. */
  state: z.enum(USER_STATES),
  isDemo: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Registered as a teacher, and not approved by an admin yet. */
  isWaitingForApproval: z.boolean(),
  /** The last day, by UTC, on which they did anything. */
  lastSeenOn: z.nullable(Day),
  createdAt: Moment,
  disabledAt: z.nullable(Moment),
  deletedAt: z.nullable(Moment),
})
export type AdminUser = z.output<typeof AdminUser>

const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)

/** `active` are all who can sign in, also those who never have. Without a state everybody but the deleted. */
export const UserFilters = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_USER_SEARCH))),
  role: z.optional(z.enum(ROLES)),
  isTeacher: z.optional(Flag),
  grade: z.optional(Grade),
  state: z.optional(z.enum(USER_STATES)),
})
export type UserFilters = z.output<typeof UserFilters>

const AccountName = Username
const SchoolGrade = z.int().check(z.minimum(1), z.maximum(13))
const GivenEmail = z.nullable(Email)
const FirstName = nameField(rule('firstNameRequired'))
const LastName = nameField(rule('lastNameRequired'))

export const NewUser = z.object({
  username: AccountName,
  /** Young students have none. */
  email: z.optional(GivenEmail),
  firstName: FirstName,
  lastName: LastName,
  role: z.enum(ROLES),
  /** Of students only; all others have the grade of their role. */
  grade: z.optional(SchoolGrade),
  password: NewPassword,
})

export const UserChange = z.object({
  role: z.optional(z.enum(ROLES)),
  isTeacher: z.optional(z.boolean()),
  grade: z.optional(SchoolGrade),
  /** For admins: a child under 13 cannot raise its own age, nor a student under 18 to 18 or more. */
  age: z.optional(z.nullable(Age)),
  firstName: z.optional(FirstName),
  lastName: z.optional(LastName),
  email: z.optional(GivenEmail),
  disabled: z.optional(z.boolean()),
})

const OneUser = z.object({ id: Id })
const REFUSED = ['not_signed_in', 'not_allowed'] as const

export const UserPage = z.object({
  user: AdminUser,
  displayName: z.nullable(z.string()),
  /** Since when the address is confirmed. */
  emailProvenAt: z.nullable(Moment),
  passwordChangedAt: Moment,
  secondFactorSince: z.nullable(Moment),
  /** Whether the account deleted itself: then signing in brings it back. */
  isDeletedByOwner: z.boolean(),
  /** When nothing of a deleted account is left; null while classes of it hold the work of others. */
  purgedAt: z.nullable(Moment),
  guardian: z.object({
    isNeeded: z.boolean(),
    /** By their own link. */
    agreedAt: z.nullable(Moment),
    /** Whether the consent of the school holds for this account. */
    isBySchool: z.boolean(),
    name: z.nullable(z.string()),
  }),
  sessions: z.array(
    z.object({
      id: z.int(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      createdAt: Moment,
      lastSeenAt: Moment,
      isOwn: z.boolean(),
    }),
  ),
  openTickets: z.int(),
  /** Active ones that the account teaches, and how many are in them. */
  teaching: z.object({ classes: z.int(), pupils: z.int() }),
  enrolledIn: z.array(z.object({ id: z.int(), name: z.string(), teacher: z.string() })),
  isSelf: z.boolean(),
  isLastAdmin: z.boolean(),
})
export type UserPage = z.output<typeof UserPage>

export const userManagement = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: `Accounts, ${USERS_PER_PAGE} at a time, without passwords. \`search\` finds the beginnings of words in names, username and email. \`page\` counts from 1 up to ${LAST_NUMBERED_PAGE}; \`after\` and \`before\` name the person at the edge of a page and go on from there without an end. It is audited, a page as one entry.`,
    input: z.extend(UserFilters, {
      sort: z._default(z.enum(USER_ORDERS), 'name'),
      page: z.optional(wholeNumber(1, 999_999)),
      after: z.optional(Id),
      before: z.optional(Id),
    }),
    output: z.object({
      users: z.array(AdminUser),
      hasBefore: z.boolean(),
      hasMore: z.boolean(),
      total: z.int(),
      /** `about`: an estimate; `atLeast`: there are more, and nobody has counted them. */
      totalIs: z.enum(['exact', 'about', 'atLeast']),
    }),
    errors: [...REFUSED, 'invalid_input', 'not_found'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'An account: its facts, devices, guardian and classes, never what was written. It is audited.',
    input: OneUser,
    output: UserPage,
    errors: [...REFUSED, 'not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Makes an account of any role. It is audited.',
    input: NewUser,
    output: AdminUser,
    status: 201,
    transaction: 'manual',
    errors: [...REFUSED, 'invalid_input', 'conflict'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary:
      'Changes an account, closes it (`disabled`) or opens it again. The last admin stays one, and nobody shuts themself out. Open sessions have the new role at once. It is audited.',
    input: z.extend(UserChange, { id: Id }),
    output: AdminUser,
    errors: [...REFUSED, 'invalid_input', 'not_found', 'conflict'],
  }),
  setPassword: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/password',
    access: 'admin',
    summary: 'Sets a new password for somebody else and signs them out everywhere. It is audited.',
    input: z.object({ id: Id, password: NewPassword }),
    output: z.object({ signedOut: z.int() }),
    transaction: 'manual',
    errors: [...REFUSED, 'invalid_input', 'not_found', 'conflict'],
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/second-factor',
    access: 'admin',
    summary:
      'Switches two-step sign-in of somebody else off, who has lost the phone, and signs them out everywhere. It is audited.',
    input: OneUser,
    output: z.object({ signedOut: z.int() }),
    errors: [...REFUSED, 'not_found', 'conflict'],
  }),
  proveEmail: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/email-proof',
    access: 'admin',
    summary: 'Marks the address of an account as confirmed: the school answers for it. It is audited.',
    input: OneUser,
    output: AdminUser,
    errors: [...REFUSED, 'not_found', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary:
      'Deletes an account: hidden and signed out at once, purged after the days of grace. It is audited.',
    input: OneUser,
    output: z.object({ purgedAt: Moment }),
    errors: [...REFUSED, 'not_found', 'conflict'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted account. It is audited.',
    input: OneUser,
    output: AdminUser,
    errors: [...REFUSED, 'not_found'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/users/export',
    access: 'admin',
    summary: 'The accounts that the filters find, by name, as a CSV file. It is audited.',
    input: UserFilters,
    output: FileAnswer,
    answers: 'file',
    errors: [...REFUSED, 'invalid_input', 'too_large'],
  }),
}
