import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { UnreadableFile } from './unreadable-file.ts'
import { writeDocxText } from './write-docx-text.ts'

const MOST_ENTRIES = 5_000
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024
const LARGEST_PART_BYTES = 30 * 1024 * 1024
const TEXT_PART = 'word/document.xml'
const STYLES_PART = 'word/styles.xml'
const BROKEN = 'This Word file is damaged and cannot be read.'
const TOO_LARGE = 'This Word file is too large when unpacked.'
const OTHER_ZIP = 'This file is not a Word file. Please add a PDF, a DOCX or a text file.'
const NO_TEXT = 'There is no text in this Word file.'

/** The text of a Word file as Markdown. Sizes are counted as declared before anything is unpacked, and as they are after. */
export function readDocx(file: Uint8Array): string {
  const declared = listEntries(file)
  if (!declared.has(TEXT_PART)) throw new UnreadableFile(OTHER_ZIP)
  const headings = declared.has(STYLES_PART)
    ? readHeadingStyles(readPart(file, STYLES_PART, declared))
    : new Map()
  const text = writeDocxText(readPart(file, TEXT_PART, declared), headings)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile(NO_TEXT)
  return text
}

function listEntries(file: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>()
  let sum = 0
  try {
    unzipSync(file, {
      filter: ({ name, originalSize }) => {
        sum += originalSize
        if (declared.size >= MOST_ENTRIES || sum > MOST_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE)
        if (declared.has(name)) throw new UnreadableFile(BROKEN)
        declared.set(name, originalSize)
        return false
      },
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(BROKEN)
  }
  return declared
}

function readPart(file: Uint8Array, name: string, declared: Map<string, number>): string {
  const size = declared.get(name) ?? 0
  if (size > LARGEST_PART_BYTES) throw new UnreadableFile(TOO_LARGE)
  let part: Uint8Array | undefined
  try {
    part = unzipSync(file, { filter: (entry) => entry.name === name })[name]
  } catch {
    throw new UnreadableFile(BROKEN)
  }
  // What is longer than declared was cut off where it was declared to end.
  if (part?.length !== size) throw new UnreadableFile(BROKEN)
  const isWide = part[0] === 0xff && part[1] === 0xfe
  const xml = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(part)
  // No Word file declares entities; one that does was made to grow while it is read.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile(BROKEN)
  return xml
}

/** From the id of a style, which is in the writer's language, to the level of heading that it stands for. */
function readHeadingStyles(xml: string): Map<string, number> {
  const levels = new Map<string, number>()
  let style = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'w:style') style = attributes['w:styleId'] ?? ''
        const value = attributes['w:val'] ?? ''
        const named = name === 'w:name' ? /^heading (\d)$/i.exec(value)?.[1] : undefined
        if (named) levels.set(style, Number(named))
        if (name === 'w:name' && /^title$/i.test(value)) levels.set(style, 1)
        if (name === 'w:outlineLvl' && /^[0-8]$/.test(value) && !levels.has(style))
          levels.set(style, Number(value) + 1)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return levels
}
