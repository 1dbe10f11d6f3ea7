/**
 * Ends this process soon after the one of the id END_WITH is gone: what is killed outright cannot end what it started,
 * such as the server of the browser tests. Loaded ahead of a program by node --import.
 */
const owner = Number(process.env.END_WITH);

function isGone() {
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // Somebody else's process can be seen and not signalled.
    return error.code !== 'EPERM';
  }
}

if (owner) setInterval(() => isGone() && process.exit(1), 500).unref();
