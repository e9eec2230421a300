// Loaded before a server that npm started. A signal to npm ends npm and the shell between it and
// us, which does not pass it on: so the server watches its parent.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 2_000).unref()
