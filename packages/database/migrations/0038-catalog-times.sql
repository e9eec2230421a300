-- When the catalogue of a branch contact took its version: what its pages show is as old as that, which is what a sitemap
-- tells of them.
alter table branch_contacts add column catalog_changed_at timestamptz not null default now();
