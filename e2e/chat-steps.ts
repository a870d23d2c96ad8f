import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { ChatAnswer, ChatMessage } from '#contract/study/chat.ts'

export const SEND_URL = '**/api/chat'

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'AI Tutor' })
export const inputOf = (place: Page | Locator): Locator =>
  place.getByRole('textbox', { name: 'Message to the tutor' })
export const threadOf = (place: Page | Locator): Locator => place.getByRole('log', { name: 'Messages' })
export const openButton = (page: Page): Locator => page.getByRole('button', { name: 'Open the AI tutor' })

/** Asks something and waits until the answer is there as a whole. */
export async function ask(place: Page | Locator, question: string): Promise<void> {
  const tools = threadOf(place).getByRole('button', { name: 'Good answer' })
  const before = await tools.count()
  await inputOf(place).fill(question)
  await inputOf(place).press('Enter')
  await expect(tools).toHaveCount(before + 1, { timeout: 60_000 })
}

/** The message is taken, and nothing is answered until the test says what. */
export async function holdAnswer(page: Page): Promise<() => Promise<Route>> {
  let hold: (route: Route) => void = () => {}
  const held = new Promise<Route>((resolve) => {
    hold = resolve
  })
  await page.route(SEND_URL, (route) => hold(route))
  return () => held
}

export const events = (...said: [string, unknown][]) => ({
  contentType: 'text/event-stream',
  body: said.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})

export function makeMessage(id: number, message: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    userId: 1,
    sessionId: null,
    content: `Message ${id}`,
    timestamp: new Date(2026, 0, 1, 0, 0, id).toISOString(),
    role: 'assistant',
    subject: 'General',
    sources: [],
    messageType: 'text',
    metadata: { engine: 'embedded', agents: ['tutor'], followUps: [], isAnswered: true, help: 'none' },
    feedback: null,
    ...message,
  }
}

export function makeAnswer(question: string, reply: Partial<ChatMessage>): ChatAnswer {
  const kept = makeMessage(900_002, reply)
  return {
    content: kept.content,
    response: kept.content,
    messageType: kept.messageType,
    metadata: kept.metadata ?? {
      engine: 'embedded',
      agents: [],
      followUps: [],
      isAnswered: true,
      help: 'none',
    },
    sources: kept.sources,
    sessionId: null,
    question: makeMessage(900_001, { role: 'user', content: question, metadata: null }),
    reply: kept,
  }
}
