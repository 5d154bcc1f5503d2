-- A token of a signed-in account is no longer in a browser's page, but whoever has one could ask for as long as they like.
alter role authenticated set statement_timeout = '3s';
