/**
 * Exits this process soon after a process whose id is in END_WITH has ended: one that gets SIGKILL cannot stop its
 * children, such as the server of the browser tests. Preloaded with node --import.
 */
const owners = (process.env.END_WITH ?? '').split(' ').filter(Boolean).map(Number);

function isGone(owner) {
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error.code !== 'EPERM';
  }
}

if (owners.length > 0) setInterval(() => owners.some(isGone) && process.exit(1), 500).unref();
