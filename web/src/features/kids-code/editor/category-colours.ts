import type { Category } from '#engines/kids-code/program/block-definition.ts'

/** Blocks carry white words in every theme, so each colour is dark enough for them. */
export const CATEGORY_COLOURS: Record<Category, string> = {
  motion: '#1f66d1',
  looks: '#7446d6',
  sound: '#a3359b',
  events: '#866300',
  control: '#ad5200',
  sensing: '#0a7486',
  operators: '#2b7a2f',
  variables: '#c02f2b',
  lists: '#86452c',
  'own-blocks': '#c02469',
}

/** For those who need stronger contrast: the same hues, deeper. */
export const STRONG_COLOURS: Record<Category, string> = {
  motion: '#0b3f91',
  looks: '#4a2299',
  sound: '#701a6a',
  events: '#553e00',
  control: '#733500',
  sensing: '#044a56',
  operators: '#174f1a',
  variables: '#861815',
  lists: '#5a2a18',
  'own-blocks': '#861246',
}
