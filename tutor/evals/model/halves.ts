import { crc32 } from 'node:zlib'

/** The rules were tuned on one half of each list; the other is only counted. */
export type Half = 'tune' | 'apart'

export const halfOf = (id: string): Half => (crc32(id) % 2 === 0 ? 'tune' : 'apart')
