import './db/quick-imports.ts'

await import('./start.ts')
