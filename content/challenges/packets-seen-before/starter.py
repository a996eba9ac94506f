def judge_packets(packets, window):
    # Return one letter for each packet: a, f, o or r.
    return ''
