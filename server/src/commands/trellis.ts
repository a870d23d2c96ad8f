import '../db/quick-imports.ts'

await import('./run-trellis.ts')
