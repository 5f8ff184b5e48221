// Runs before the first paint, so that a dark page never flashes white. The theme itself is applied by the app.
try {
  const kept = JSON.parse(localStorage.getItem('cohort.theme') || '"system"')
  const dark = kept === 'dark' || (kept === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.style.background = dark ? '#161513' : '#faf9f6'
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
} catch {
  // A browser without storage starts light.
}
