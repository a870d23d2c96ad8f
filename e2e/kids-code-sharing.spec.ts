import { type Browser, expect, type Page, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { chooseInMenu, openStudio, readStage, startButton } from './kids-code-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { button, card, openOther } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

/** A project as the studio would keep it, made of what a mission begins with. */
async function keepProject(page: Page, title: string): Promise<number> {
  const mission = await (await page.request.get('/api/kids-code/missions/walk-to-the-flag')).json()
  const kept = await page.request.post('/api/visual-projects', { data: { title, blocks: mission.starter } })
  expect(kept.status()).toBe(201)
  return (await kept.json()).id
}

/** The school agrees for its students: for those in a class of one of its teachers. */
async function agreeForSchool(browser: Browser): Promise<void> {
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'demo-admin')
  const text = 'The school agrees for its students.'
  expect((await admin.request.put('/api/admin/school-consent', { data: { text } })).ok()).toBe(true)
  await admin.context().close()
}

/** A student whose age nobody has told, with the teacher of their class. */
async function openClass(browser: Browser, student: Page): Promise<Page> {
  const teacher = await openOther(browser, { role: 'teacher' })
  const made = await teacher.request.post('/api/teacher/classes', { data: { name: '3a' } })
  const { classCode } = await made.json()
  expect((await student.request.post('/api/classes/join', { data: { classCode } })).ok()).toBe(true)
  return teacher
}

test('what a child shares waits for the teacher, shows a first name alone, is copied, reported and hidden; what is turned in is opened beside its grade', {
  tag: ['@P-91'],
}, async ({ browser, page }) => {
  const title = `My cat ${crypto.randomUUID().slice(0, 8)}`
  await signUpLearner(page, { grade: 3, lastName: 'Secretname', age: null })
  const teacher = await openClass(browser, page)
  await agreeForSchool(browser)
  await keepProject(page, title)

  await test.step('the child is told what others will see, and shares', async () => {
    await page.goto('/kids-code')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await chooseInMenu(page, title, 'Share in the gallery')
    const asked = page.getByRole('dialog', { name: `Share “${title}”?` })
    await expect(asked.getByText('They see your first name and nothing else about you.')).toBeVisible()
    await expectToast(page, 'Handed over', () => button(asked, 'Share it').click())
    await expect(page.getByText('A grown-up will look at it', { exact: true })).toBeVisible()
  })

  const other = await openOther(browser, { grade: 3 })
  await other.goto('/kids-code?tab=gallery')
  await expect(other.getByRole('tab', { name: 'Gallery', selected: true })).toBeVisible()
  await expect(card(other, title)).toHaveCount(0)

  await test.step('the teacher looks and lets it in', async () => {
    await teacher.goto('/teacher/dashboard')
    await expect(teacher.getByRole('heading', { name: 'One project waits for you' })).toBeVisible()
    await teacher.getByRole('link', { name: 'Look at them' }).click()
    const waiting = card(teacher, title)
    await expect(waiting.getByText('By Nia Secretname, grade 3')).toBeVisible()
    await expectToast(teacher, 'It is in the gallery now', () => button(waiting, 'Allow').click())
    await expect(teacher.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()
  })

  await test.step('another child sees a first name, makes a copy and tells a grown-up', async () => {
    await other.reload()
    const shared = card(other, title)
    await expect(shared.getByText('By Nia', { exact: true })).toBeVisible()
    await expect(other.getByText('Secretname')).toHaveCount(0)
    await expectToast(other, 'The copy is among your projects', () =>
      button(shared, 'Make my own copy').click(),
    )
    await button(shared, 'Tell a grown-up').click()
    const report = other.getByRole('dialog', { name: 'Is something not right?' })
    await report.getByRole('radio', { name: 'It is unkind to someone' }).check()
    await report.getByLabel('What should we look at?').fill('It laughs at somebody.')
    await expectToast(other, 'Thank you for telling us', () => button(report, 'Send').click())
    await expect(shared.getByText('You told a grown-up')).toBeVisible()
    await other.getByRole('tab', { name: 'My projects' }).click()
    await expect(other.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('an admin hides it, and it is gone for everybody but its owner', async () => {
    const admin = await (await browser.newContext()).newPage()
    await signIn(admin, 'demo-admin')
    await admin.goto('/teacher/projects?state=reported')
    await expect(card(admin, title).getByText('It laughs at somebody.')).toBeVisible()
    await expectToast(admin, 'No one but the student sees it now', () =>
      button(card(admin, title), 'Hide it').click(),
    )
    await admin.getByRole('tab', { name: 'Hidden' }).click()
    await expect(button(card(admin, title), 'Put it back')).toBeVisible()
    await Promise.all([
      other.waitForResponse('**/api/visual-projects/public'),
      other.goto('/kids-code?tab=gallery'),
    ])
    await expect(card(other, title)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Hidden by a grown-up', { exact: true })).toBeVisible()
    await admin.context().close()
  })

  await test.step('what is turned in for an assignment is opened beside its grade and run by the teacher', async () => {
    const [{ id: classId }] = await (await teacher.request.get('/api/teacher/classes')).json()
    const given = { title: 'Make the cat walk', classId, kind: 'task', status: 'active' }
    const made = await teacher.request.post('/api/teacher/assignments', { data: given })
    expect(made.status()).toBe(201)
    await openStudio(page, `/kids-code?project=${await keepProject(page, 'Walking cat')}`)
    await button(page, 'Menu of the project').click()
    await page.getByRole('menuitem', { name: 'Turn in', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Turn in' })
    await asked.getByRole('radio', { name: 'Make the cat walk' }).check()
    await expectToast(page, 'Turned in', () => button(asked, 'Turn in').click())
    await expect(asked).toBeHidden()

    // What is better now goes beside it as long as there is no grade.
    await button(page, 'Menu of the project').click()
    await page.getByRole('menuitem', { name: 'Turn in', exact: true }).click()
    await expect(asked.getByRole('radio', { name: 'Make the cat walk' })).toBeFocused()
    await asked.getByRole('radio', { name: 'Make the cat walk' }).check()
    await button(asked, 'Turn in').click()
    await expect(asked).toBeHidden()

    await teacher.goto('/teacher/dashboard')
    await teacher.getByRole('link', { name: 'Grade now' }).click()
    const opening = teacher.context().waitForEvent('page')
    await expect(teacher.getByRole('link', { name: /^Walking cat \(2\)/ })).toBeVisible()
    await teacher.getByRole('link', { name: /^Walking cat(?! \(2\))/ }).click()
    const work = await opening
    await expect(work.getByRole('heading', { level: 1, name: 'Walking cat' })).toBeVisible()
    await expect(work.getByText('As it was turned in')).toBeVisible()
    await startButton(work).click()
    expect(await readStage(work)).toContain('Cat')
  })
  await teacher.context().close()
  await other.context().close()
})
