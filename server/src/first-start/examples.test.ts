import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { EXAMPLES } from '#content/kids-code/all-examples.ts'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { sharedVisualElements } from '../db/schema/study/visual-projects.ts'
import { prepareTestApp } from '../testing/prepare-test-app.ts'
import { fillExamples } from './examples.ts'

const t = prepareTestApp()
beforeAll(async () => {
  await fillExamples(t.db)
})

const readExamples = () =>
  t.db
    .select()
    .from(sharedVisualElements)
    .where(eq(sharedVisualElements.type, 'example'))
    .orderBy(sharedVisualElements.id)

test('everybody signed in finds the examples, the easiest first, by type and by level', async () => {
  const ada = await t.signUp()
  const { body } = await ada.call(visualPictures.elements, { type: 'example' })
  expect(body.map(({ name, category }) => [name, category])).toEqual(
    EXAMPLES.map(({ title, level }) => [title, level]),
  )
  const [first] = EXAMPLES
  expect(body[0]?.content).toEqual({ key: first?.key, about: first?.about, project: first?.project })

  const easy = await ada.call(visualPictures.elements, { type: 'example', category: 'pictures' })
  expect(easy.body.map(({ name }) => name)).toEqual(['The dancing cat', 'Pop, pop, pop!'])
  expect((await ada.call(visualPictures.elements, { type: 'sound' })).body).toEqual([])
})

test('a second start, or two at once, changes nothing', async () => {
  const before = await readExamples()
  await Promise.all([fillExamples(t.db), fillExamples(t.db)])
  expect(await readExamples()).toEqual(before)
})

test('what is missing or was changed comes back, and keeps its number; what else is there stays', async () => {
  const before = await readExamples()
  const [first, second] = before
  if (!first || !second) throw new Error('there are no examples')
  const own = { name: 'Ours', type: 'example', category: 'full', content: { key: 'ours' } }
  await t.db.insert(sharedVisualElements).values(own)
  await t.db
    .update(sharedVisualElements)
    .set({ name: 'An older name', content: { ...(first.content as object), about: 'Older.' } })
    .where(eq(sharedVisualElements.id, first.id))
  await t.db.delete(sharedVisualElements).where(eq(sharedVisualElements.id, second.id))

  await fillExamples(t.db)
  const after = await readExamples()
  expect(after.find(({ id }) => id === first.id)).toEqual(first)
  expect(after.filter(({ name }) => name === second.name)).toEqual([{ ...second, id: expect.any(Number) }])
  expect(after).toHaveLength(before.length + 1)
  await t.db
    .delete(sharedVisualElements)
    .where(and(eq(sharedVisualElements.type, 'example'), eq(sharedVisualElements.name, 'Ours')))
})
