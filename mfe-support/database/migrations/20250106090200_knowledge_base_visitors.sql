-- Visitors read active rows and write nothing. Editors use the service role, which is above these rules.
-- The role anon is Supabase's; elsewhere it is the role that PostgREST takes for requests without a token (db-anon-role).
alter table public.knowledge_base enable row level security;

revoke all on public.knowledge_base from public, anon, authenticated;
grant select on public.knowledge_base to anon, authenticated;

create policy "Visitors read active entries"
on public.knowledge_base for select
to anon, authenticated
using (is_active);

revoke execute on function public.knowledge_base_touch() from public;
