import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAYER_HOSTS, parseVideoUrl } from './parse-video-url.ts'

const ID = 'dQw4w9WgXcQ'

const YOUTUBE: [address: string, more?: { at?: number; list?: string }][] = [
  [`https://www.youtube.com/watch?v=${ID}`],
  [`http://youtube.com/watch?v=${ID}`],
  [`youtube.com/watch?v=${ID}`],
  [`www.youtube.com/watch?v=${ID}`],
  [`https://m.youtube.com/watch?v=${ID}`],
  [`https://music.youtube.com/watch?v=${ID}`],
  [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`],
  [`  https://www.youtube.com/watch?v=${ID}  `],
  [`https://www.youtube.com/watch?feature=share&v=${ID}`],
  [`https://www.youtube.com/watch/?v=${ID}`],
  [`https://www.youtube.com/watch?v=${ID}&t=90`, { at: 90 }],
  [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, { at: 3723 }],
  [`https://www.youtube.com/watch?v=${ID}&t=2m`, { at: 120 }],
  [`https://www.youtube.com/watch?v=${ID}#t=45s`, { at: 45 }],
  [`https://www.youtube.com/watch?v=${ID}&t=soon`],
  [`https://www.youtube.com/watch?v=${ID}&t=99999`],
  [`https://www.youtube.com/watch?v=${ID}&list=PL1234567890&index=2`, { list: 'PL1234567890' }],
  [`https://www.youtube.com/watch?v=${ID}&amp;list=PLx_-1`, { list: 'PLx_-1' }],
  [`https://www.youtube.com/watch?v=${ID}&list=<script>`],
  [`https://youtu.be/${ID}`],
  [`https://youtu.be/${ID}?si=abc&t=30`, { at: 30 }],
  [`youtu.be/${ID}/`],
  [`https://www.youtube.com/shorts/${ID}`],
  [`https://www.youtube.com/shorts/${ID}?feature=share`],
  [`https://www.youtube.com/live/${ID}?start=10`, { at: 10 }],
  [`https://www.youtube.com/embed/${ID}?start=61&rel=0`, { at: 61 }],
  [`https://www.youtube.com/v/${ID}`],
  [`https://www.youtube-nocookie.com/embed/${ID}`],
  [`https://youtube-nocookie.com/embed/${ID}?list=PLab`, { list: 'PLab' }],
  [`https://www.youtube.com/watch?v=${ID}&v=AAAAAAAAAAA`],
]

test.each(YOUTUBE)(
  '%s is a video of YouTube',
  { tags: ['V1', 'V3', 'V5', 'VIDEO-36', 'CONST2-17'] },
  (address, { at, list } = {}) => {
    const found = parseVideoUrl(address)
    expect(found).toMatchObject({
      platform: 'youtube',
      videoId: ID,
      startSeconds: at ?? null,
      listId: list ?? null,
    })
    const query = [at && `start=${at}`, list && `list=${list}`].filter(Boolean).join('&')
    expect(found?.embedUrl).toBe(`https://www.youtube-nocookie.com/embed/${ID}${query && `?${query}`}`)
  },
)

const VIMEO: [address: string, hash?: string, at?: number][] = [
  ['https://vimeo.com/76979871'],
  ['http://www.vimeo.com/76979871/'],
  ['vimeo.com/76979871'],
  ['https://vimeo.com/76979871?share=copy'],
  ['https://vimeo.com/76979871#t=1m5s', undefined, 65],
  ['https://vimeo.com/channels/staffpicks/76979871'],
  ['https://vimeo.com/groups/short-films/videos/76979871'],
  ['https://vimeo.com/album/12/video/76979871'],
  ['https://vimeo.com/showcase/12/video/76979871'],
  ['https://vimeo.com/ondemand/some-film/76979871'],
  ['https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy#t=30s', '8272103f6e', 30],
]

test.each(VIMEO)('%s is a video of Vimeo', { tags: ['V1', 'V4', 'V5'] }, (address, hash, at) => {
  const found = parseVideoUrl(address)
  expect(found).toMatchObject({
    platform: 'vimeo',
    videoId: '76979871',
    hash: hash ?? null,
    startSeconds: at ?? null,
  })
  const end = at === undefined ? '' : `#t=${at}s`
  expect(found?.embedUrl).toBe(
    `https://player.vimeo.com/video/76979871?${hash ? `h=${hash}&` : ''}dnt=1${end}`,
  )
})

test.each([
  '',
  'video',
  ID,
  '76979871',
  'https://',
  'https://example.org/watch?v=dQw4w9WgXcQ',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil-youtube.com/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://www.youtube.com:password@evil.example/${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://evil.example?u=https://youtu.be/${ID}`,
  `https://evil.example#https://youtu.be/${ID}`,
  `https://evil.example\\@youtube.com/watch?v=${ID}`,
  `https://youtube.com\\.evil.example/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `https://www.youtube.com./watch?v=${ID}`,
  `https://youtu.be.evil.example/${ID}`,
  `https://yоutube.com/watch?v=${ID}`,
  `https://youtube.com%2eevil.example/watch?v=${ID}`,
  `https://foo.youtube.com/watch?v=${ID}`,
  `javascript:alert(1)//youtube.com/watch?v=${ID}`,
  `ftp://youtube.com/watch?v=${ID}`,
  `file:///youtube.com/watch?v=${ID}`,
  `data:text/html,https://youtu.be/${ID}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc!',
  'https://www.youtube.com/watch?v=dQw4w9WgX%51',
  'https://www.youtube.com/embed/videoseries?list=PL1234567890',
  'https://www.youtube.com/embed/live_stream?channel=UC1234567890',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1234567890',
  `https://www.youtube-nocookie.com/watch?v=${ID}`,
  'https://vimeo.com/',
  'https://vimeo.com/staffpicks',
  'https://vimeo.com/0',
  'https://vimeo.com/0123',
  'https://vimeo.com/76979871/<b>',
  'https://vimeo.com/76979871/8272103f6e/more',
  'https://player.vimeo.com/76979871',
  'https://player.vimeo.com/video/76979871?h="><script>',
  'https://vimeo.com.evil.example/76979871',
  'https://evilvimeo.com/76979871',
  'https://api.vimeo.com/76979871',
  `https://www.youtube.com/watch?v=${ID} https://evil.example`,
  `https://www.youtube.com/watch?v=${ID}&x=${'x'.repeat(2000)}`,
])('%s is refused', { tags: ['V2'] }, (address) => {
  expect(parseVideoUrl(address)).toBeNull()
})

test('whatever is accepted plays on one of the two hosts, and its own spelling means the same video', {
  tags: ['V6'],
}, () => {
  const address = fc.oneof(
    fc.constantFrom(...YOUTUBE.map(([one]) => one), ...VIMEO.map(([one]) => one)),
    fc
      .tuple(fc.constantFrom('https://youtu.be/', 'https://vimeo.com/', ''), fc.string())
      .map((pair) => pair.join('')),
  )
  fc.assert(
    fc.property(address, (text) => {
      const found = parseVideoUrl(text)
      if (!found) return
      expect(PLAYER_HOSTS.some((host) => found.embedUrl.startsWith(`${host}/`))).toBe(true)
      expect(found.embedUrl + found.watchUrl).toMatch(/^[\w:/.?=&#-]+$/)
      expect(parseVideoUrl(found.watchUrl)).toEqual(found)
      expect(parseVideoUrl(found.embedUrl)).toMatchObject({
        platform: found.platform,
        videoId: found.videoId,
      })
    }),
    { numRuns: 500 },
  )
})
