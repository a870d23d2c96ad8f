import '../../../platform/quick-imports.ts'

await import('./serve-backups.ts')
