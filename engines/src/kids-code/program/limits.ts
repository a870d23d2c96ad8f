/** What a project may hold and a machine may make. The reader and the machine both keep to these numbers. */
export const LIMITS = {
  sprites: 50,
  costumes: 50,
  backgrounds: 50,
  sounds: 50,
  scripts: 200,
  blocks: 5000,
  depth: 100,
  variables: 200,
  lists: 100,
  messages: 100,
  ownBlocks: 100,
  parameters: 10,
  nameLength: 60,
  textLength: 10_000,
  listLength: 10_000,
  /** All lists together, clones' copies included. */
  listItems: 200_000,
  clones: 300,
  threads: 2000,
  /** Own blocks that call own blocks. */
  calls: 200,
  /** Sounds started in one frame; more than this nobody hears apart. */
  sounding: 50,
} as const

/** Units of the stage: the middle is 0, 0; up and right are positive. */
export const STAGE = { width: 480, height: 360 } as const
