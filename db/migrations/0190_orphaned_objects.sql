-- What S3 calls an orphaned object: stored bytes that no row of storage.objects names.
alter table storage.loose_bytes rename to orphaned_objects;
alter table storage.orphaned_objects rename constraint loose_bytes_pkey to orphaned_objects_pkey;
alter index storage.loose_bytes_free rename to orphaned_objects_free_at;
