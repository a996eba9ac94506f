-- Whether a message carries an attachment: until then it is its sender's alone, from then on it is everybody's who takes
-- part, and stays. Kept by a trigger of private.attachments.
alter table storage.objects add column sent boolean not null default false;
update storage.objects o set sent = true
where o.bucket_id = 'attachments' and exists (select from private.attachments a where a.path = o.name);
