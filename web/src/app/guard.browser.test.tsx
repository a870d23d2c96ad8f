import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listPages, mayOpen } from '#contract/pages/pages.ts'
import { site } from '#contract/site.ts'
import { answer, neverAnswerTheRest } from '../testing/fake-server.ts'
import { makeSample } from '../testing/make-sample.ts'
import { makeUser } from '../testing/make-user.ts'
import { expectAddress } from '../testing/on-page.ts'
import { renderAt } from '../testing/render-at.tsx'
import { listShellAnswers } from '../testing/shell-answers.ts'

const ROLES = ['student', 'college', 'professional', 'teacher', 'admin'] as const
const pages = listPages().filter(({ screen }) => screen !== 'landing' && screen !== 'auth')
/** One page for each kind of access: who may open what is proved for all pages beside the contract. */
const samples = pages
  .filter((page, index) => pages.findIndex(({ access }) => access === page.access) === index)
  .map(({ path, access }) => ({ access, address: path.replace(/:\w+/g, '1') }))

const refused = ROLES.flatMap((role) =>
  samples
    .filter(({ access }) => !mayOpen(access, { role, isTeacher: role === 'teacher' }))
    .map(({ address }) => ({ role, address })),
)

test.for(refused)(
  '$address is not for a $role, who is led to the student dashboard',
  async ({ role, address }) => {
    const user = makeUser({ role })
    await renderAt(address, { as: user, answers: [...neverAnswerTheRest(), ...listShellAnswers(user)] })
    await expectAddress('/dashboard')
  },
)

test.for(samples.filter(({ access }) => access !== 'public'))(
  'without signing in $address leads to the landing page',
  { tags: ['PUBLIC-10', 'ROUTE-02…05', 'ROUTE-07'] },
  async ({ address }) => {
    await renderAt(address, {
      as: null,
      answers: [
        answer(site.featuredTestimonials, []),
        answer(site.statistics, []),
        answer(site.settings, makeSample(site.settings.output, { registration: 'open' })),
      ],
    })
    await expectAddress('/')
    await expect.element(page.getByText('Sign in to continue')).toBeVisible()
  },
)
