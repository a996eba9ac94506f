-- accepted: [["\u001b[31m\u0007"]]
select char(27) || '[31m' || char(7)
