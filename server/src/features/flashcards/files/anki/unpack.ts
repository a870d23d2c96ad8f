import { zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { LARGEST_PICTURE_BYTES } from '#contract/study/flashcard-files.ts'
import { UnreadableFile } from '../../../../platform/files/unreadable-file.ts'
import { readProtobuf, readText } from './read-protobuf.ts'

const MOST_ENTRIES = 25_000
const LARGEST_COLLECTION_BYTES = 150 * 1024 * 1024
const LARGEST_LIST_BYTES = 8 * 1024 * 1024
const MOST_UNPACKED_BYTES = 250 * 1024 * 1024

/** Newest first: packages of the present Anki hold an older collection too, with one note that asks to update. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2']

export type Unpacked = {
  collection: Uint8Array
  /** Reads a picture by the name that notes call it by; null when it is not there or too large. */
  readMedia: (name: string) => Uint8Array | null
}

/** Opens the zip of a package. Sizes are counted as declared before anything is unpacked, and as they really are after. */
export function unpack(file: Uint8Array): Unpacked {
  const declared = listEntries(file)
  const collectionName = COLLECTIONS.find((name) => declared.has(name))
  if (!collectionName) throw new UnreadableFile('notAnAnkiPackage')
  const isCompressed = collectionName === 'collection.anki21b'
  const read = (name: string, most: number): Uint8Array | null => {
    const size = declared.get(name)
    if (size === undefined) return null
    if (size > most) return null
    const content = unzipSync(file, { filter: (entry) => entry.name === name })[name]
    // A longer content than declared was cut off where it was declared to end.
    if (!content || content.length !== size) throw new UnreadableFile('packageDamaged')
    return isCompressed ? decompress(content, most) : content
  }
  const collection = read(collectionName, LARGEST_COLLECTION_BYTES)
  if (!collection) throw new UnreadableFile('packageCollectionTooLarge')
  const names = readNames(read('media', LARGEST_LIST_BYTES), isCompressed)
  return {
    collection,
    readMedia: (name) => {
      const entry = names.get(name)
      return entry === undefined ? null : read(entry, LARGEST_PICTURE_BYTES)
    },
  }
}

function listEntries(file: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>()
  let sum = 0
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        sum += originalSize
        if (declared.size >= MOST_ENTRIES) throw new UnreadableFile('packageTooManyFiles')
        if (sum > MOST_UNPACKED_BYTES) throw new UnreadableFile('packageUnpackedTooLarge')
        if (declared.has(name)) throw new UnreadableFile('packageFileTwice')
        if (/^[\\/]|(?:^|[\\/])\.+(?:[\\/]|$)/.test(name)) throw new UnreadableFile('packageFilesOutside')
        // Files of spreadsheet programs are zips as well, with folders in them.
        if (/[\\/]/.test(name)) throw new UnreadableFile('notAnAnkiPackage')
        declared.set(name, originalSize)
        return false
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('packageDamaged')
  }
  return declared
}

function decompress(content: Uint8Array, most: number): Uint8Array {
  try {
    return zstdDecompressSync(content, { maxOutputLength: most })
  } catch {
    throw new UnreadableFile('packageDamagedOrTooLarge')
  }
}

/** From the name in notes to the entry in the zip. */
function readNames(list: Uint8Array | null, isProtobuf: boolean): Map<string, string> {
  if (!list || list.length === 0) return new Map()
  try {
    if (isProtobuf) {
      const entries = readProtobuf(list).flatMap(({ field, value }) =>
        field === 1 && value instanceof Uint8Array ? [readText(value, 1)] : [],
      )
      return new Map(entries.map((name, place) => [name, String(place)]))
    }
    const named = JSON.parse(new TextDecoder().decode(list)) as Record<string, unknown>
    return new Map(Object.entries(named).map(([entry, name]) => [String(name), entry]))
  } catch {
    throw new UnreadableFile('packagePictureListDamaged')
  }
}
