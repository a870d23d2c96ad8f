type Texts = { title: string; desc: string }

/** A box seen from the front and above; `cubes` rules it into unit cubes. */
export function drawBox(
  box: Texts & {
    size: readonly [length: number, width: number, height: number]
    labels?: readonly [length: string, width: string, height: string]
    cubes?: boolean
  },
): string {
  const [length, width, height] = box.size
  const unit = Math.min(190 / (length + width * 0.5), 150 / (height + width * 0.4))
  const [wide, high, back, up] = [length * unit, height * unit, width * unit * 0.5, width * unit * 0.4]
  const [left, top] = [50, 22 + up]
  const place = (x: number, y: number, z: number) =>
    `${round(left + (x / length) * wide + (z / width) * back)},${round(top + high - (y / height) * high - (z / width) * up)}`
  const face = (color: string, ...corners: string[]) =>
    `<polygon class="soft-${color} line-a" stroke-width="2" points="${corners.join(' ')}"/>`
  const rule = (from: string, to: string) =>
    `<polyline class="line-a" fill="none" stroke-width="1" points="${from} ${to}"/>`
  const parts = [
    face('a', place(0, 0, 0), place(length, 0, 0), place(length, height, 0), place(0, height, 0)),
    face(
      'b',
      place(0, height, 0),
      place(length, height, 0),
      place(length, height, width),
      place(0, height, width),
    ),
    face(
      'c',
      place(length, 0, 0),
      place(length, 0, width),
      place(length, height, width),
      place(length, height, 0),
    ),
  ]
  if (box.cubes) {
    for (let x = 1; x < length; x++) {
      parts.push(
        rule(place(x, 0, 0), place(x, height, 0)),
        rule(place(x, height, 0), place(x, height, width)),
      )
    }
    for (let y = 1; y < height; y++) {
      parts.push(
        rule(place(0, y, 0), place(length, y, 0)),
        rule(place(length, y, 0), place(length, y, width)),
      )
    }
    for (let z = 1; z < width; z++) {
      parts.push(
        rule(place(0, height, z), place(length, height, z)),
        rule(place(length, 0, z), place(length, height, z)),
      )
    }
  }
  if (box.labels) {
    parts.push(
      write(left + wide / 2, top + high + 20, box.labels[0], 'middle'),
      write(left + wide + back / 2 + 8, top + high - up / 2 + 16, box.labels[1], 'start'),
      write(left - 6, top + high / 2 + 5, box.labels[2], 'end'),
    )
  }
  return wrap(box, 340, top + high + 32, parts)
}

/** A prism on a right triangle, lying with the triangle in front. */
export function drawTriangularPrism(
  prism: Texts & { labels: readonly [base: string, height: string, depth: string]; slant?: string },
): string {
  const parts = [
    '<polygon class="soft-c line-a" stroke-width="2" points="60,40 150,16 300,126 210,150"/>',
    '<polygon class="soft-a line-a" stroke-width="2" points="60,40 60,150 210,150"/>',
    '<polyline class="line-a" fill="none" stroke-width="1.5" points="60,138 72,138 72,150"/>',
    write(135, 170, prism.labels[0], 'middle'),
    write(54, 100, prism.labels[1], 'end'),
    write(266, 152, prism.labels[2], 'start'),
    prism.slant ? write(150, 92, prism.slant, 'start') : '',
  ]
  return wrap(prism, 340, 182, parts)
}

/** A cylinder, a cone or a sphere with its radius and, where there is one, its height. */
export function drawRoundSolid(
  solid: Texts & { kind: 'cylinder' | 'cone' | 'sphere'; radius: string; height?: string },
): string {
  const reach = '<line class="ink" stroke-width="2" x1="150" y1="160" x2="220" y2="160"/>'
  const bodies = {
    cylinder: `<path class="soft-a line-a" stroke-width="2" d="M 80 40 L 80 160 A 70 20 0 0 0 220 160 L 220 40"/><ellipse class="soft-b line-a" stroke-width="2" cx="150" cy="40" rx="70" ry="20"/>`,
    cone: `<path class="soft-a line-a" stroke-width="2" d="M 150 24 L 80 160 A 70 20 0 0 0 220 160 Z"/>`,
    sphere: `<circle class="soft-a line-a" stroke-width="2" cx="150" cy="100" r="78"/><ellipse class="line-a" fill="none" stroke-width="1" cx="150" cy="100" rx="78" ry="22"/>`,
  }
  const marks =
    solid.kind === 'sphere'
      ? `<line class="ink" stroke-width="2" x1="150" y1="100" x2="228" y2="100"/>${write(189, 93, solid.radius, 'middle')}`
      : `${reach}${write(185, 153, solid.radius, 'middle')}<line class="ink" stroke-width="2" x1="150" y1="${solid.kind === 'cone' ? 24 : 40}" x2="150" y2="160"/>${write(157, 112, solid.height ?? '', 'start')}`
  return wrap(solid, 300, 192, [bodies[solid.kind], marks])
}

function wrap({ title, desc }: Texts, wide: number, high: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${wide} ${round(high)}"><title>${title}</title><desc>${desc}</desc>${parts.join('')}</svg>`
}

function write(x: number, y: number, text: string, anchor: string): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="16" text-anchor="${anchor}">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
