import type { InputOf } from '#contract/endpoint.ts'
import type { Gradebook, gradebook } from '#contract/teaching/gradebook.ts'
import { type GradingRules, LARGEST_WEIGHT } from '#contract/teaching/grading-rules.ts'

/** Texts as they are typed; `key` tells lines apart that are not saved yet. */
export type DraftCategory = {
  key: string
  id: number | null
  name: string
  weight: string
  dropLowest: string
  isExtraCredit: boolean
}
export type DraftBand = { key: string; name: string; from: string }
export type DraftTerm = { key: string; name: string; startsOn: string; endsOn: string }
export type DraftPlace = { id: number; title: string; categoryKey: string | null; isExtraCredit: boolean }
export type Draft = Pick<GradingRules, 'weighting' | 'missingCounts' | 'version'> & {
  scaleKind: GradingRules['scale']['kind']
  bands: DraftBand[]
  terms: DraftTerm[]
  categories: DraftCategory[]
  places: DraftPlace[]
}

const keyOf = (id: number) => `saved ${id}`

export function draftRules({ rules, assignments }: Gradebook): Draft {
  const { weighting, missingCounts, version, scale, terms, categories } = rules
  return {
    weighting,
    missingCounts,
    version,
    scaleKind: scale.kind,
    bands: draftBands(scale.bands),
    terms: terms.map((term, place) => ({ key: `term ${place}`, ...term })),
    categories: categories.map(({ id, name, weight, dropLowest, isExtraCredit }) => ({
      key: keyOf(id),
      id,
      name,
      weight: String(weight / 100),
      dropLowest: String(dropLowest),
      isExtraCredit,
    })),
    places: assignments.map(({ id, title, categoryId, isExtraCredit }) => ({
      id,
      title,
      categoryKey: categoryId === null ? null : keyOf(categoryId),
      isExtraCredit,
    })),
  }
}

export function draftBands(bands: readonly { name: string; from: number }[]): DraftBand[] {
  return bands.map(({ name, from }, place) => ({ key: `band ${place}`, name, from: String(from / 10) }))
}

/** Hundredths or tenths as a whole number; NaN for what is no such number. */
function readScaled(text: string, times: 10 | 100, most: number): number {
  const found = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (!found) return Number.NaN
  const digits = times === 10 ? 1 : 2
  const decimals = found[2] ?? ''
  if (decimals.length > digits) return Number.NaN
  const value = Number(`${found[1]}${decimals.padEnd(digits, '0')}`)
  return value <= most ? value : Number.NaN
}

export type DraftFault = 'name' | 'weight' | 'drop' | 'from' | 'term'

/** What is to be saved, or the first thing that cannot be. What the server alone knows it says itself. */
export function readDraft(
  classId: number,
  draft: Draft,
): { input: InputOf<typeof gradebook.saveRules> } | { fault: DraftFault } {
  const categories = draft.categories.map(({ id, name, weight, dropLowest, isExtraCredit }) => ({
    id,
    name: name.trim(),
    weight: weight.trim() === '' ? 0 : readScaled(weight, 100, LARGEST_WEIGHT),
    dropLowest: /^\s*\d{0,2}\s*$/.test(dropLowest) ? Number(dropLowest) : Number.NaN,
    isExtraCredit,
  }))
  const bands = draft.bands.map(({ name, from }) => ({ name: name.trim(), from: readScaled(from, 10, 2000) }))
  const terms = draft.terms.map(({ name, startsOn, endsOn }) => ({ name: name.trim(), startsOn, endsOn }))
  const names = [...categories, ...(draft.scaleKind === 'percent' ? [] : bands), ...terms]
  if (names.some(({ name }) => name === '')) return { fault: 'name' }
  if (categories.some(({ weight }) => Number.isNaN(weight))) return { fault: 'weight' }
  if (categories.some(({ dropLowest }) => Number.isNaN(dropLowest))) return { fault: 'drop' }
  if (draft.scaleKind !== 'percent' && bands.some(({ from }) => Number.isNaN(from))) return { fault: 'from' }
  if (terms.some(({ startsOn, endsOn }) => !startsOn || !endsOn)) return { fault: 'term' }
  const placeOf = new Map(draft.categories.map(({ key }, place) => [key, place]))
  return {
    input: {
      id: classId,
      version: draft.version,
      weighting: draft.weighting,
      missingCounts: draft.missingCounts,
      scale: { kind: draft.scaleKind, bands: draft.scaleKind === 'percent' ? [] : bands },
      terms,
      categories,
      assignments: draft.places.map(({ id, categoryKey, isExtraCredit }) => ({
        id,
        category: placeOf.get(categoryKey ?? '') ?? null,
        isExtraCredit,
      })),
    },
  }
}
