// Writes .br and .gz beside every text file of a folder, so that the server never compresses while somebody waits.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
// Below this a compressed answer is not worth its headers.
const MIN_BYTES = 256

const folder = process.argv[2]
if (!folder) throw new Error('Usage: compress.mjs <folder>')

const SERVERS = /^render[\\/]/

const names = (await readdir(folder, { recursive: true })).filter((name) => !SERVERS.test(name))
await Promise.all(names.filter((name) => TEXT.has(extname(name))).map((name) => compress(join(folder, name))))

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    writeIfSmaller(`${file}.br`, await promisify(brotliCompress)(bytes, { params }), bytes),
    writeIfSmaller(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }), bytes),
  ])
}

async function writeIfSmaller(file, compressed, original) {
  if (compressed.length < original.length) await writeFile(file, compressed)
}
