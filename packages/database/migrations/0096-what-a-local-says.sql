-- What a local says of its own over the menus of its branch. A row is there only where it says something, so that no
-- row and no value mean that the branch's holds.
create table plate_overrides (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  plate_id uuid not null,
  price bigint check (price >= 0),
  visible boolean,
  primary key (branch_id, branch_contact_id, plate_id),
  check (num_nonnulls(price, visible) > 0),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade
);
create index plate_overrides_plate on plate_overrides (branch_id, plate_id);

create table size_overrides (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  size_id uuid not null,
  price bigint not null check (price >= 0),
  primary key (branch_id, branch_contact_id, size_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, size_id) references sizes (branch_id, id) on delete cascade
);
create index size_overrides_size on size_overrides (branch_id, size_id);

create table garnish_overrides (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  garnish_id uuid not null,
  price bigint check (price >= 0),
  visible boolean,
  primary key (branch_id, branch_contact_id, garnish_id),
  check (num_nonnulls(price, visible) > 0),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, garnish_id) references garnishes (branch_id, id) on delete cascade
);
create index garnish_overrides_garnish on garnish_overrides (branch_id, garnish_id);
