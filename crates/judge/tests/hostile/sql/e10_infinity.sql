-- wrong_answer: infinite
select 9e999
