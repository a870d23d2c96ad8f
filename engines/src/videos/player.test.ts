import { expect, test } from 'vitest'
import { parseVideoUrl } from './parse-video-url.ts'
import { askForMoments, askToSeek, greetPlayer, readPlayerMessage } from './player-messages.ts'
import { makePlayerFrame } from './player-url.ts'

const PAGE = { pageOrigin: 'https://learn.example.org', startSeconds: null, isPlaying: false }

test.each([
  [
    'https://youtu.be/dQw4w9WgXcQ',
    PAGE,
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&origin=https%3A%2F%2Flearn.example.org&playsinline=1&rel=0',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?t=30&list=PLab',
    { ...PAGE, isPlaying: true },
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&origin=https%3A%2F%2Flearn.example.org&playsinline=1&rel=0&autoplay=1&start=30&list=PLab',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?t=30',
    { ...PAGE, startSeconds: 0 },
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&origin=https%3A%2F%2Flearn.example.org&playsinline=1&rel=0',
  ],
  ['https://vimeo.com/76979871', PAGE, 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    { ...PAGE, startSeconds: 83, isPlaying: true },
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1#t=83s',
  ],
])('the player of %s with %j', { tags: ['V6', 'V9'] }, (address, wish, url) => {
  const frame = makePlayerFrame(address, wish)
  expect(frame?.url).toBe(url)
  expect(url.startsWith(`${frame?.host}/`)).toBe(true)
  expect(parseVideoUrl(url)?.videoId).toBe(parseVideoUrl(address)?.videoId)
})

test('an address of another site has no player', { tags: ['V9'] }, () => {
  expect(makePlayerFrame('https://example.org/v', PAGE)).toBeNull()
})

test.each([
  ['youtube', '{"event":"infoDelivery","info":{"currentTime":83.9,"duration":212.1}}', 83, 212],
  ['youtube', '{"event":"initialDelivery","info":{"currentTime":0,"duration":0}}', 0, null],
  ['youtube', '{"event":"onReady","info":null}', null, null],
  ['youtube', '{"event":"infoDelivery","info":{"currentTime":"83","duration":null}}', null, null],
  ['vimeo', '{"event":"ready"}', null, null],
  ['vimeo', '{"event":"timeupdate","data":{"seconds":4.2,"percent":0.1,"duration":61.5}}', 4, 61],
  ['vimeo', { event: 'seeked', data: { seconds: 9, duration: 61 } }, 9, 61],
  ['vimeo', '{"method":"getDuration","value":61.5}', null, 61],
  ['vimeo', '{"method":"ping"}', null, null],
  ['vimeo', '{"event":"timeupdate","data":{"seconds":-1,"duration":null}}', null, null],
] as const)('%s says %j', { tags: ['V9'] }, (platform, data, seconds, durationSeconds) => {
  expect(readPlayerMessage(platform, data)).toEqual({ seconds, durationSeconds })
})

test.each(['', 'hello', '{', 'null', '7', '[]', '{"type":"other"}', null, undefined, 7, {}])(
  '%j is no message of a player',
  { tags: ['V9'] },
  (data) => {
    expect(readPlayerMessage('youtube', data)).toBeNull()
    expect(readPlayerMessage('vimeo', data)).toBeNull()
  },
)

test('what is said to a player is JSON that names the moment', { tags: ['V9'] }, () => {
  const said = (['youtube', 'vimeo'] as const).map((platform) =>
    [greetPlayer(platform), ...askForMoments(platform), ...askToSeek(platform, 83)].map((text) =>
      JSON.parse(text),
    ),
  )
  expect(said).toEqual([
    [
      { event: 'listening', id: 'trellis', channel: 'widget' },
      { event: 'command', func: 'seekTo', args: [83, true], id: 'trellis', channel: 'widget' },
      { event: 'command', func: 'playVideo', args: [], id: 'trellis', channel: 'widget' },
    ],
    [
      { method: 'ping' },
      { method: 'addEventListener', value: 'timeupdate' },
      { method: 'addEventListener', value: 'seeked' },
      { method: 'getDuration' },
      { method: 'setCurrentTime', value: 83 },
      { method: 'play' },
    ],
  ])
})
