-- How often somebody did something lately, counted for all processes together. Nothing here is worth a write-ahead
-- log: after a crash the counting begins anew. The columns are those that rate-limiter-flexible asks for.

create unlogged table rate_limits (
  key text primary key,
  points int not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
