export { record, redo, startHistory, undo } from '../editing/history.ts'
export { COLORS, type ColorName, nameColor } from './colors.ts'
export {
  type Box,
  type Drawing,
  NO_COLOR,
  type Outline,
  type Paint,
  type Point,
  type Shape,
  startDrawing,
} from './drawing.ts'
export {
  addShape,
  changeShape,
  clearDrawing,
  duplicateShape,
  fillBehind,
  fillShape,
  removeShape,
  reorderShape,
} from './edit-drawing.ts'
export { fitShape, growShape, moveShape } from './edit-shape.ts'
export { findBox } from './find-box.ts'
export { type DrawingTool, placeShape, stretchShape } from './place-shape.ts'
export { openDataSvg, readDrawing, readPictureSize } from './read-drawing.ts'
export { simplifyPoints } from './simplify-points.ts'
export { toElement } from './to-element.ts'
export { writeDrawing } from './write-drawing.ts'
