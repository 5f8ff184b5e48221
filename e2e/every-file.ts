// Files of one worker share their modules, so what the harness itself told Vitest would hold for the first of them alone:
// the pages of all others would stay open, and their errors would be nobody's. This file is run anew for each.
import { afterAll, afterEach } from 'vitest'
import { afterFile, afterTest } from './harness.ts'

afterEach(afterTest)
afterAll(afterFile)
