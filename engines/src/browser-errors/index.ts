export { FRAME, isForeign, listFrames, scrubMessage, scrubName } from './scrub-error.ts'
