export { formatClock } from './clock.ts'
export { PLAYER_HOSTS, parseVideoUrl, type VideoAddress } from './parse-video-url.ts'
export { drawPlaceholder, type Placeholder } from './placeholder.ts'
export { parseTranscript, type TranscriptLine } from './transcript.ts'
