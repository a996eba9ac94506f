-- wrong_answer: blob
select x'0001ff'
