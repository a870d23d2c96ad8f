import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'
import { makePdf } from './document-files.ts'

/** Objects by number, from 1, as they stand in the file; a table of places is found by whoever reads it. */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = objects.flatMap((content, n) => [
    Buffer.from(`${n + 1} 0 obj\n`),
    Buffer.from(content as string),
    Buffer.from('\nendobj\n'),
  ])
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from(end)])
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = (box = '[0 0 595 842]', more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << >> ${more} >>`
const stream = (content: Buffer, filter: string) =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

const GOOD = Buffer.from(makePdf([[{ text: 'Words that can be read by everybody.', y: 700 }]]))
const PAGE_OF_HTML = Buffer.from('<html><script>alert(document.cookie)</script></html>\n')
/** A gigabyte would take seconds to make; so much is more than any reader is given. */
const AIR_BYTES = 400_000_000
const PIECE = Buffer.alloc(1_000_000, 32)
let air: Promise<Buffer> | undefined
/** Piece by piece, so that the memory which is measured is not that of the test. */
const packAir = (): Promise<Buffer> => {
  air ??= packPieces()
  return air
}

function packPieces(): Promise<Buffer> {
  const packer = createDeflate({ level: 1 })
  for (let written = 0; written < AIR_BYTES; written += PIECE.length) packer.write(PIECE)
  packer.end()
  return buffer(packer)
}

/** PDF files that were made to do harm, or are damaged. */
export const HOSTILE_PDFS: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'half a PDF': () => GOOD.subarray(0, GOOD.length / 2),
  'a PDF of nothing but its first and its last line': () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'noise between the first and the last line': () =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 251)),
      Buffer.from('\n%%EOF\n'),
    ]),
  'pages that hold themselves': () => writePdf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'a root that is its own pages': () =>
    writePdf(['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] /Count 1 >>']),
  'a stream that unpacks to 400 MB': async () =>
    writePdf([CATALOG, PAGES, page(), stream(await packAir(), '/Filter /FlateDecode')]),
  'a stream that unpacks twice': async () =>
    writePdf([
      CATALOG,
      PAGES,
      page(),
      stream(deflateSync(await packAir()), '/Filter [/FlateDecode /FlateDecode]'),
    ]),
  'a PDF with a password': () =>
    Buffer.from(
      makePdf(
        [[{ text: 'Secret', y: 700 }]],
        `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>]`,
      ),
    ),
  'a page a thousand kilometres wide': () =>
    writePdf([CATALOG, PAGES, page('[0 0 2834645669 2834645669]'), stream(Buffer.from(' '), '')]),
  'a page made large by its unit': () =>
    writePdf([CATALOG, PAGES, page('[0 0 595 842]', '/UserUnit 100000'), stream(Buffer.from(' '), '')]),
  'a hundred million pages': () =>
    writePdf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 100000000 >>',
      page(),
      stream(Buffer.from(' '), ''),
    ]),
  'a PDF behind a page': () => Buffer.concat([PAGE_OF_HTML, GOOD]),
  'a PDF before a page': () => Buffer.concat([GOOD, PAGE_OF_HTML]),
  'a PDF before a zip': () => Buffer.concat([GOOD, Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]),
}
