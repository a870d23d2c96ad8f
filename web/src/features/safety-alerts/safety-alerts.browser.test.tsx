import { expect, test } from 'vitest'
import { SafetyAlert, safetyAlerts } from '#contract/study/safety-alerts.ts'
import { answer, answerStatus } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, card, expectToast, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const ALERT = makeSample(SafetyAlert, {
  id: 1,
  pupil: { id: 9, firstName: 'Nia', lastName: 'Bello', grade: 4 },
  severity: 'high',
  times: 2,
})
const open = (alerts: SafetyAlert[]) =>
  answer(safetyAlerts.list, makeSample(safetyAlerts.list.output, { alerts, open: alerts.length }))

test('a false alarm marked by mistake is taken back at once', async () => {
  const { server } = await renderAt('/teacher/alerts', {
    as: makeUser({ role: 'admin' }),
    answers: [open([ALERT]), answer(safetyAlerts.handle, ALERT)],
  })
  await expect.element(card('Nia Bello: thoughts of hurting themselves')).toBeVisible()
  server.use(open([]))
  await button('False alarm').click()
  await expect.element(heading('No alerts')).toBeVisible()
  server.use(open([ALERT]))
  await button('Undo').click()
  await expectToast('The alert is open again')
  await expect.element(card('Nia Bello: thoughts of hurting themselves')).toBeVisible()
  expect(server.sentTo(safetyAlerts.handle)).toMatchObject([
    { isHandled: true, outcome: 'falseAlarm' },
    { isHandled: false, isUndo: true },
  ])
})

test('an alert says whom it is about and fits every width and theme; a note that cannot be saved stays typed', async () => {
  await renderAt('/teacher/alerts', {
    as: makeUser({ role: 'admin' }),
    answers: [open([ALERT]), answerStatus(safetyAlerts.handle, 500)],
  })
  const shown = card('Nia Bello: thoughts of hurting themselves')
  await expect.element(shown).toBeVisible()
  await expectSoundLook()
  const note = shown.getByLabelText(/What was done/)
  await note.fill('We talked.')
  await button('I took care of it').click()
  await expect.element(note).toHaveAttribute('aria-invalid', 'true')
  await expect.element(note).toHaveValue('We talked.')
})
