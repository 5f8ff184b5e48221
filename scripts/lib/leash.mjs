// Loaded into the server by `npm start`. The server has a process group of its own, so that Ctrl-C reaches it once and
// not three times; should the starter be killed outright, the server notices here and stops in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
