/** Thirty seconds at a little more than one picture a second. */
export const MOST_FRAMES = 40
/** What a replay may weigh on its way to a device. */
const MOST_FRAME_BYTES = 3_000_000

/** Places of the states that a replay shows, from the first to the last one, evenly spread, as many as it can carry. */
export function chooseFrames(bytes: readonly number[]): number[] {
  for (let count = Math.min(MOST_FRAMES, bytes.length); count > 1; count--) {
    const places = spread(bytes.length, count)
    if (places.reduce((sum, place) => sum + (bytes[place] ?? 0), 0) <= MOST_FRAME_BYTES) return places
  }
  return bytes.length === 0 ? [] : [bytes.length - 1]
}

function spread(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, frame) => Math.round((frame * (length - 1)) / (count - 1)))
}
