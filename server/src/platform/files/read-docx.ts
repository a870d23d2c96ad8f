import { Parser } from 'htmlparser2'
import { openZip, type Zip } from './read-zip.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { writeDocxText } from './write-docx-text.ts'

const TYPES_PART = '[Content_Types].xml'
const TEXT_PART = 'word/document.xml'
const STYLES_PART = 'word/styles.xml'

/** The text of a Word file as Markdown. */
export function readDocx(file: Uint8Array): string {
  const zip = openDocx(file)
  const headings = zip.names.has(STYLES_PART) ? readHeadingStyles(readXml(zip, STYLES_PART)) : new Map()
  const text = writeDocxText(readXml(zip, TEXT_PART), headings)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile('wordHasNoText')
  return text
}

/** Says what is wrong with a Word file that others shall open; one without any text may hold pictures. */
export function checkDocx(file: Uint8Array): string {
  writeDocxText(readXml(openDocx(file), TEXT_PART), new Map())
  return ''
}

function openDocx(file: Uint8Array): Zip {
  const zip = openZip(file, { broken: 'wordDamaged', tooLarge: 'wordTooLarge', locked: 'fileLocked' })
  if (!zip.names.has(TEXT_PART)) throw new UnreadableFile('notAWordFile')
  const names = [...zip.names]
  const types = zip.names.has(TYPES_PART) ? readXml(zip, TYPES_PART) : ''
  if (/macroEnabled/i.test(types) || names.some((name) => /vba(?:Project|Data)/i.test(name)))
    throw new UnreadableFile('wordHasMacros')
  return zip
}

function readXml(zip: Zip, name: string): string {
  const part = zip.read(name)
  const [first, second] = part
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const xml = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(part)
  // No Word file declares entities; one that does was made to grow while it is read. Nor is there a letter of no value:
  // wide letters without their mark would hide such a declaration.
  if (xml.includes('\0') || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile('wordDamaged')
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
