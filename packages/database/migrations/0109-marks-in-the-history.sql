-- What staff mark as sold out at a local, and take off again, is told among the changes of its shop. It is beside the
-- document: such a revision has no operations, and its mark instead. That says the thing by its id, how it stood before
-- and after (null: not marked; else until when, null for no end), and the places that it is about: first the one of its
-- own in the local, then the thing, or all that is made with the ingredient.
alter table revisions add column mark jsonb;

-- The places of a mark in the shape of operations.
create function steps_of_mark(mark jsonb) returns jsonb language sql immutable set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object('place', place)), '[]')
  from jsonb_array_elements(mark -> 'places') as place
$$;

-- The history of a thing has the marks that it had.
alter table revisions drop column places;
alter table revisions add column places text[] not null
  generated always as (places_of(operations || steps_of_mark(mark))) stored;
create index on revisions using gin (places);
