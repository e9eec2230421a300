-- A branch names the provider of its maps and of its addresses (docs/decisions/030). What was written there before was
-- read by nobody, and could be anything: it is kept where it is a name that somebody has.
update branches set map_provider = null where map_provider not in ('openstreetmap', 'carto');
update branches set geocoding_provider = null where geocoding_provider not in ('photon', 'nominatim', 'google');
alter table branches
  add constraint branches_map_provider check (map_provider in ('openstreetmap', 'carto')),
  add constraint branches_geocoding_provider check (geocoding_provider in ('photon', 'nominatim', 'google'));
