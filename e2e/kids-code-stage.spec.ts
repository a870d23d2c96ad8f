import { expect, test } from '@playwright/test'
import { block as b, buildProject } from '#engines/kids-code/index.ts'
import { signUpLearner } from './new-learner.ts'

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

test('a pupil answers a program, plays it with keys, stops it by Escape, moves the sprite and has the stage told', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 7 })
  const made = await page.request.post('/api/visual-projects', { data: { title: 'Walk', blocks: PROGRAM } })
  expect(made.status()).toBe(201)
  const { id } = await made.json()
  await page.goto(`/kids-code?project=${id}`)
  const describe = page.getByRole('button', { name: 'Describe the stage' })
  const told = page.getByRole('dialog', { name: 'What is on the stage' })

  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('textbox', { name: 'What is your name?' }).fill('Ada')
  await page.keyboard.press('Enter')
  await describe.click()
  await expect(told).toContainText('Cat says: Ada')
  await expect(told).toContainText('score is 7.')
  await page.keyboard.press('Escape')

  const stage = page.getByRole('application', { name: /stage/i })
  await stage.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Cat moved 10 to the right/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('The program has ended.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await describe.click()
  await expect(told).toContainText('Cat is in the middle (x 10, y 10)')
})
