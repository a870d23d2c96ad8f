import { exp } from '../arithmetic/index.ts'

export function toChance(logOdds: number): number {
  return 1 / (1 + exp(-logOdds))
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
