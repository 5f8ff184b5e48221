/**
 * A word that this browser remembers until it is closed, in all of its tabs: what storage keeps is either a tab's own or for
 * ever. It is no secret and no setting, and the server does not read it.
 */
export function sessionMark(name: string) {
  const key = `cohort-${name}`
  return {
    read: (): string => {
      const found = document.cookie.split('; ').find((part) => part.startsWith(`${key}=`))
      return found ? decodeURIComponent(found.slice(key.length + 1)) : ''
    },
    write: (word: string): void => {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
      document.cookie = `${key}=${encodeURIComponent(word)}; Path=/; SameSite=Lax${secure}`
    },
  }
}
