import { crc32, deflateRawSync } from 'node:zlib'

type Part = {
  name: string
  content: Uint8Array
  /** What the directory says instead of the truth. */
  saysBytes?: number
  isEncrypted?: boolean
  /** Points to the bytes of the part before it. */
  isShared?: boolean
}

/** A zip as the format has it, with any lie in it. */
export function packZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  let lastAt = 0
  // What stands in many parts is packed once.
  const known = new Map<Uint8Array, { packed: Buffer; sum: number }>()
  for (const { name, content, saysBytes, isEncrypted = false, isShared = false } of parts) {
    const { packed, sum } = known.get(content) ?? { packed: deflateRawSync(content), sum: crc32(content) }
    known.set(content, { packed, sum })
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(sum, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(saysBytes ?? content.length, 18)
    facts.writeUInt16LE(title.length, 22)
    if (!isShared) {
      lastAt = at
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed])
      files.push(local)
      at += local.length
    }
    const end = Buffer.alloc(14)
    end.writeUInt32LE(lastAt, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, end, title]))
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, list, end])
}

const TYPES = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') }
const TEXT = '<w:document><w:body><w:p><w:r><w:t>Words</w:t></w:r></w:p></w:body></w:document>'
const document = (content: string | Uint8Array, more: Partial<Part> = {}): Part => ({
  name: 'word/document.xml',
  content: Buffer.from(content as string),
  ...more,
})

const LAUGHS = `<!DOCTYPE d [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join('')}]>`
const entities = `${LAUGHS}<w:document><w:p><w:r><w:t>&j;</w:t></w:r></w:p></w:document>`

/** Air around a few words: a Word file of some kilobytes that unpacks to so many bytes. */
const airy = (bytes: number) =>
  Buffer.concat([Buffer.from('<w:document><w:p><w:r><w:t>Words'), Buffer.alloc(bytes, 32)])

function nest(levels: number): Buffer {
  let inner = packZip([{ name: 'air.txt', content: Buffer.alloc(20_000_000) }])
  for (let level = 0; level < levels; level++)
    inner = packZip(Array.from({ length: 10 }, (_, n) => ({ name: `${n}.zip`, content: inner })))
  return inner
}

const swap = (text: string) => Buffer.from(text, 'utf16le').swap16()

const AIR = Buffer.alloc(8_000_000)
const NOTHING = Buffer.alloc(0)

/** Word files that were made to do harm, or are none. */
export const HOSTILE_DOCX: Record<string, () => Uint8Array> = {
  'a zip bomb of one part': () => packZip([TYPES, document(airy(60_000_000))]),
  'a zip bomb just below the largest part': () => packZip([TYPES, document(airy(25_000_000))]),
  'a zip bomb of many parts': () =>
    packZip([
      TYPES,
      document(TEXT),
      ...Array.from({ length: 30 }, (_, n) => ({
        name: `word/media/${n}.bmp`,
        content: AIR,
      })),
    ]),
  'zips in zips in zips': () => nest(3),
  'a part that is longer than it says': () =>
    packZip([TYPES, document(airy(25_000_000), { saysBytes: 100 })]),
  'a part that says it has four gigabytes': () => packZip([TYPES, document(TEXT, { saysBytes: 0xfffffff0 })]),
  'parts that share their bytes': () =>
    packZip([
      TYPES,
      document(TEXT),
      ...Array.from({ length: 300 }, (_, n) => ({
        ...document(TEXT),
        name: `word/${n}.xml`,
        isShared: true,
      })),
    ]),
  'six thousand parts': () =>
    packZip([
      TYPES,
      document(TEXT),
      ...Array.from({ length: 6000 }, (_, n) => ({ name: `word/${n}`, content: NOTHING })),
    ]),
  'a part outside the package': () =>
    packZip([TYPES, document(TEXT), { name: '../../../etc/cron.d/evil', content: Buffer.from('x') }]),
  'two parts of one name': () => packZip([TYPES, document(TEXT), document(TEXT)]),
  'entities that grow a billion times': () => packZip([TYPES, document(entities)]),
  'the same in wide letters': () => packZip([TYPES, document(Buffer.from(`\ufeff${entities}`, 'utf16le'))]),
  'the same in wide letters the other way round': () => packZip([TYPES, document(swap(`\ufeff${entities}`))]),
  'the same in wide letters without their mark': () => packZip([TYPES, document(swap(entities))]),
  'a hundred thousand levels of nesting': () => packZip([TYPES, document('<w:p>'.repeat(100_000))]),
  'a file with macros by the name of DOCX': () =>
    packZip([TYPES, document(TEXT), { name: 'word/vbaProject.bin', content: Buffer.from('Auto_Open') }]),
  'a macro type without its part': () =>
    packZip([
      {
        ...TYPES,
        content: Buffer.from(
          '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        ),
      },
      document(TEXT),
    ]),
  'an encrypted package': () => packZip([TYPES, document(TEXT, { isEncrypted: true })]),
  'half a package': () => packZip([TYPES, document(TEXT)]).subarray(0, 150),
  'a package with a page hung on behind': () =>
    Buffer.concat([packZip([TYPES, document(TEXT)]), Buffer.from('<html><script>alert(1)</script>')]),
  'a program with a package hung on behind': () =>
    Buffer.concat([Buffer.from('MZ\x90\x00'), packZip([TYPES, document(TEXT)])]),
  'a spreadsheet by the name of DOCX': () =>
    packZip([TYPES, { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]),
}
