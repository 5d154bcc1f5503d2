-- A visitor's statement ends after the time that the page waits for its answer. Supabase and PostgREST 11 or newer apply
-- this setting to the requests of the role.
alter role anon set statement_timeout = '3s';

-- Browsers skip tabs and line breaks in an address: '/<tab>/host' leads to another host. Rows that are there already are
-- not checked; the page leaves out those that do not fit.
alter table public.knowledge_base add constraint knowledge_base_url_without_breaks check (url !~ '[\t\n\r]') not valid;
