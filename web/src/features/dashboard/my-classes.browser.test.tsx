import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClassBehindCode, MyClass, myClasses } from '#contract/classroom/my-classes.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, answerStatus, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { button, dialog, expectAddress, expectToast } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const SCIENCE = makeSample(MyClass, {
  id: 4,
  name: 'Science of quite a long name 6a',
  teacherName: 'Nia Bello',
})
const INVITED: MyClass = { ...SCIENCE, status: 'inactive' }
const FOUND = makeSample(ClassBehindCode, { name: 'Maths 5b', teacherName: 'Nia Bello', isJoinOpen: true })

/** With the classes that the server knows of. */
function openClasses(path: string, rooms: MyClass[], ...answers: Answer[]) {
  return renderAt(path, {
    answers: [...listDashboardAnswers(), answer(myClasses.list, () => rooms), ...answers],
  })
}

test('an invitation is declined, the no is taken back, and it is declined with the keyboard', {
  tags: ['P-13'],
}, async () => {
  const rooms = [INVITED]
  const { server } = await openClasses(
    '/dashboard',
    rooms,
    answer(myClasses.leave, () => void rooms.splice(0)),
    answer(myClasses.comeBack, () => {
      rooms.push(INVITED)
      return INVITED
    }),
  )
  const decline = button('Decline the invitation to Science of quite a long name 6a')
  await expect.element(page.getByText('Nia Bello invites you')).toBeVisible()
  await expectSoundLook()
  await decline.click()
  await expect.element(decline).not.toBeInTheDocument()
  await expect.element(page.getByText('You are in no class yet.')).toBeVisible()
  await button('Undo').click()
  await expect.element(decline).toBeVisible()
  decline.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(decline).not.toBeInTheDocument()
  await expect.element(button('Join a class')).toHaveFocus()
  expect(server.sentTo(myClasses.leave)).toEqual([
    { id: '7', classId: '4' },
    { id: '7', classId: '4' },
  ])
})

test('an invitation that cannot be accepted says why and stays', async () => {
  await openClasses('/dashboard', [INVITED], refuse(myClasses.accept, 'conflict', 'It was taken back.'))
  const accept = button('Accept the invitation to Science of quite a long name 6a')
  await accept.click()
  await expectToast('It was taken back.')
  await expect.element(accept).toBeEnabled()
})

test('a code that no class has is said at its field; one of a class shows whose it is before one joins', {
  tags: ['TEACH-21'],
}, async () => {
  const rooms: MyClass[] = []
  const { server } = await openClasses(
    '/dashboard',
    rooms,
    refuse(myClasses.lookUp, 'not_found', 'There is no class with this code. Check it with your teacher.'),
    answerStatus(myClasses.join, 500),
  )
  await button('Join a class').click()
  const code = dialog().getByRole('textbox', { name: 'Class code' })
  await code.fill('wrong')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog().getByText('There is no class with this code. Check it with your teacher.'))
    .toBeVisible()
  await expect.element(code).toHaveFocus()
  server.use(answer(myClasses.lookUp, FOUND))
  await code.fill('abc-234')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Maths 5b')).toBeVisible()
  await button('Join', dialog()).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  server.use(
    answer(myClasses.join, () => {
      rooms.push({ ...SCIENCE, name: 'Maths 5b' })
      return SCIENCE
    }),
  )
  await button('Join', dialog()).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Maths 5b' })).toBeVisible()
})

test('the link of a QR code asks at once and not again; a class is left and come back to', {
  tags: ['Y-55'],
}, async () => {
  const rooms: MyClass[] = []
  const comeIn = () => {
    rooms.push({ ...SCIENCE, name: 'Art 7' })
    return SCIENCE
  }
  await openClasses(
    '/join/ABC234',
    rooms,
    answer(myClasses.lookUp, { ...FOUND, name: 'Art 7' }),
    answer(myClasses.join, comeIn),
    answer(myClasses.leave, () => void rooms.splice(0)),
    answer(myClasses.comeBack, comeIn),
  )
  await expect.element(dialog().getByText('Art 7')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await button('Join', dialog()).click()
  await expectAddress('/learn/dashboard')
  const line = page.getByRole('heading', { level: 3, name: 'Art 7' })
  await button('More about Art 7').click()
  await page.getByRole('menuitem', { name: 'Leave this class' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(line).toBeVisible()
})
