import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { practice } from '#contract/practice.ts'
import {
  expectAccessible,
  expectNothingSticksOut,
  expectSoundLook,
  showOnPhone,
} from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectTexts } from '../../testing/on-page.ts'
import { dragMouse, middleOf, showOnTouchScreen } from '../../testing/pointer.ts'
import { expectNotYet, expectRight, openProblem, status } from './testing/open-practice.ts'

const box = () => page.getByRole('textbox')
const keys = () => page.getByRole('toolbar', { name: 'Keys for your answer' })
const check = () => button('Check answer')

test('the math keys write at the caret, also by the keyboard', async () => {
  await openProblem('expression')
  for (const name of ['Square root', '5']) await button(name, keys()).click()
  await expect.element(box()).toHaveValue('√(5)')
  await expect.element(box()).toHaveFocus()
  for (const name of ['Move right', 'Plus', 'x', 'To the power of', '2']) await button(name, keys()).click()
  await expect.element(box()).toHaveValue('√(5)+x^2')
  await button('Delete', keys()).click()
  await expect.element(box()).toHaveValue('√(5)+x^')
  await userEvent.tab()
  await expect.element(button('7', keys())).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  await expect.element(box()).toHaveValue('√(5)+x^5')
  await button('Hide keypad').click()
  await expect.element(keys()).not.toBeInTheDocument()
  await button('Show keypad').click()
  await expect.element(keys()).toBeVisible()
})

test('an expression is drawn while it is typed, and what cannot be read yet stops nobody', async () => {
  const { server } = await openProblem('expression')
  await expect.element(page.getByText('What you type shows here as a formula.')).toBeVisible()
  await userEvent.keyboard('x^2/(')
  await expect.element(page.getByText('Go on, something is still missing.')).toBeVisible()
  await userEvent.keyboard('3)')
  const countDrawn = (tag: string) => document.querySelectorAll(`form math:last-of-type ${tag}`).length
  await expect.poll(() => [countDrawn('mfrac'), countDrawn('msup')]).toEqual([1, 1])
  await box().fill('x # 2')
  await expect.element(page.getByText('“# 2” cannot be read yet.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(status().getByText('This cannot be read yet')).toBeVisible()
  await box().fill('x')
  await userEvent.keyboard('{Enter}')
  await expectNotYet()
  await box().fill('(x+2)(x+3)')
  await userEvent.keyboard('{Enter}')
  await expect.element(status().getByText('Now multiply it out, without brackets.')).toBeVisible()
  await box().fill('x^2+5x+6')
  await userEvent.keyboard('{Enter}')
  await expectRight()
  expect(server.countCalls(practice.answer)).toBe(4)
})

test('a fraction finds its boxes however it is typed', async () => {
  const { server } = await openProblem('fraction')
  const [whole, top, bottom] = [
    page.getByRole('textbox', { name: 'Whole number' }),
    page.getByRole('textbox', { name: 'Top number' }),
    page.getByRole('textbox', { name: 'Bottom number' }),
  ]
  await expect.element(top).toHaveFocus()
  await userEvent.keyboard('1 3/4')
  await expect.element(whole).toHaveValue('1')
  await expect.element(top).toHaveValue('3')
  await expect.element(bottom).toHaveValue('4')
  await expect.element(bottom).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(top).toHaveFocus()
  await bottom.fill('997')
  await userEvent.keyboard('{Enter}')
  await expectNotYet()
  for (const field of [whole, top, bottom]) await field.clear()
  await whole.click()
  await userEvent.keyboard('3/8{Enter}')
  await expectRight()
  expect(server.sentTo(practice.answer).map((sent) => sent.answer)).toEqual(['1 3/997', '3/8'])
})

const lines = () => page.getByRole('main').getByRole('listitem')

test('a list is put in order by dragging, which Escape breaks off', async () => {
  await openProblem('ordering')
  await check().click()
  await expect.element(status()).toHaveTextContent('Put the list in order first.')
  await expectTexts(lines(), ['5', '-3', '2', '0'])
  const [first, , third] = lines().elements()
  if (!first || !third) throw new Error('nothing to drag')
  const from = middleOf(first.querySelector('span') ?? first)
  const to = [from[0], third.getBoundingClientRect().bottom - 4] as const
  await dragMouse(from, to)
  await expectTexts(lines(), ['-3', '2', '5', '0'])
  await dragMouse(from, to, () => userEvent.keyboard('{Escape}'))
  await expectTexts(lines(), ['-3', '2', '5', '0'])
})

test('a list is put in order with the keyboard alone', async () => {
  const { server } = await openProblem('ordering')
  for (const [name, times] of [
    ['Move -3 up', 1],
    ['Move 0 up', 2],
    ['Move 2 up', 1],
  ] as const) {
    button(name).element().focus()
    for (let step = 0; step < times; step++) {
      await userEvent.keyboard('{Enter}')
      await expect.element(button(name)).toHaveFocus()
    }
  }
  check().element().focus()
  await userEvent.keyboard('{Enter}')
  await expectRight()
  expect(server.sentTo(practice.answer)).toMatchObject([{ answer: ['-3', '0', '2', '5'] }])
})

test('pairs are matched by choosing, every line of them', async () => {
  await openProblem('matching')
  const choose = async (line: string, match: string) => {
    page.getByRole('main').getByRole('combobox', { name: line }).element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('option', { name: match, exact: true }).click()
  }
  await choose('1', '8')
  await check().click()
  await expect.element(status()).toHaveTextContent('Choose a match for every line first.')
  for (const line of ['1', '2', '3']) await choose(line, '8')
  await check().click()
  await expect.element(status().getByText('At least one pair does not fit yet.')).toBeVisible()
  await choose('1', '9')
  await choose('3', '7')
  await check().click()
  await expectRight()
})

test('a point is put on the number line with the arrow keys, or by a click', async () => {
  await openProblem('numberLine')
  const line = page.getByRole('slider')
  await expect.element(line).toHaveFocus()
  await expect.element(line).toHaveAttribute('aria-valuetext', 'No point yet')
  await userEvent.keyboard('{End}')
  await expect.element(line).toHaveAttribute('aria-valuetext', '10')
  await userEvent.keyboard('{Enter}')
  await expectNotYet()
  await line.click({ position: { x: 28, y: 44 } })
  await expect.element(line).toHaveAttribute('aria-valuetext', '0')
  await userEvent.keyboard('{ArrowRight>7/}')
  await expect.element(line).toHaveAttribute('aria-valuetext', '7')
  await userEvent.keyboard('{Enter}')
  await expectRight()
})

test('a word that is almost right is close', async () => {
  const { server } = await openProblem('text')
  for (const [typed, told] of [
    ['neither', 'Not yet'],
    ['primex', 'Very close! Check the spelling.'],
    ['PRIME', "That's right!"],
  ] as const) {
    await box().fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(status().getByText(told)).toBeVisible()
  }
  await expectRight()
  expect(server.countCalls(practice.answer)).toBe(3)
})

test('on a touch screen the keys stand in for the keyboard of the device, which can be had back', async () => {
  await showOnTouchScreen()
  await showOnPhone()
  await openProblem('number')
  await expect.element(box()).toHaveAttribute('inputmode', 'none')
  await button('6', keys()).click()
  await expect.element(box()).toHaveValue('6')
  await button('Hide keypad').click()
  await expect.element(box()).toHaveAttribute('inputmode', 'text')
  await check().click()
  await expectRight()
})

/** As the device says it while a key is held. */
const repeatEnter = () =>
  cdp().send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
    text: '\r',
    autoRepeat: true,
  })

test('Enter held too long neither sends twice nor leaves the answer behind', async () => {
  const { server } = await openProblem('number')
  await userEvent.keyboard('6{Enter>}')
  await expectRight()
  for (let times = 0; times < 5; times++) await repeatEnter()
  await userEvent.keyboard('{/Enter}')
  await expect.element(status().getByText("That's right!")).toBeVisible()
  expect(server.countCalls(practice.answer)).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(status().getByText("That's right!")).not.toBeInTheDocument()
  await expect.element(page.getByText('1 solved')).toBeVisible()
})

test('a wrong option is told with the idea behind it; digits and letters choose', async () => {
  await openProblem('choice')
  await expect.element(page.getByRole('img', { name: 'A shape' })).toBeVisible()
  const option = (name: string) => page.getByRole('radio', { name })
  await userEvent.keyboard('1')
  await expect.element(option('Square')).toBeChecked()
  await userEvent.keyboard('b')
  await expect.element(option('Circle')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expectNotYet()
  await expect
    .element(status().getByText('This answer comes up when someone thinks of a wheel.'))
    .toBeVisible()
  await userEvent.keyboard('1{Enter}')
  await expectRight()
})

// The others are made of the same parts.
test.each(['expression', 'choice', 'ordering', 'matching', 'numberLine'] as const)(
  'an answer of the kind %s is accessible and fits, on a dark phone and a light desktop',
  async (kind) => {
    await openProblem(kind)
    await expectSoundLook()
  },
)

test.each(['number', 'matching', 'numberLine'] as const)(
  'the large letters of the youngest fit a tablet in an answer of the kind %s',
  async (kind) => {
    await page.viewport(768, 800)
    await openProblem(kind, { as: makeUser({ grade: 2 }) })
    await expectNothingSticksOut()
    await expectAccessible()
  },
)
