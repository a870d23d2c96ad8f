export { formatClock } from './clock.ts'
export { parseVideoUrl } from './parse-video-url.ts'
export { drawPlaceholder } from './placeholder.ts'
export { parseTranscript } from './transcript.ts'
