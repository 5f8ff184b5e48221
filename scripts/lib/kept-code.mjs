// Node reads, strips and compiles every file of ours whenever a process begins, a third of what a short command takes. What
// it made of them is kept beside the packages and found by the next process; whoever installs anew begins anew. Where the
// folder cannot be written Node does without.
import { inRoot } from './paths.mjs'

process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules', '.cache', 'code')
