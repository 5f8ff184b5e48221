export function Root() {
  return null
}
