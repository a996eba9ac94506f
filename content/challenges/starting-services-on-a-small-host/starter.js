// Return the least memory in MB with which all services can be started in some order.
function smallestHost(services) {
  return 0;
}
