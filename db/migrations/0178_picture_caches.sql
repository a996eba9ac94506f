-- A public picture goes when its owner does, so nobody keeps one for longer than an hour. Who uploaded it chose up to a
-- year before.
update storage.objects set cache_control = 'max-age=3600'
where cache_control ~ '^max-age=[0-9]+$' and substring(cache_control from 9)::numeric > 3600;
