-- What a revision brought or took as a whole: a thing with all that is in it, or a field that has fields. Whatever stands
-- in one came or went with it, and `places` says nothing of that: the history of a plate begins with its menu's.
create function wholes_of(operations jsonb) returns text[] language sql immutable set jit = off as $$
  select coalesce(array_agg(distinct place), '{}') from (
    select (select string_agg(step, '/' order by at) from jsonb_array_elements_text(operation -> 'place')
        with ordinality as steps (step, at)) as place
    from jsonb_array_elements(operations) as operation
    where operation ? 'thing' or jsonb_typeof(operation -> 'from') in ('object', 'array')
      or jsonb_typeof(operation -> 'to') in ('object', 'array')
  ) as places
$$;

alter table revisions add column wholes text[] not null generated always as (wholes_of(operations)) stored;
create index on revisions using gin (wholes);

-- Whether something stands in a value of a document, by the steps that lead there: fields, and keys of things.
create function stands_in(value jsonb, steps text[]) returns boolean language plpgsql immutable as $$
declare
  step text;
begin
  foreach step in array steps loop
    if jsonb_typeof(value) = 'array' then
      value := (select thing from jsonb_array_elements(value) as thing
        where step in (thing ->> 'key', thing ->> 'code') limit 1);
    else
      value := value -> step;
    end if;
    if value is null then return false; end if;
  end loop;
  return true;
end
$$;

-- Whether operations brought or took something that a place is inside of, and the place with it.
create function came_or_went(operations jsonb, place text[]) returns boolean language sql immutable set jit = off as $$
  select exists (
    select from (
      select operation, array(select jsonb_array_elements_text(operation -> 'place')) as own
      from jsonb_array_elements(operations) as operation
      where jsonb_array_length(operation -> 'place') < cardinality(place)
    ) as outer_ones
    where place[1:cardinality(own)] = own and (stands_in(operation -> 'thing', place[cardinality(own) + 1:])
      or stands_in(operation -> 'from', place[cardinality(own) + 1:])
      or stands_in(operation -> 'to', place[cardinality(own) + 1:]))
  )
$$;
