import { crc32, deflateSync } from 'node:zlib'
import { makePng } from './profile-rows.ts'

/** A part of a PNG. */
export function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of one color: kilobytes that become so many pixels in whoever looks at it. */
function widePng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    mark,
    makeChunk('IHDR', head),
    makeChunk('IDAT', rows),
    makeChunk('IEND', Buffer.alloc(0)),
  ])
}

function wideJpeg(side: number): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110 0'.replace(' ', ''), 'hex')
  frame.writeUInt16BE(side, 5)
  frame.writeUInt16BE(side, 7)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, Buffer.alloc(20), Buffer.from('ffd9', 'hex')])
}

function wideWebp(): Buffer {
  const file = Buffer.alloc(30)
  file.write('RIFF', 0)
  file.writeUInt32LE(22, 4)
  file.write('WEBPVP8X', 8)
  file.writeUInt32LE(10, 16)
  file.fill(0xff, 24, 30)
  return file
}

function wideGif(): Buffer {
  return Buffer.from('474946383961ffffffff800000000000ffffff2c00000000ffffffff00023b', 'hex')
}

const IEND = Buffer.from('0000000049454e44ae426082', 'hex')
const ZIP = Buffer.from('PK\x03\x04evil.exe PK\x05\x06'.padEnd(60, '\0'), 'latin1')

/** Pictures that exhaust whoever opens them, are something else besides, or are none at all. */
export const HOSTILE_PICTURES: Record<
  string,
  { type: `image/${'png' | 'jpeg' | 'webp'}`; make: () => Uint8Array }
> = {
  'a PNG of 50,000 by 50,000': { type: 'image/png', make: () => widePng(50_000) },
  'a JPEG of 65,500 by 65,500': { type: 'image/jpeg', make: () => wideJpeg(65_500) },
  'a WebP of 16 million by 16 million': { type: 'image/webp', make: wideWebp },
  'a GIF of 65,535 by 65,535': { type: 'image/png', make: wideGif },
  'a GIF that is a script as well': {
    type: 'image/png',
    make: () => Buffer.from('GIF89a/*xxxxxxxx*/=1;alert(document.domain)//;'),
  },
  'a PNG with a zip behind it': { type: 'image/png', make: () => Buffer.concat([makePng(), ZIP]) },
  'a PNG with a zip before a second end': {
    type: 'image/png',
    make: () => Buffer.concat([makePng(), ZIP, IEND]),
  },
  'a PNG with a part longer than the file': {
    type: 'image/png',
    make: () => Buffer.concat([makePng().subarray(0, 33), Buffer.from('7fffffff49444154', 'hex'), ZIP, IEND]),
  },
  'half a PNG': { type: 'image/png', make: () => makePng().subarray(0, 40) },
  'a drawing with a script by the name of PNG': {
    type: 'image/png',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  'a JPEG by the type of PNG': { type: 'image/png', make: () => wideJpeg(10) },
}
