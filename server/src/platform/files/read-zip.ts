import { crc32, inflateRawSync } from 'node:zlib'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Why a package is refused. */
type ZipRefusals = Record<'broken' | 'tooLarge' | 'locked', Refusal>
type ZipEntry = {
  name: string
  packedBytes: number
  sizeBytes: number
  method: number
  crc: number
  at: number
}
export type Zip = { names: ReadonlySet<string>; read: (name: string) => Uint8Array }

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1

const MOST_ENTRIES = 5_000
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024
const LARGEST_PART_BYTES = 30 * 1024 * 1024
/** Text is packed to a fiftieth at best; what becomes so much more than that is air. */
const MOST_TIMES_LARGER = 200
const ALWAYS_ALLOWED_BYTES = 5 * 1024 * 1024

/**
 * Opens a zip that a stranger made. Everything is read from its directory and held against the file before anything is
 * unpacked; a part is unpacked to the size that it declares and to no byte more. No program may see another file in it:
 * it begins with the first part and ends with the directory, and no two parts share bytes.
 */
export function openZip(file: Uint8Array, refusals: ZipRefusals): Zip {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const entries = readDirectory(file, view, refusals)
  checkSizes([...entries.values()], file.length, refusals)
  return {
    names: new Set(entries.keys()),
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) throw new UnreadableFile(refusals.broken)
      if (entry.sizeBytes > LARGEST_PART_BYTES) throw new UnreadableFile(refusals.tooLarge)
      return unpack(file, view, entry, refusals)
    },
  }
}

function readDirectory(file: Uint8Array, view: DataView, refusals: ZipRefusals): Map<string, ZipEntry> {
  const refuse = () => new UnreadableFile(refusals.broken)
  const end = findEnd(view)
  if (end === null || file.length < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL) throw refuse()
  const number = view.getUint16(end + 10, true)
  const directory = view.getUint32(end + 16, true)
  if (number > MOST_ENTRIES) throw new UnreadableFile(refusals.tooLarge)
  // The packages of Word are never divided over several disks, nor over four gigabytes.
  if (view.getUint16(end + 4, true) !== 0 || directory + view.getUint32(end + 12, true) !== end)
    throw refuse()
  const entries = new Map<string, ZipEntry>()
  let at = directory
  for (let place = 0; place < number; place++) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL) throw refuse()
    const nameBytes = view.getUint16(at + 28, true)
    const next =
      at + CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) throw refuse()
    if (view.getUint16(at + 8, true) & IS_ENCRYPTED) throw new UnreadableFile(refusals.locked)
    const name = new TextDecoder().decode(file.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes))
    if (entries.has(name) || leadsOutside(name)) throw refuse()
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      sizeBytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = next
  }
  if (at !== end) throw refuse()
  checkPlaces([...entries.values()], view, directory, refuse)
  return entries
}

/** Right at the end of the file, behind it only the comment that it speaks of. */
function findEnd(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= least; at--)
    if (
      view.getUint32(at, true) === END &&
      at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength
    )
      return at
  return null
}

const leadsOutside = (name: string): boolean =>
  name === '' || name.includes('\0') || /^[\\/]|^[A-Za-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name)

/** Parts that share bytes make a small file unpack to petabytes. */
function checkPlaces(entries: ZipEntry[], view: DataView, directory: number, refuse: () => Error): void {
  let free = 0
  for (const { at, packedBytes } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < free || at + LOCAL_BYTES > directory || view.getUint32(at, true) !== LOCAL) throw refuse()
    free = startOf(view, at) + packedBytes
    if (free > directory) throw refuse()
  }
}

const startOf = (view: DataView, at: number): number =>
  at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)

function checkSizes(entries: ZipEntry[], fileBytes: number, { tooLarge }: ZipRefusals): void {
  const unpacked = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const most = Math.min(MOST_UNPACKED_BYTES, Math.max(ALWAYS_ALLOWED_BYTES, MOST_TIMES_LARGER * fileBytes))
  if (unpacked > most) throw new UnreadableFile(tooLarge)
}

function unpack(file: Uint8Array, view: DataView, entry: ZipEntry, { broken }: ZipRefusals): Uint8Array {
  const { method, at, packedBytes, sizeBytes, crc } = entry
  const start = startOf(view, at)
  const packed = file.subarray(start, start + packedBytes)
  let part: Uint8Array | null = null
  if (method === STORED) part = packed
  else if (method === DEFLATED) part = inflate(packed, sizeBytes)
  if (part?.length !== sizeBytes || crc32(part) !== crc) throw new UnreadableFile(broken)
  return part
}

/** Null when it is damaged or longer than it says. */
function inflate(packed: Uint8Array, sizeBytes: number): Uint8Array | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, sizeBytes) })
  } catch {
    return null
  }
}
