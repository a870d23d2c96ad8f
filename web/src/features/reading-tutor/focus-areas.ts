/** Documented: the areas that the reading tutor can look at, and the names of their tips. */
export const FOCUS_AREAS = [
  { area: 'Reading Comprehension', tips: 'comprehension' },
  { area: 'Vocabulary', tips: 'vocabulary' },
  { area: 'Main Idea', tips: 'mainIdea' },
  { area: 'Inference', tips: 'inference' },
  { area: 'Character Analysis', tips: 'character' },
  { area: 'Plot Structure', tips: 'plot' },
  { area: 'Literary Devices', tips: 'devices' },
] as const

export type FocusArea = (typeof FOCUS_AREAS)[number]['area']

export const listAreas = (): FocusArea[] => FOCUS_AREAS.map(({ area }) => area)
