//! Tables of the tests' own, so that they hold whatever the product's tables become: `notes` is its owner's alone
//! and has no audience function; `room_notes` belongs to the members of a room, and has one.

use crate::kit::TestApp;
use tokio_postgres::Client;
use uuid::Uuid;

/// Makes the tables.
pub async fn create(app: &TestApp) {
    app.database
        .admin()
        .await
        .batch_execute(
            "create table public.notes (
                 id uuid primary key default gen_random_uuid(), owner uuid, is_public bool not null default false,
                 title text not null default '', amount numeric(20, 4), tags text[], facts jsonb, number bigint,
                 secret text, made_at timestamptz not null default now());
             alter table public.notes enable row level security;
             grant select (id, owner, is_public, title, amount, tags, facts, number, made_at) on public.notes to anon, authenticated;
             grant all on public.notes to service_role;
             create policy own on public.notes for select to authenticated using (owner = (select auth.uid()) or is_public);
             create policy open on public.notes for select to anon using (is_public);

             create table public.room_members (room int, member uuid, primary key (room, member));
             create table public.room_notes (id int primary key, room int, body text not null default '');
             alter table public.room_notes enable row level security;
             alter table public.room_notes replica identity full;
             grant select on public.room_notes to anon, authenticated, service_role;
             create function private.in_room(r int) returns bool language sql stable security definer set search_path = ''
                 as 'select exists (select from public.room_members where room = r and member = auth.uid())';
             grant execute on function private.in_room(int) to authenticated;
             create policy members on public.room_notes for select to authenticated using (private.in_room(room));
             -- One too many: whoever has the number 0 is named for every room, and row level security says no.
             create function private.audience_room_notes(p_row jsonb) returns uuid[]
                 language sql stable security definer set search_path = ''
                 as 'select array(select member from public.room_members where room in ((p_row->>''room'')::int, 0))';
             grant execute on function private.audience_room_notes(jsonb) to devproof_system;

             -- Topics `room:N` are the members'; whoever has the number 0 may listen everywhere and send nowhere.
             create function private.test_rooms(p_send bool) returns text[] language plpgsql stable security definer set search_path = ''
                 as $f$ begin
                     return case when exists (select from public.room_members
                         where 'room:' || room = realtime.topic() and member = auth.uid()) then '{broadcast,presence}'::text[]
                     when not p_send and exists (select from public.room_members where room = 0 and member = auth.uid())
                         then '{broadcast}' else '{}' end;
                 end $f$;
             grant execute on function private.test_rooms(bool) to authenticated;
             create policy rooms on realtime.messages for select to authenticated using (extension = any (private.test_rooms(false)));
             create policy rooms_send on realtime.messages for insert to authenticated with check (extension = any (private.test_rooms(true)));

             create table public.hidden (id int primary key);
             grant select on public.hidden to anon, authenticated, service_role;
             alter publication supabase_realtime add table public.notes, public.room_notes;",
        )
        .await
        .expect("the tables can be made");
}

/// Writes a note of this owner.
pub async fn note(admin: &Client, owner: Option<Uuid>, title: &str) -> Uuid {
    let insert = "insert into notes (owner, title, is_public, secret) values ($1::uuid, $2, $1::uuid is null, 'x') returning id";
    admin.query_one(insert, &[&owner, &title]).await.expect("a note").get(0)
}

/// Makes someone a member of a room.
pub async fn enter_room(admin: &Client, room: i32, member: Uuid) {
    admin.execute("insert into room_members values ($1, $2)", &[&room, &member]).await.expect("a member");
}
