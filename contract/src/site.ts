import * as z from 'zod/mini'
import { ROLES } from '#engines/accounts/index.ts'
import { endpoint } from './endpoint.ts'
import { NothingSent } from './fields.ts'

export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  role: z.nullable(z.string()),
  content: z.string(),
  rating: z.int(),
  avatarUrl: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  featured: z.boolean(),
})
export type Testimonial = z.output<typeof Testimonial>

export const DemoAccount = z.object({
  username: z.string(),
  password: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  grade: z.int(),
  /** Has not done their first steps yet. */
  isNew: z.boolean(),
})
export type DemoAccount = z.output<typeof DemoAccount>

/** What the curriculum holds of a subject for one audience; grades are those of school lessons. */
export const CatalogRow = z.object({
  subject: z.string(),
  color: z.string(),
  audience: z.enum(['school', 'college', 'professional']),
  lessons: z.int(),
  quizzes: z.int(),
  fromGrade: z.int(),
  toGrade: z.int(),
})
export type CatalogRow = z.output<typeof CatalogRow>

export const StoredStatistic = z.object({
  id: z.int(),
  name: z.string(),
  value: z.string(),
  icon: z.nullable(z.string()),
  category: z.nullable(z.string()),
  displayOrder: z.int(),
})
export type StoredStatistic = z.output<typeof StoredStatistic>

/** Whether people make accounts for themselves: all, who was invited, or nobody. */
export const REGISTRATION_WAYS = ['open', 'invite', 'closed'] as const
export type RegistrationWay = (typeof REGISTRATION_WAYS)[number]

export const site = {
  settings: endpoint({
    method: 'GET',
    path: '/api/site',
    access: 'public',
    summary: 'What the sign-in screen needs to know about this installation.',
    input: NothingSent,
    output: z.object({
      /** Empty unless the installation runs in demo mode. */
      demoAccounts: z.array(DemoAccount),
      canResetPassword: z.boolean(),
      identityProvider: z.nullable(z.string()),
      /** The name of this installation by which devices keep passkeys; null where browsers allow none. */
      passkeyHost: z.nullable(z.string()),
      registration: z.enum(REGISTRATION_WAYS),
    }),
    errors: [],
  }),
  featuredTestimonials: endpoint({
    method: 'GET',
    path: '/api/testimonials/featured',
    access: 'public',
    summary: 'The testimonials shown on the landing page.',
    input: NothingSent,
    output: z.array(Testimonial),
    errors: [],
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/api/site/catalogue',
    access: 'public',
    summary: 'How many lessons and quizzes there are, by subject and audience.',
    input: NothingSent,
    output: z.array(CatalogRow),
    errors: [],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/statistics',
    access: 'public',
    summary: 'The figures shown on the landing page, in display order.',
    input: NothingSent,
    output: z.array(StoredStatistic),
    errors: [],
  }),
}
