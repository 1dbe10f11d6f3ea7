/**
 * Ends this process soon after one of those whose ids END_WITH lists is gone: what is killed outright cannot end what it
 * started, such as the server of the browser tests. Loaded ahead of a program by node --import.
 */
const owners = (process.env.END_WITH ?? '').split(' ').filter(Boolean).map(Number);

function isGone(owner) {
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // Somebody else's process can be seen and not signalled.
    return error.code !== 'EPERM';
  }
}

if (owners.length > 0) setInterval(() => owners.some(isGone) && process.exit(1), 500).unref();
