/** The bytes as they were decoded: a file may have megabytes, and `new Uint8Array(buffer)` would hold them twice. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = Buffer.from(base64, 'base64')
  return new Uint8Array(buffer, byteOffset, byteLength)
}
