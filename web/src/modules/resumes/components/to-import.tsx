import { createIntake } from '@cohort/contract/intakes'
import { useNavigate } from 'react-router'
import { useMay } from '#lib/who.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Where there is nothing yet: resumes come in over there. */
export function ToImport({ label }: { label: string }) {
  const navigate = useNavigate()
  const mayImport = useMay(createIntake.access)
  if (!mayImport) return null
  return (
    <Button icon={<Icon name="upload" size={16} />} onClick={() => void navigate('/resumes/intakes')}>
      {label}
    </Button>
  )
}
