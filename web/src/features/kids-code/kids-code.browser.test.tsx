import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { missions } from '#contract/kids-code/missions.ts'
import { visualPictures } from '#contract/kids-code/pictures.ts'
import { type OpenedProject, type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { type ProjectReview, projectSharing } from '#contract/kids-code/sharing.ts'
import { block as b, buildProject } from '#engines/kids-code/index.ts'
import { type Answer, answer } from '../../testing/fake-server.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, card, expectCount, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const NOW = '2026-03-02T08:00:00.000Z'

/** Asks for a name and says it; walks by a key. */
const PROGRAM = buildProject({
  sprites: [
    {
      id: 'cat',
      name: 'Cat',
      scripts: [
        [
          b('event_flag'),
          b('sensing_ask', { question: 'What is your name?' }),
          b('looks_say', { text: b('sensing_answer') }),
        ],
        [b('event_key', { key: 'right' }), b('motion_change_x', { change: 10 })],
      ],
    },
  ],
  variables: { score: 7 },
})

const CARD: ProjectCard = {
  id: 5,
  title: 'Walk',
  description: null,
  thumbnail: null,
  isPublic: false,
  sharing: 'private',
  decline: null,
  createdAt: NOW,
  updatedAt: NOW,
}
const OPENED: OpenedProject = {
  ...CARD,
  blocks: PROGRAM,
  assets: { sprites: [], backgrounds: [] },
  isOwn: true,
  firstName: 'Nia',
}
const MISSION = {
  id: 'walk-to-the-flag',
  title: 'Walk to the flag',
  grades: [1, 3] as [number, number],
  level: 'steps',
  topic: 'sequences',
  goal: 'Help the cat to the flag.',
  completedAt: null,
}

const open = (path: string, { user = {} as Partial<User>, answers = [] as Answer[] } = {}) =>
  renderAt(path, {
    as: makeUser({ grade: 4, ...user }),
    answers: [
      answer(visualProjects.list, [CARD]),
      answer(visualProjects.one, OPENED),
      answer(visualProjects.create, CARD),
      answer(visualProjects.update, CARD),
      answer(visualProjects.versions, []),
      answer(missions.list, [MISSION]),
      answer(visualPictures.sprites, []),
      answer(visualPictures.backgrounds, []),
      answer(visualPictures.addSprite, ({ name, imageUrl }) => ({
        id: 1,
        name,
        imageUrl,
        isPublic: false,
        tags: [],
        isOwn: true,
        createdAt: NOW,
      })),
      answer(visualPictures.elements, [
        {
          id: 1,
          name: 'The dancing cat',
          type: 'example',
          category: 'steps',
          content: { key: 'dancingCat', about: 'It dances.', project: PROGRAM },
        },
      ]),
      answer(projectSharing.public, []),
      ...answers,
    ],
  })

const press = async (name: string, within: Parameters<typeof button>[1] = page) => {
  const found = button(name, within)
  await expect.element(found).toBeVisible()
  found.element().focus()
  await userEvent.keyboard('{Enter}')
}

test('a student answers a program, plays it with keys, stops it by Escape, moves the sprite and has the stage told', async () => {
  await open('/kids-code?project=5', { user: { grade: 7 } })
  const told = page.getByRole('dialog', { name: 'What is on the stage' })
  await button('Start').click()
  await page.getByRole('textbox', { name: 'What is your name?' }).fill('Ada')
  await userEvent.keyboard('{Enter}')
  await button('Describe the stage').click()
  await expect.element(told).toMatchTextContent('Cat says: Ada')
  await expect.element(told).toMatchTextContent('score is 7.')
  await userEvent.keyboard('{Escape}')
  await expect.element(told).not.toBeInTheDocument()
  page.getByRole('application', { name: /stage/i }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText(/Cat moved 10 to the right/)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('The program has ended.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await button('Describe the stage').click()
  await expect.element(told).toMatchTextContent('Cat is in the middle (x 10, y 10)')
})

test('a sprite is painted without a mouse, kept when the paint box is closed, and stands on the stage', async () => {
  await open('/kids-code?project=new')
  const chooser = page.getByRole('dialog', { name: 'Choose a sprite' })
  const desk = page.getByRole('dialog', { name: 'Paint a sprite' })
  const shapes = desk.getByRole('region', { name: 'Shapes' })
  await press('New sprite')
  await expect.element(button('Cat', chooser)).toBeVisible()
  await expectAccessible('[role=dialog]')
  const search = chooser.getByRole('searchbox')
  await search.fill('bird')
  await expectCount(chooser.getByRole('list', { name: 'Pictures to choose from' }).getByRole('button'), 1)
  await search.fill('')
  button('Cat', chooser).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('Dog', chooser)).toHaveFocus()

  await press('Paint a new one', chooser)
  await expect.element(desk).toBeVisible()
  desk.getByRole('radio', { name: 'Pen' }).element().focus()
  for (let n = 0; n < 5; n++) await userEvent.keyboard('{ArrowRight}')
  await expect.element(desk.getByRole('radio', { name: 'Star' })).toBeChecked()
  desk.getByRole('application', { name: 'Your picture' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('1. Star, red', shapes)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  desk.getByRole('radio', { name: 'red', exact: true }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(button('1. Star, pink', shapes)).toBeVisible()
  button('1. Star, pink', shapes).element().focus()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(button('2. Star, pink', shapes)).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect.element(button('2. Star, pink', shapes)).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(button('2. Star, pink', shapes)).toBeVisible()
  await expectSoundLook('[role=dialog]')

  button('Close', desk).last().element().focus()
  await userEvent.keyboard('{Enter}')
  await press('Paint a new one', chooser)
  await expect.element(desk.getByText('Here is what you were painting.')).toBeVisible()
  await expectCount(shapes.getByRole('button'), 2)
  await desk.getByRole('textbox', { name: 'Name' }).fill('Twin stars')
  await press('Done', desk)
  await expect.element(desk).not.toBeInTheDocument()
  await expect.element(button('Twin stars', page.getByRole('list', { name: 'On the stage' }))).toBeVisible()
  await press('Paint on it')
  await expectCount(shapes.getByRole('button'), 2)
})

test('no projects, own projects, missions and examples fit every width in light and dark', async () => {
  const { server } = await open('/kids-code', { user: { grade: 2 } })
  await expect.element(page.getByRole('link', { name: 'Walk' })).toBeVisible()
  await expectSoundLook()
  await page.getByRole('tab', { name: 'Missions' }).click()
  await expect.element(card('Walk to the flag')).toMatchTextContent('Your next one')
  await expectSoundLook()
  await page.getByRole('tab', { name: 'Examples' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'The dancing cat' })).toBeVisible()
  await expectSoundLook()
  await page.getByRole('link', { name: 'The dancing cat' }).click()
  await expect.element(button('Make it mine')).toBeVisible()
  await expectSoundLook()
  expect(server.countCalls(visualProjects.create)).toBe(0)
})

test('who has no project is shown where they will be', async () => {
  await open('/kids-code', { answers: [answer(visualProjects.list, [])] })
  await expect.element(heading('Your projects will stand here')).toBeVisible()
  await expectSoundLook()
})

test('the studio and its restore points fit every width in light and dark', async () => {
  await open('/kids-code?project=5')
  await expect.element(page.getByRole('treeitem').first()).toBeVisible()
  await expectSoundLook()
  await button('Menu of the project').click()
  await page.getByRole('menuitem', { name: 'How it was before' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'How it was before' }))
    .toMatchTextContent('nothing earlier yet')
  await expectSoundLook('[role=dialog]')
})

test('projects that wait for a teacher fit every width in light and dark', async () => {
  const review: ProjectReview = {
    id: 1,
    projectId: 5,
    title: 'Walk',
    description: null,
    thumbnail: null,
    author: { id: 8, firstName: 'Nia', lastName: 'Bello', grade: 3 },
    sharing: 'waiting',
    telling: [{ part: 'title', text: 'Call 555-123-4567', contacts: [{ kind: 'phone', start: 5, end: 17 }] }],
    sharedAt: NOW,
    reports: [],
  }
  await open('/teacher/projects', {
    user: { role: 'teacher' },
    answers: [
      answer(projectSharing.reviews, [review]),
      answer(projectSharing.reviewCount, { waiting: 1, reported: 0 }),
    ],
  })
  await expect.element(card('Walk').getByText('By Nia Bello, grade 3')).toBeVisible()
  await expectSoundLook()
})
