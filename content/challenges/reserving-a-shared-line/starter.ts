// Return {accepted, answers}: how many reservations were accepted, and the answer to each "peak".
function runReservations(capacity: number, operations: (["reserve", number, number, number] | ["cancel", number] | ["peak", number, number])[]): { accepted: number; answers: number[] } {
  return {"accepted":0,"answers":[]};
}
