-- What a report is about: the lines of its order, of which none is deleted while the order is there.
alter table cases add column order_line_ids text[] not null default '{}';

-- Photos that a diner sent of an order. Without a case one was sent and not reported yet; it goes after a day.
create table case_photos (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  case_id uuid,
  sha256 text not null,
  created_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index case_photos_order on case_photos (branch_id, order_id);
create index case_photos_case on case_photos (case_id) where case_id is not null;
create index case_photos_file on case_photos (sha256);
create index case_photos_age on case_photos (created_at);
