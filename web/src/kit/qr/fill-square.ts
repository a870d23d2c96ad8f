/** Where the small squares stand, by version (ISO/IEC 18004, annex E). */
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
/** Error correction M, mask 0, with their own check bits and the fixed pattern over them. */
const FORMAT_BITS = 0b101010000010010
const FIRST_VERSION_WITH_NUMBER = 7

type Square = { size: number; dark: boolean[][]; isFixed: boolean[][] }

/** Lays the marks that readers look for, then the bytes in their zigzag. One mask is as readable as another on a screen. */
export function fillSquare(version: number, bytes: readonly number[]): boolean[][] {
  const size = version * 4 + 17
  const grid = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const square: Square = { size, dark: grid(), isFixed: grid() }
  drawTiming(square)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(square, x, y)
  drawAlignment(square, ALIGNMENT[version - 1] ?? [])
  drawFormat(square)
  if (version >= FIRST_VERSION_WITH_NUMBER) drawVersion(square, version)
  drawBytes(square, bytes)
  return square.dark
}

function set({ size, dark, isFixed }: Square, x: number, y: number, isDark: boolean): void {
  const [row, fixedRow] = [dark[y], isFixed[y]]
  if (!row || !fixedRow || x < 0 || x >= size) return
  row[x] = isDark
  fixedRow[x] = true
}

function drawTiming(square: Square): void {
  for (let at = 0; at < square.size; at++) {
    set(square, 6, at, at % 2 === 0)
    set(square, at, 6, at % 2 === 0)
  }
}

/** Rings around a middle: light at distance 2 and 4, dark else. */
function drawFinder(square: Square, x: number, y: number): void {
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy))
      set(square, x + dx, y + dy, distance !== 2 && distance !== 4)
    }
}

function drawAlignment(square: Square, places: readonly number[]): void {
  const last = places.at(-1)
  for (const x of places)
    for (const y of places) {
      // Three corners hold the large marks.
      if ((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          set(square, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
}

function drawFormat(square: Square): void {
  const { size } = square
  const bit = (at: number) => ((FORMAT_BITS >>> at) & 1) === 1
  for (let at = 0; at <= 5; at++) set(square, 8, at, bit(at))
  set(square, 8, 7, bit(6))
  set(square, 8, 8, bit(7))
  set(square, 7, 8, bit(8))
  for (let at = 9; at < 15; at++) set(square, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at++) set(square, size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at++) set(square, 8, size - 15 + at, bit(at))
  set(square, 8, size - 8, true)
}

/** The version with twelve check bits, twice. */
function drawVersion(square: Square, version: number): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >>> at) & 1) === 1
    const [far, near] = [square.size - 11 + (at % 3), Math.floor(at / 3)]
    set(square, far, near, isDark)
    set(square, near, far, isDark)
  }
}

/** From the lower right in columns of two, up and down in turn, past the column of the timing marks. */
function drawBytes({ size, dark, isFixed }: Square, bytes: readonly number[]): void {
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    for (let step = 0; step < size; step++) {
      const isUpward = ((column + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        const row = dark[y]
        if (!row || isFixed[y]?.[x]) continue
        const isSet = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        // Mask 0: every second field is turned over, like a chessboard.
        row[x] = isSet !== ((x + y) % 2 === 0)
        at++
      }
    }
  }
}
