import type { Answer } from '../problem.ts'

/** Points are answered as text, with or without brackets and spaces. */
export function answerPoint(x: number | string, y: number | string): Answer {
  return {
    kind: 'text',
    value: `(${x}, ${y})`,
    accept: [
      `(${x},${y})`,
      `${x}, ${y}`,
      `${x},${y}`,
      `(${x} , ${y})`,
      `(${x} ${y})`,
      `(${x}; ${y})`,
      `(${x}|${y})`,
    ],
  }
}
