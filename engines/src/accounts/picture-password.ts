import { mayTeacherReset, type Pupil } from './may-teacher-reset.ts'

/** In the order of the grid. Their outlines differ, so that color tells nothing that shape does not. */
export const PICTURES = [
  'cat',
  'car',
  'sun',
  'apple',
  'fish',
  'boat',
  'star',
  'carrot',
  'bird',
  'rocket',
  'flower',
  'cake',
  'turtle',
  'bike',
  'tree',
  'umbrella',
] as const
export type Picture = (typeof PICTURES)[number]

export const PICTURES_TO_TAP = 4
/** Older children can type; a password of pictures is weak, and only for those who cannot. */
export const LAST_PICTURE_GRADE = 3

export const mayHavePictures = (pupil: Pupil & { grade: number }): boolean =>
  mayTeacherReset(pupil) && pupil.grade >= 1 && pupil.grade <= LAST_PICTURE_GRADE

/** Four different pictures, one of 43,680 rows. `draw` picks a number below the given one. */
export function drawPictures(draw: (below: number) => number): Picture[] {
  const left: Picture[] = [...PICTURES]
  return Array.from({ length: PICTURES_TO_TAP }, () => left.splice(draw(left.length), 1)).flat()
}

export const isPictureRow = (pictures: readonly string[]): boolean =>
  pictures.length === PICTURES_TO_TAP && new Set(pictures).size === PICTURES_TO_TAP

/** What is hashed, as a password is. */
export const writePictures = (pictures: readonly Picture[]): string => `pictures:${pictures.join('-')}`
