import { expect, test } from 'vitest'
import { explainInstallFailure } from './explain-install-failure.mjs'

test.each([
  ['npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write', /disk is full/, false],
  [
    'npm error code EACCES\nnpm error path /srv/trellis/node_modules',
    /No permission to write in \/srv\/trellis/,
    false,
  ],
  ['npm error code EROFS', /No permission/, false],
  [
    'npm error code EAI_AGAIN\nnpm error getaddrinfo EAI_AGAIN registry.npmjs.org',
    /registry cannot be reached/,
    true,
  ],
  ['npm error FetchError: request failed, reason: connect ECONNREFUSED', /registry cannot be reached/, true],
  ['npm error code E403', /registry refused/, false],
  ['spawn npm ENOENT', /npm was not found/, false],
  ['npm error something new', /what npm said stands above/, true],
])('%j becomes a sentence that says what to do', (output, sentence, isWorthRetrying) => {
  const explained = explainInstallFailure(output, '/srv/trellis')
  expect(explained.sentence).toMatch(sentence)
  expect(explained.isWorthRetrying).toBe(isWorthRetrying)
})
