// Whole words only: "openharmony" holds "arm".
const OS = /(?<=[-/])(?:android|darwin|freebsd|openbsd|netbsd|linux|win32|openharmony|sunos|aix)(?=-|$)/
const CPU = /(?<=[-/])(?:wasm32|arm64|x64|ia32|riscv64|s390x|ppc64le|ppc64|ppc|loong64|mips64el|arm)(?=-|$)/

/**
 * The optional packages that some package names and the lock does not hold. npm drops those that the registry in
 * use could not resolve, and `npm ci` then refuses the lock ("Missing: X@ from lock file").
 */
export function findMissingPackages(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev, license }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ''), dev, license })),
  )
}

/** An entry like npm's own, read from the name: platform packages say there what they run on. */
export function describeMissingPackage({ name, version, dev, license = 'MIT' }) {
  const cpu = CPU.exec(name)?.[0]
  const os = OS.exec(name)?.[0]
  if (!cpu) return undefined
  const libc = name.includes('musl') ? 'musl' : os === 'linux' && name.includes('-gnu') ? 'glibc' : undefined
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    license,
    optional: true,
    ...(os && { os: [os] }),
  }
}

/** A lock with addresses would send everybody to the registry of whoever wrote it. */
export function findRegistryAddresses(packages) {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path]) => path)
}

/** What npm installs without comparing it with anything. Links are folders of our own. */
export function findUnsealedPackages(packages) {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
    .map(([path, { version }]) => ({ path, name: path.split('node_modules/').at(-1), version }))
}

/** What is wrong with the lock, as one sentence; undefined when nothing is. */
export function explainLockProblem(packages) {
  const addressed = findRegistryAddresses(packages)
  if (addressed.length > 0) {
    return `package-lock.json names a registry for ${addressed.length} packages (${addressed[0]} …): run node tools/complete-lock.mjs.`
  }
  const missing = findMissingPackages(packages)
  if (missing.length > 0) {
    return `package-lock.json lacks ${missing.length} optional packages (${missing[0].name} …): run node tools/complete-lock.mjs.`
  }
  const unsealed = findUnsealedPackages(packages)
  if (unsealed.length > 0) {
    return `package-lock.json has no integrity for ${unsealed.length} packages (${unsealed[0].name} …): run node tools/complete-lock.mjs.`
  }
  return undefined
}

/** Node looks in the folder of the package itself and then in each folder above it. */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}
