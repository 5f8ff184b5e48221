import styles from '#fields/preview/preview-dialog.module.css'

/** Nothing is fetched from anywhere: a letter must not tell its sender that it was opened. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; media-src data:"

/**
 * Foreign markup, shown and not run. The empty sandbox takes everything from it: its scripts, its forms, our origin, the
 * way to other addresses. The policy inside and the page's own, which the frame inherits, stand behind that.
 */
export function IsolatedFrame({ html, title }: { html: string; title: string }) {
  const head = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`
  return (
    <iframe className={styles.isolated} sandbox="" referrerPolicy="no-referrer" title={title} srcDoc={head + html} />
  )
}
