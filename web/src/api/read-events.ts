export type ServerEvent = { name: string; data: string }

/** Server-sent events out of text that comes in pieces of any size; a piece may end in the middle of a line. */
export function createEventReader(): (text: string) => ServerEvent[] {
  let rest = ''
  return (text) => {
    // A carriage return at the very end may be the first half of a line break.
    const whole = (rest + text).replace(/\r\n|\r(?!$)/g, '\n')
    const blocks = whole.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

/** What starts with a colon is said only to keep the connection alive. */
function readBlock(block: string): ServerEvent[] {
  const lines = block.split('\n')
  const fields = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = fields('data')
  return data.length === 0 ? [] : [{ name: fields('event').at(-1) ?? 'message', data: data.join('\n') }]
}
