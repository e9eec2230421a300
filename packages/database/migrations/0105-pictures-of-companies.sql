-- The pictures that a company's document may name: those that something of it shows or ever showed, so that an undo
-- brings them back, and those that its people uploaded. A name that is not here names nothing: whoever knows the name or
-- the hash of another company's picture cannot show it.
create table pictures (
  company_id uuid not null references companies (id) on delete cascade,
  -- As the document names it. The bytes under the name of a file may have changed: the newest ones count.
  source_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  width int,
  height int,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  -- Whether something ever showed it. What was only uploaded goes after a while.
  shown boolean not null,
  -- When it was last uploaded, or first shown where it is.
  created_at timestamptz not null,
  primary key (company_id, source_name, sha256)
);
create index pictures_bytes on pictures (sha256);
create index pictures_unused on pictures (created_at) where not shown;

insert into pictures (company_id, source_name, sha256, media_type, size_bytes, width, height, color, shown, created_at)
select distinct on (company_id, source_name, sha256) company_id, source_name, sha256, media_type, size_bytes, width,
  height, color, true, created_at
from branding_pictures;

-- Whatever is shown is remembered, by whichever door it came.
create function remember_picture() returns trigger language plpgsql as $$
begin
  insert into pictures (company_id, source_name, sha256, media_type, size_bytes, width, height, color, shown, created_at)
  values (new.company_id, new.source_name, new.sha256, new.media_type, new.size_bytes, new.width, new.height, new.color,
    true, now())
  on conflict (company_id, source_name, sha256) do update set shown = true, created_at = excluded.created_at;
  return null;
end $$;

create trigger remember_picture after insert or update of source_name, sha256 on files
for each row execute function remember_picture();

update files set source_name = source_name;

-- Where in its picture the food is, as shares of its width and height from the left and the top; without it, in the
-- middle. Crops keep it.
alter table plates add column image_focus jsonb;
alter table categories add column image_focus jsonb;
