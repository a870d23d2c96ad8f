import { statistics } from '#contract/admin/statistics.ts'
import { testimonials } from '#contract/admin/testimonials.ts'
import { site } from '#contract/site.ts'
import type { Database } from '../../db/database.ts'
import { listOpenDemo } from '../../domain/demo/switch-demo.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../domain/demo-accounts.ts'
import { findRelyingParty } from '../../domain/passkeys/relying-party.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { saveStatistics } from './save-statistics.ts'
import { addTestimonial, changeTestimonial, markTestimonialAs } from './save-testimonial.ts'
import {
  selectCatalog,
  selectFeaturedTestimonials,
  selectShownPicture,
  selectStatistics,
  selectTestimonials,
} from './site.queries.ts'

/** Uploads are for people with an account; what stands on the landing page is there for everybody. */
const UPLOADS = '/api/uploads/'
const PICTURES = '/api/testimonials/pictures/'

export function siteRoutes({ serve, deps }: Mount): void {
  const demoAccounts = deps.config.isDemo
    ? DEMO_ACCOUNTS.map(({ username, firstName, lastName, role, grade, isNew = false }) => ({
        ...{ username, role, grade, isNew, name: `${firstName} ${lastName}` },
        password: DEMO_PASSWORD,
      }))
    : []

  serve(site.settings, async (_, { db }) => ({
    demoAccounts: demoAccounts.length > 0 ? await keepOpenDemo(db, demoAccounts) : [],
    canResetPassword: deps.mailer !== null,
    identityProvider: deps.identityProvider?.name ?? null,
    passkeyHost: findRelyingParty(deps.config)?.id ?? null,
    registration: deps.config.registration,
  }))
  serve(site.featuredTestimonials, async (_, { db }) =>
    (await selectFeaturedTestimonials(db)).map(({ avatarUrl, ...row }) => ({
      ...row,
      avatarUrl: avatarUrl?.replace(UPLOADS, PICTURES) ?? null,
    })),
  )
  serve(site.catalogue, (_, { db }) => selectCatalog(db))
  serve(site.statistics, (_, { db }) => selectStatistics(db))
  serve(testimonials.picture, async ({ key }, { db }) =>
    foundOr404(await selectShownPicture(db, `${UPLOADS}${key}`, key), 'pictureNotFound'),
  )
  serve(testimonials.list, ({ before }, { db }) => selectTestimonials(db, before))
  serve(testimonials.create, (sent, context) => addTestimonial(context, sent))
  serve(testimonials.update, (change, context) => changeTestimonial(context, change))
  serve(testimonials.remove, async ({ id }, context) => {
    await markTestimonialAs(context, id, context.now())
  })
  serve(testimonials.restore, ({ id }, context) => markTestimonialAs(context, id, null))
  serve(statistics.save, (sent, context) => saveStatistics(context, sent))
}

/** The operator may have closed them: what cannot sign in is not offered. */
async function keepOpenDemo<Account extends { username: string }>(db: Database, accounts: Account[]) {
  const open = new Set(await listOpenDemo(db))
  return accounts.filter(({ username }) => open.has(username))
}
