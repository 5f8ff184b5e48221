import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import { createQueryClient } from '#app/failures.ts'
import { Providers } from '#app/providers.tsx'
import { Root } from '#app/root.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

createRoot(place).render(
  <StrictMode>
    <Providers client={createQueryClient()}>
      <Root />
    </Providers>
  </StrictMode>,
)
