-- The order in which visitors read and search: both walk this index and stop at the service's row limit.
-- A trigram index would not serve them. Row-level security lets only leakproof operators into an index scan before
-- its own condition, and matching a text is none. A search that finds little reads row by row, which at 50,000 stays far below the page's limit.
create index knowledge_base_active_order
on public.knowledge_base (priority desc, created_at desc, id)
where is_active;
