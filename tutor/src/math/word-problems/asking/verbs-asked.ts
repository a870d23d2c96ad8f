/** What these are done with is done with: pages read, miles driven. */
export const PROGRESS =
  /^(?:read|run|walk|drive|ride|travel|jog|hike|swim|bike|work|practice|clean|wash|paint|complete|solve|answer|memorize|learn|review|grade|check|scan|mow|rake|shovel|vacuum|iron|polish|type|drill|fill|fix|repair|climb|march|commute|pedal|paddle|sail|cycle|spend|pump)$/

export const HOLDS = /^(?:go|attend|live|have|be|keep|own|remain|stay|left|still)$/
