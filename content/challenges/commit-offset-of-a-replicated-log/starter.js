// Return the largest offset that a majority of the voters has confirmed, or 0.
function commitOffset(voters, acks) {
  return 0;
}
