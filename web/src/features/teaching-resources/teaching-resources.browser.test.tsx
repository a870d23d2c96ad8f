import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { classes } from '#contract/teaching/classes.ts'
import { TeachingResource, teachingResources } from '#contract/teaching/resources.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, dialog } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('an address that runs a script is refused at its field; a PDF is known as a document', {
  tags: ['TEACH-32', 'P-49'],
}, async () => {
  const stored: TeachingResource[] = []
  const { server } = await renderAt('/teacher/resources', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(classes.list, []),
      answer(teachingResources.list, () => stored),
      answer(teachingResources.tags, []),
      answer(teachingResources.create, ({ title, resourceUrl = null }) => {
        const made = makeSample(TeachingResource, { id: 1, title, resourceUrl })
        stored.push(made)
        return made
      }),
    ],
  })
  await button('Add resource').first().click()
  await dialog().getByLabelText('Title').fill('Fraction wall')
  const address = dialog().getByLabelText('Address')
  await address.fill('javascript:alert(1)')
  await button('Add', dialog()).click()
  await expect.element(dialog().getByText('An address starts with https:// or http://')).toBeVisible()
  expect(server.countCalls(teachingResources.create)).toBe(0)
  await address.fill('https://example.org/wall.pdf')
  await expect.element(dialog().getByRole('combobox', { name: 'Type' })).toHaveTextContent('Document')
  await expectSoundLook('[role=dialog]')
  await button('Add', dialog()).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Fraction wall' })).toBeVisible()
  await expectSoundLook()
})
