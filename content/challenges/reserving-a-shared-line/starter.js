// Return {accepted, answers}: how many reservations were accepted, and the answer to each "peak".
function runReservations(capacity, operations) {
  return {"accepted":0,"answers":[]};
}
