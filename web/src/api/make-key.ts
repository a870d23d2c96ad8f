const KEY_BYTES = 16

/** A key nobody else has. Not `crypto.randomUUID`, which browsers keep from pages that came over plain http. */
export function makeKey(): string {
  return crypto
    .getRandomValues(new Uint8Array(KEY_BYTES))
    .reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')
}
