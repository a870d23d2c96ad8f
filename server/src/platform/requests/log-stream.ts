type LogStream = { write: (line: string) => void }

/**
 * Writes the lines of one turn of the event loop together: a system call for every request is a noticeable part of a
 * small answer. A process that is killed loses at most the lines of that turn, one that ends by itself loses none.
 */
export function collectLines(output: LogStream): LogStream {
  let lines = ''
  function flush(): void {
    if (lines === '') return
    const text = lines
    lines = ''
    output.write(text)
  }
  process.on('exit', flush)
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}
