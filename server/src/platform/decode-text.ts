/** UTF-8 or UTF-16 by its mark; what is neither is taken for the encoding of older spreadsheets. */
export function decodeText(file: Uint8Array): string {
  const starts = (...bytes: number[]) => bytes.every((byte, place) => file[place] === byte)
  const encoding = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    text = new TextDecoder('windows-1252').decode(file)
  }
  return text.toWellFormed()
}
