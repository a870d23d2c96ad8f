import '../platform/quick-imports.ts'

await import('./run-trellis.ts')
