import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import { createQueryClient } from '#app/failures.ts'
import { Providers } from '#app/providers.tsx'
import { Root } from '#app/root.tsx'
import { readToken } from '#lib/token.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// The frame that will be shown is fetched while the facts about host and user are still on their way.
const frame = readToken() ? import('#app/shell/shell.tsx') : import('#modules/session/components/sign-in-area.tsx')
frame.catch(() => undefined)

createRoot(place).render(
  <StrictMode>
    <Providers client={createQueryClient()}>
      <Root />
    </Providers>
  </StrictMode>,
)
