-- The topic that is asked about, without the prefix of the socket.
create function realtime.topic() returns text
language sql stable parallel safe set search_path = ''
return nullif(current_setting('realtime.topic', true), '');
