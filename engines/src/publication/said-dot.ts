/** "dot" between the parts of an address, as people write it who do not want it to be found; a part of a pattern. */
export const SAID_DOT =
  '\\s{0,2}(?:[\\[({]\\s?(?:dot|punto|point|punkt|点|\\.)\\s?[\\])}]|\\s(?:dot|punto|point|punkt)\\s)\\s{0,2}'
