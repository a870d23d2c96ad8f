/** The order in which the library shows them. */
export const SPRITE_KINDS = ['animals', 'people', 'vehicles', 'things'] as const
export type SpriteKind = (typeof SPRITE_KINDS)[number]

/** Two costumes in turn make it move. Width and height are in units of the stage. */
function drawn(kind: SpriteKind, { width, height } = { width: 40, height: 40 }) {
  return { kind, costumes: ['one', 'two'] as const, width, height }
}

/** Each costume is a file `sprites/<id>/<costume>.svg`; that path is its asset in a project, without the ending. */
export const SPRITES = {
  cat: drawn('animals'),
  dog: drawn('animals'),
  rabbit: drawn('animals'),
  mouse: drawn('animals'),
  fox: drawn('animals'),
  bear: drawn('animals'),
  kangaroo: drawn('animals'),
  dinosaur: drawn('animals'),
  penguin: drawn('animals'),
  owl: drawn('animals'),
  bird: drawn('animals'),
  frog: drawn('animals'),
  fish: drawn('animals'),
  octopus: drawn('animals'),
  bee: drawn('animals'),
  butterfly: drawn('animals'),
  runner: drawn('people'),
  racer: drawn('people'),
  explorer: drawn('people'),
  astronaut: drawn('people'),
  drummer: { ...drawn('people'), costumes: ['sticks-up', 'sticks-down'] as const },
  baker: drawn('people'),
  wizard: drawn('people'),
  car: drawn('vehicles'),
  plane: drawn('vehicles'),
  boat: drawn('vehicles'),
  rocket: drawn('vehicles'),
  robot: drawn('things'),
  star: drawn('things'),
  heart: drawn('things'),
  ball: drawn('things'),
  balloon: drawn('things'),
  flag: drawn('things'),
  key: drawn('things'),
  coin: drawn('things'),
  chest: drawn('things'),
  bone: drawn('things'),
  cheese: drawn('things'),
  flake: drawn('things'),
  pond: drawn('things', { width: 80, height: 60 }),
}

/** Each is a file `backgrounds/<id>.svg`. */
export const BACKGROUNDS = [
  'meadow',
  'park',
  'garden',
  'forest',
  'pond',
  'sea',
  'beach',
  'desert',
  'winter',
  'ice',
  'sky',
  'night',
  'space',
  'city',
  'castle',
  'classroom',
  'gym',
  'pitch',
  'concert',
  'kitchen',
  'shop',
  'grid',
] as const

export type SpriteId = keyof typeof SPRITES
export type BackgroundId = (typeof BACKGROUNDS)[number]
/** A sprite with one of its own costumes. */
export type CostumePath = {
  [Id in SpriteId]: `${Id}.${(typeof SPRITES)[Id]['costumes'][number]}`
}[SpriteId]
