-- The branding of a branch through time. What holds stays where it is served from (branches and files); a version is a
-- copy of it, written when it changed and never again, so that whoever changes a colour can go back to any earlier day.

-- What a branch may wear: the pictures that it ever had or that its people uploaded. Whoever knows the hash of another
-- tenant's picture cannot take it.
create table branding_pictures (
  company_id uuid not null,
  branch_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- As a tenant file names it.
  source_name text not null,
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  width int,
  height int,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  primary key (branch_id, sha256),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

create table branding_versions (
  company_id uuid not null,
  branch_id uuid not null,
  -- 1, 2, 3…: the highest one is what holds.
  number int not null check (number > 0),
  content jsonb not null,
  -- Whether a person changed it, or a tenant file was imported.
  source text not null check (source in ('CONSOLE', 'FILE')),
  staff_user_id uuid references staff_users (id) on delete set null,
  -- The version whose content was taken back.
  restored_from int,
  created_at timestamptz not null,
  primary key (branch_id, number),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- What somebody is trying, for the preview. Only the digest of its token is kept.
create table branding_drafts (
  company_id uuid not null,
  branch_id uuid not null,
  token_hash text not null unique,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  content jsonb not null,
  expires_at timestamptz not null,
  primary key (branch_id, token_hash),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
create index branding_drafts_expiry on branding_drafts (expires_at);

-- The branding of a branch as it holds now, in the shape of the console.
create function branding_of(the_branch uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'colorConfig', jsonb_strip_nulls(jsonb_build_object(
      'colorModeType', b.color_mode_type,
      'lightMainColor', b.light_main_color, 'darkMainColor', b.dark_main_color,
      'buttonBorderedColorLight', b.button_bordered_color_light, 'buttonBorderedColorDark', b.button_bordered_color_dark,
      'promotionalBannerColorLight', b.promotional_banner_color_light,
      'promotionalBannerColorDark', b.promotional_banner_color_dark,
      'mainBackgroundColorLight', b.main_background_color_light, 'mainBackgroundColorDark', b.main_background_color_dark,
      'mainTextColorLight', b.main_text_color_light, 'mainTextColorDark', b.main_text_color_dark,
      'descriptionTextColorLight', b.description_text_color_light,
      'descriptionTextColorDark', b.description_text_color_dark)),
    'fontFamily', b.font_family,
    'logo', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'LOGO'),
    'banner', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'BANNER'),
    'background', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'BACKGROUND'),
    'withCustomBannerLogo', b.with_custom_banner_logo,
    'withCustomBackgroundLogo', b.with_custom_background_logo,
    'social', jsonb_build_object('instagram', b.instagram, 'facebook', b.facebook),
    'customMessage', coalesce(b.custom_message, ''),
    'menuConfig', jsonb_build_object(
      'plateDetailInModal', b.plate_detail_in_modal, 'platesInMainView', b.plates_in_main_view,
      'indicatorDisplay', b.indicator_display))
  from branches b where b.id = the_branch
$$;

-- Writes down what holds as a new version, where it is not the newest one already, and answers its number. Whoever calls
-- it holds the lock of the branch's row.
create function record_branding(the_branch uuid, by_source text, by_staff uuid, back_to int, at timestamptz)
returns int language sql as $$
  insert into branding_pictures (company_id, branch_id, sha256, source_name, media_type, size_bytes, width, height, color,
    created_at)
  select distinct on (f.sha256) b.company_id, b.id, f.sha256, f.source_name, f.media_type, f.size_bytes, f.width, f.height,
    f.color, at
  from branches b join files f on f.owner_id = b.id and f.kind in ('LOGO', 'BANNER', 'BACKGROUND')
  where b.id = the_branch
  on conflict (branch_id, sha256) do nothing;

  with newest as (
    select number, content from branding_versions where branch_id = the_branch order by number desc limit 1
  )
  insert into branding_versions (company_id, branch_id, number, content, source, staff_user_id, restored_from, created_at)
  select b.company_id, b.id, coalesce((select number from newest), 0) + 1, branding_of(b.id), by_source, by_staff, back_to,
    at
  from branches b
  where b.id = the_branch and branding_of(b.id) is distinct from (select content from newest)
  returning number
$$;

select record_branding(id, 'FILE', null, null, now()) from branches;
