import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listPages, mayOpen, SECRET_SCREENS } from '#contract/pages/pages.ts'
import { actFully, moveFully, openFully } from '../every-page.ts'
import { EMPTY_BY_NATURE, type Nature } from './empty-by-nature.ts'
import { findEmptySpots } from './empty-spots.ts'

export const PEOPLE = [
  { who: 'demo-student', role: 'student' },
  { who: 'demo-kid', role: 'student' },
  { who: 'demo-college', role: 'college' },
  { who: 'demo-professional', role: 'professional' },
  { who: 'demo-teacher', role: 'teacher' },
  { who: 'demo-guardian', role: 'guardian' },
  { who: 'demo-admin', role: 'admin' },
  { who: 'carlos.fuentes', role: 'guardian' },
  { who: 'demo-newcomer', role: 'student', isNew: true },
] as const satisfies readonly Person[]
export type Person = {
  who: string
  role: NonNullable<Parameters<typeof mayOpen>[1]>['role']
  /** Has done nothing yet: what the first page and the menu lead to is enough. */
  isNew?: true
}

/** Forms, players and what belongs to no school: they have no list that could be empty. */
const WITHOUT_LISTS = [
  // The dashboard of the role, which is looked at by its own address.
  '/learn/dashboard',
  '/onboarding',
  '/set-up-sign-in',
  '/join/:code',
  '/teacher/classes/create',
  '/teacher/assignments/create',
  '/teacher/lesson-plans/create',
]

/** The pages of a role; those of everybody where they stand in its menu or on its dashboard, as a student all of them. */
function listPaths({ role, isNew }: Person, linked: ReadonlySet<string>): string[] {
  const person = { role, isTeacher: role === 'teacher' }
  return listPages()
    .filter(
      ({ access, screen }) =>
        mayOpen(access, person) && access !== 'public' && !SECRET_SCREENS.includes(screen),
    )
    .filter(
      ({ access, path }) => linked.has(path) || (!isNew && (access !== 'signedIn' || role === 'student')),
    )
    .filter(({ path }) => !WITHOUT_LISTS.includes(path))
    .filter(({ screen, path }, index, all) => {
      const isSame = (other: { screen: string; path: string }) =>
        other.screen === screen && other.path.includes(':') === path.includes(':')
      return all.findIndex(isSame) === index
    })
    .map(({ path }) => path)
}

/** The addresses that the page in front links to. */
const listLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map(
      (link) => new URL((link as HTMLAnchorElement).href).pathname,
    ),
  )

type Looking = {
  /** Learns which reasons were needed. */
  used: Set<Nature>
  /** Every screen is drawn there, for a person to look at. */
  pictures: string | undefined
}

/** What of the screens of a person is empty without a reason. */
export async function listEmptySpots(
  page: Page,
  person: Person,
  { used, pictures }: Looking,
): Promise<string[]> {
  const { who } = person
  const data = { username: who, password: 'trellis-demo' }
  expect((await page.request.post('/api/login', { data })).status(), who).toBe(200)
  const linked = new Set<string>()
  const found: string[] = []

  async function look(where: string) {
    for (const link of await listLinks(page)) linked.add(link)
    for (const spot of await findEmptySpots(page)) {
      const nature = EMPTY_BY_NATURE.find(
        (one) =>
          (one.who === '*' || one.who === who) &&
          (one.where === '*' || one.where === where) &&
          spot.startsWith(one.what),
      )
      if (nature) used.add(nature)
      else found.push(`${who}, ${where}: ${spot}`)
    }
    if (pictures) await takePictures(page, join(pictures, who), where)
  }

  async function lookAtTabs(path: string) {
    // A thing that stands in a dialog before its list, whose tabs were looked at before.
    if ((await page.getByRole('dialog').count()) > 0) return
    const tabs = page.locator('main [role=tab][aria-selected=false]')
    for (const name of await tabs.allInnerTexts()) {
      const tab = page.locator('main').getByRole('tab', { name, exact: true }).first()
      if (!(await tab.isVisible())) continue
      await actFully(page, `${path} › ${name}`, () => tab.click())
      await look(`${path} › ${name}`)
    }
  }

  await openFully(page, '/learn/dashboard')
  if (person.isNew) {
    await look('/onboarding')
    await actFully(page, 'on to the dashboard', () =>
      page.getByRole('button', { name: 'Skip this for now' }).click(),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  }
  for (const link of await listLinks(page)) linked.add(link)
  // Single things come last: the lists before them know which there are.
  const paths = listPaths(person, linked).toSorted((a, b) => a.split(':').length - b.split(':').length)
  for (const path of paths) {
    const address = path.includes(':') ? (findAddress(path, linked) ?? (await askForOne(page, path))) : path
    if (address === undefined) {
      found.push(`${who}, ${path}: no page links to one`)
      continue
    }
    // Where the first steps lead to a newcomer is already.
    if (new URL(page.url()).pathname !== address) await moveFully(page, address)
    await look(path)
    await lookAtTabs(path)
  }
  return found
}

/** What cards open by a button has no link: the first one of the list that the server gives. */
const LISTS: Readonly<Record<string, string>> = {
  '/lessons/:lessonId': '/api/lessons',
  '/quizzes/:quizId': '/api/quizzes',
}

async function askForOne(page: Page, path: string): Promise<string | undefined> {
  const list = LISTS[path]
  const [first] = list ? ((await (await page.request.get(list)).json()) as { id: number }[]) : []
  return first && path.replace(/:\w+/, String(first.id))
}

function findAddress(path: string, seen: ReadonlySet<string>): string | undefined {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return [...seen].find(
    (address) => pattern.test(address) && !listPages().some((page) => page.path === address),
  )
}

async function takePictures(page: Page, folder: string, where: string) {
  mkdirSync(folder, { recursive: true })
  const name = where.slice(1).replace(/[^\w]+/g, '-') || 'home'
  for (const [shape, width, height] of [
    ['phone', 390, 844],
    ['desktop', 1280, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(folder, `${name}.${shape}.${colorScheme}.png`), fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
