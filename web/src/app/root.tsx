import { BrowserRouter } from 'react-router'
import { Gate } from '#app/gate.tsx'

export function Root() {
  return (
    <BrowserRouter>
      <Gate />
    </BrowserRouter>
  )
}
