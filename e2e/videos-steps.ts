import { expect, type Frame, type Page } from '@playwright/test'
import type { InputOf } from '#contract/endpoint.ts'
import type { Video, videos } from '#contract/study/videos.ts'

export const YOUTUBE_URL = 'https://youtu.be/dQw4w9WgXcQ'
export const VIMEO_URL = 'https://vimeo.com/76979871/8272103f6e'
export const TIMED =
  'WEBVTT\n\n00:00.000 --> 00:05.000\nWater falls as rain.\n\n01:05.000 --> 01:09.000\nÉvaporation: rain goes back up.'

export const dialog = (page: Page) => page.getByRole('dialog')
export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export async function addVideo(page: Page, video: Partial<InputOf<typeof videos.create>>): Promise<Video> {
  const response = await page.request.post('/api/video-content', {
    data: { title: 'The water cycle', url: YOUTUBE_URL, ...video },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function changeVideo(page: Page, { id }: Video, data: Partial<InputOf<typeof videos.update>>) {
  expect((await page.request.patch(`/api/video-content/${id}`, { data })).status()).toBe(200)
}

/** What leaves for other hosts; the page itself and its data are ours. */
export function watchOtherHosts(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') seen.push(request.url())
  })
  return seen
}

type Player = { heard: unknown[]; tell: (seconds: number) => void }
declare global {
  interface Window {
    player?: Player
  }
}

/** Speaks as the platform's player does: silent until it is greeted, then tells its moment. */
function pretendToPlay(platform: 'youtube' | 'vimeo') {
  const heard: unknown[] = []
  const say = (message: object) => parent.postMessage(JSON.stringify(message), '*')
  const tell = (seconds: number) =>
    platform === 'youtube'
      ? say({ event: 'infoDelivery', info: { currentTime: seconds, duration: 213.4 } })
      : say({ event: 'timeupdate', data: { seconds, percent: 0.1, duration: 213.4 } })
  window.player = { heard, tell }
  addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    heard.push(message)
    if (message.event === 'listening') say({ event: 'onReady' })
    if (message.method === 'ping') say({ method: 'ping' })
    if (message.func === 'seekTo') tell(message.args[0])
    if (message.method === 'setCurrentTime') tell(message.value)
  })
}

/** Players cannot be reached while testing: their hosts answer with a page that speaks their messages, or stays silent. */
export async function standInForPlayers(page: Page, { isSilent = false } = {}): Promise<void> {
  for (const [platform, host] of [
    ['youtube', 'https://www.youtube-nocookie.com'],
    ['vimeo', 'https://player.vimeo.com'],
  ] as const) {
    const script = isSilent ? '' : `<script>(${pretendToPlay})('${platform}')</script>`
    await page.route(`${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Player</title><p>Player</p>${script}`,
      }),
    )
  }
}

export async function findPlayer(page: Page, url: RegExp): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => url.test(frame.url()))).toBe(true)
  const frame = page.frame({ url })
  if (!frame) throw new Error('no player')
  return frame
}
