-- Riders whom the shop lets begin no shift any more (docs/decisions/126).

alter table riders add column blocked_at timestamptz;
