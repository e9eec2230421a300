-- The history of one thing: the places that a revision touched, each with all that they stand in below their branch
-- (`branches/parrilla/menus/carta/plates/bife` and `…/bife/price`), so that those of a plate are found by an index.
-- The planner takes the lists of a document for very long ones: compiling this would cost every change 5 ms.
create function places_of(operations jsonb) returns text[] language sql immutable set jit = off as $$
  select coalesce(array_agg(distinct place), '{}') from (
    select (select string_agg(step, '/' order by at) from jsonb_array_elements_text(operation -> 'place')
        with ordinality as steps (step, at) where at <= deep) as place
    from jsonb_array_elements(operations) as operation,
      generate_series(3, jsonb_array_length(operation -> 'place')) as deep
  ) as places
$$;

alter table revisions add column places text[] not null generated always as (places_of(operations)) stored;
create index on revisions using gin (places);
create index on revisions (company_id, at);

-- Whether a revision does not hold any more: taken back, and that not taken back again, and so on. Each of the chain
-- turns it over.
create function is_undone(the_company uuid, the_number integer) returns boolean language sql stable as $$
  with recursive chain as (
    select number from revisions where company_id = the_company and undoes = the_number
    union all
    select other.number from revisions other join chain on other.undoes = chain.number
    where other.company_id = the_company
  )
  select count(*) % 2 = 1 from chain
$$;
