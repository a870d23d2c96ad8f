import './platform/quick-imports.ts'

await import('./start.ts')
