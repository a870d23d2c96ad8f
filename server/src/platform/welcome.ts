type Welcome = {
  address: string
  databaseKind: 'embedded' | 'postgres'
  dataDir: string
  /** So many at a time look around in a public demo; null where there is none. */
  visitors: number | null
  demoUsernames: string[]
  demoPassword: string
}

/** The lines an operator sees once the product serves. */
export function printWelcome(welcome: Welcome): void {
  const lines = ['', `  Trellis is ready:  ${welcome.address}`, '']
  lines.push(
    welcome.databaseKind === 'embedded'
      ? `  Data:  ${welcome.dataDir} (embedded database)`
      : '  Data:  the PostgreSQL server of DATABASE_URL',
  )
  if (welcome.visitors !== null) {
    lines.push(
      '',
      `  Public demo for ${welcome.visitors} visitors at a time. It starts over at every full hour.`,
    )
  } else if (welcome.demoUsernames.length > 0) {
    lines.push('', `  Demo accounts, all with the password ${welcome.demoPassword}:`)
    for (const username of welcome.demoUsernames) lines.push(`    ${username}`)
  } else {
    lines.push('', '  The first admin is made with:  npm run trellis -- admin create --username …')
  }
  lines.push('', '  Stop with Ctrl+C.', '')
  process.stdout.write(`${lines.join('\n')}\n`)
}
