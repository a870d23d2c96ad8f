import { expect, type Page } from '@playwright/test'
import type { Note } from '#contract/study/notes.ts'
import { rate } from './flashcards-steps.ts'
import { dialog } from './quizzes-steps.ts'
import type { startFrontServer } from './servers/front-server.ts'

type Front = Awaited<ReturnType<typeof startFrontServer>>

export type World = {
  front: Front
  userId: number
  quiz: { id: number; questionCount: number }
  openTab: () => Promise<Page>
  restartServer: () => Promise<void>
  setOffline: (isOffline: boolean) => Promise<void>
}

/** What the learner was told is done, and what they tried without being told. */
export type Ledger = {
  /** By title: the content that was last said to be saved, and what may have been saved after it. */
  notes: Map<string, { saved: string | null; perhaps: Set<string> }>
  ratings: Map<string, { told: number; tried: number }>
  quizzes: { told: number; tried: number }
}

export const CARDS = ['Card 1', 'Card 2', 'Card 3', 'Card 4']

export const newLedger = (): Ledger => ({
  notes: new Map(),
  ratings: new Map(CARDS.map((front) => [front, { told: 0, tried: 0 }])),
  quizzes: { told: 0, tried: 0 },
})

/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a learner does, as often as it is drawn. */
const WORK = ['note', 'note', 'note', 'edit', 'edit', 'rate', 'rate', 'quiz'] as const
const MISHAPS = [
  'offline',
  'online',
  'away',
  'back',
  'slow',
  'lostAnswers',
  'badGateway',
  'well',
  'reload',
  'kill',
  'secondTab',
  'restart',
] as const
type Deed = (typeof WORK)[number] | (typeof MISHAPS)[number]

/** A seed and the next share the kinds of mishap, by pairs: what breaks is mended in the same story. As much work lies between. */
export function drawDeeds(seed: number, random: () => number): Deed[] {
  const mishaps = MISHAPS.filter((_, place) => Math.floor(place / 2) % 2 === seed % 2)
  const work = mishaps.map(() => WORK[Math.floor(random() * WORK.length)] ?? 'note')
  return [...mishaps, ...work]
    .map((deed) => ({ deed, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ deed }) => deed)
}

/** One learner at one device. Deeds that cannot be done right now are left out, as a learner would. */
export class ChaosLearner {
  readonly ledger = newLedger()
  readonly done: string[] = []
  private tabs: Page[] = []
  private readonly world: World
  private readonly random: () => number

  constructor(world: World, random: () => number) {
    this.world = world
    this.random = random
  }

  async start(): Promise<void> {
    this.tabs = [await this.world.openTab()]
  }

  async do(deed: Deed): Promise<void> {
    this.done.push(deed)
    const { front } = this.world
    const acts: Record<Deed, () => Promise<void> | void> = {
      note: () => this.writeNote(),
      edit: () => this.editNote(),
      rate: () => this.rateCards(),
      quiz: () => this.takeQuiz(),
      offline: () => this.world.setOffline(true),
      online: () => this.world.setOffline(false),
      away: () => front.goAway(),
      back: () => front.comeBack(),
      slow: () => front.answer('slowly'),
      lostAnswers: () => front.answer('in vain'),
      badGateway: () => front.answer('as a proxy'),
      well: () => front.answer('well'),
      reload: async () => {
        await this.tab.reload()
      },
      kill: () => this.killTab(),
      secondTab: () => this.openSecondTab(),
      restart: () => this.world.restartServer(),
    }
    await acts[deed]()
  }

  /** Everything works again; nothing is done any more. */
  async settle(): Promise<Page> {
    this.world.front.answer('well')
    await this.world.front.comeBack()
    await this.world.setOffline(false)
    for (const other of this.tabs.slice(1)) await other.close()
    this.tabs.length = 1
    await this.go('/notes')
    return this.tab
  }

  private get tab(): Page {
    const tab = this.tabs[Math.floor(this.random() * this.tabs.length)]
    if (!tab) throw new Error('no tab is open')
    return tab
  }

  private async go(path: string, tab = this.tab): Promise<Page> {
    const isThere = tab.url() === `${this.world.front.address}${path}`
    const isFree = isThere && (await dialog(tab).count()) === 0
    if (!isFree) await tab.goto(`${this.world.front.address}${path}`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    return tab
  }

  private async killTab(): Promise<void> {
    const [first, ...others] = this.tabs
    // In the middle of whatever it does, without a word to the page.
    await first?.close({ runBeforeUnload: false })
    this.tabs = others.length > 0 ? others : [await this.world.openTab()]
  }

  private async openSecondTab(): Promise<void> {
    if (this.tabs.length < 2) this.tabs.push(await this.world.openTab())
  }

  private async writeNote(): Promise<void> {
    const tab = await this.go('/notes')
    const title = `Note ${this.ledger.notes.size + 1}`
    const content = `First ${this.random()}`
    this.ledger.notes.set(title, { saved: null, perhaps: new Set([content]) })
    await tab.getByRole('button', { name: 'New note' }).first().click()
    await dialog(tab).getByRole('textbox', { name: 'Title' }).fill(title)
    await this.saveNote(tab, title, content)
  }

  private async editNote(): Promise<void> {
    const titles = [...this.ledger.notes].filter(([, { saved }]) => saved !== null)
    const [title] = titles[Math.floor(this.random() * titles.length)] ?? []
    if (title === undefined) return
    const tab = await this.go('/notes')
    const edit = tab.getByRole('button', { name: `Edit ${title}`, exact: true })
    if (!(await isSoonThere(edit))) return
    const content = `Then ${this.random()}`
    this.ledger.notes.get(title)?.perhaps.add(content)
    await edit.click()
    await this.saveNote(tab, title, content)
  }

  private async saveNote(tab: Page, title: string, content: string): Promise<void> {
    await dialog(tab).getByRole('textbox', { name: 'Content' }).fill(content)
    await dialog(tab).getByRole('button', { name: 'Save note' }).click()
    const isTold = await dialog(tab)
      .waitFor({ state: 'hidden', timeout: 15_000 })
      .then(() => true)
      .catch(() => false)
    if (isTold) this.ledger.notes.set(title, { saved: content, perhaps: new Set() })
  }

  private async rateCards(): Promise<void> {
    const tab = await this.go('/flashcards?tab=due')
    const begin = tab.getByRole('button', { name: 'Start review' })
    if (!(await isSoonThere(begin))) return
    await begin.click()
    const question = tab.getByRole('region', { name: 'Question' })
    for (let count = 1 + Math.floor(this.random() * 2); count > 0; count -= 1) {
      if (!(await isSoonThere(question))) return
      const front = await readCard(tab)
      const card = front === null ? undefined : this.ledger.ratings.get(front)
      if (front === null || !card) return
      card.tried += 1
      await rate(tab, front, '4')
      // The next card, or the end, is the word that it is kept.
      await expect(question.filter({ hasText: front })).toBeHidden()
      card.told += 1
    }
  }

  private async takeQuiz(): Promise<void> {
    const tab = await this.go(`/quizzes/${this.world.quiz.id}`)
    if (!(await isSoonThere(dialog(tab).getByRole('radio').first()))) return
    const { questionCount } = this.world.quiz
    for (let place = 1; place <= questionCount; place += 1) {
      const asked = dialog(tab).getByText(`question ${place} of ${questionCount}`, { exact: true })
      // Begun before the tab was killed, it goes on where it was.
      if (!(await isSoonThere(asked))) continue
      await dialog(tab).getByRole('radio').first().click()
      const isLast = place === questionCount
      if (isLast) this.ledger.quizzes.tried += 1
      await tab.getByRole('button', { name: isLast ? 'Finish Quiz' : 'Next Question' }).click()
    }
    const word = dialog(tab).getByText(
      /will be graded when you are online|Your answers, one by one|Return to Quizzes/,
    )
    await expect(word.first()).toBeVisible({ timeout: 40_000 })
    this.ledger.quizzes.told += 1
  }
}

async function readCard(tab: Page): Promise<string | null> {
  const text = await tab.getByRole('region', { name: 'Question' }).textContent()
  return CARDS.find((card) => text?.includes(card)) ?? null
}

async function isSoonThere(what: {
  waitFor: (options: { timeout: number }) => Promise<void>
}): Promise<boolean> {
  return what.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  )
}

/** What is not as the learner was told. */
export function findLies(
  ledger: Ledger,
  server: { notes: Note[]; cards: { front: string; reps: number }[]; results: unknown[]; shown: string[] },
): string[] {
  const lies: string[] = []
  for (const [title, { saved, perhaps }] of ledger.notes) {
    const found = server.notes.filter((note) => note.title === title)
    if (found.length > 1) lies.push(`${title} is there ${found.length} times`)
    if (found.length === 0 && saved !== null) lies.push(`${title} is lost`)
    const content = found[0]?.content
    if (content !== undefined && content !== saved && !perhaps.has(content)) {
      lies.push(`${title} holds ${content} instead of ${saved}`)
    }
  }
  const strangers = server.notes.filter(({ title }) => !ledger.notes.has(title))
  if (strangers.length > 0) lies.push(`${strangers.length} notes come from nowhere`)
  for (const [front, { told, tried }] of ledger.ratings) {
    const reps = server.cards.find((card) => card.front === front)?.reps ?? -1
    if (reps < told || reps > tried) lies.push(`${front} was rated ${reps} times, not ${told} to ${tried}`)
  }
  const { told, tried } = ledger.quizzes
  if (server.results.length < told || server.results.length > tried) {
    lies.push(`${server.results.length} quizzes instead of ${told} to ${tried}`)
  }
  const there = server.notes.map(({ title }) => title).sort()
  if (String(there) !== String(server.shown.sort()))
    lies.push(`the page shows ${server.shown}, the server has ${there}`)
  return lies
}
