/** The sides of right triangles that are whole numbers, up to a hypotenuse of 29. */
export const SMALL_TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const TRIPLES = [...SMALL_TRIPLES, [9, 40, 41]] as const
