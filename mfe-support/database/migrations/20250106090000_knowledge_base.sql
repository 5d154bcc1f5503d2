-- The knowledge base: one row a question. Columns and categories as the site's specification lists them (section 3).
create table public.knowledge_base (
  id text primary key default gen_random_uuid()::text check (id <> ''),
  question text not null check (btrim(question) <> ''),
  answer text not null check (btrim(answer) <> ''),
  -- A path of the site; '/' means that no page says more. Never another host: neither //host nor /\host.
  url text not null default '/' check (url ~ '^/([^/\\]|$)'),
  category text not null check (category in (
    'General', 'Admissions', 'Academics', 'Financial Aid', 'Student Life', 'Athletics', 'Career', 'Contact', 'Visits',
    'New Students', 'Events', 'Students', 'Alumni', 'Parents'
  )),
  subcategory text check (btrim(subcategory) <> ''),
  -- Separated by a comma and a space.
  keywords text check (btrim(keywords) <> ''),
  priority integer not null default 6 check (priority between 1 and 10),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.knowledge_base is 'Questions and answers of the page /knowledge-base.';

-- updated_at follows every change and cannot be forged; created_at stays as it is.
create function public.knowledge_base_touch() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := old.created_at;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger knowledge_base_touch
before update on public.knowledge_base
for each row execute function public.knowledge_base_touch();
