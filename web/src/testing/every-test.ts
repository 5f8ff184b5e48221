// Files of one worker share their modules, and with them what these hold: a message one test caused
// would still stand there in the next. This file is run anew for each.
import { afterEach } from 'vitest'
import { toast } from '#ui/toast.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of toast.all()) toast.hide(id)
})
