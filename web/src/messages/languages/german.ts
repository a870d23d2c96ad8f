import * as z from 'zod/mini'

export const words = import.meta.glob<Record<string, unknown>>('../de/*.json', { import: 'default' })
export const issues = z.locales.de
