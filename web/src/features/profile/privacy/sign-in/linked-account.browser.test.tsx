import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identities, type SignInWays } from '#contract/profile/identities.ts'
import { answer, neverAnswerTheRest } from '../../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../../testing/looks.ts'
import { makeUser } from '../../../../testing/make-user.ts'
import { button } from '../../../../testing/on-page.ts'
import { renderAt } from '../../../../testing/render-at.tsx'
import { listShellAnswers } from '../../../../testing/shell-answers.ts'

const moment = '2026-03-02T08:00:00.000Z'
const LINKED: SignInWays = {
  hasPassword: true,
  provider: 'Northfield School',
  identities: [
    {
      id: 4,
      issuer: 'https://id.example.org',
      email: 'ada@school.example.org',
      createdAt: moment,
      lastUsedAt: moment,
    },
  ],
}

test('[Y-64] a linked account stands in the profile, is accessible and fits, and can be unlinked', async () => {
  const user = makeUser({ role: 'teacher' })
  let ways = LINKED
  await renderAt('/profile?tab=privacy', {
    as: user,
    answers: [
      ...neverAnswerTheRest(),
      ...listShellAnswers(user),
      answer(identities.own, () => ways),
      answer(identities.unlink, () => {
        ways = { ...LINKED, identities: [] }
        return ways
      }),
    ],
  })
  await expect.element(page.getByText('ada@school.example.org').last()).toBeVisible()
  await expectSoundLook()
  await button('Unlink').click()
  await expect.element(button('Link with Northfield School')).toBeVisible()
})
