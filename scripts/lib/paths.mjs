import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const inRoot = (...parts) => join(root, ...parts)

/** The Node of package-lock.json, whichever Node the machine has. */
export const node24 = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

export function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

export function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Every file below the given files and folders, sorted, as paths relative to the repository. */
export function filesUnder(paths, keep = (_name) => true) {
  const found = []
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isFile()) {
      const name = relative(root, path).split(sep).join('/')
      if (keep(name)) found.push(name)
    } else if (stat?.isDirectory()) {
      for (const entry of readdirSync(path)) {
        if (entry !== 'node_modules' && entry !== 'dist') visit(join(path, entry))
      }
    }
  }
  for (const path of paths) visit(inRoot(path))
  return found.sort()
}

/** One hash over names and contents. */
export function hashFiles(names, ...more) {
  const hash = createHash('sha256')
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(exists(inRoot(name)) ? readFileSync(inRoot(name)) : '')
      .update('\0')
  for (const extra of more) hash.update(`${extra}\0`)
  return hash.digest('hex')
}
