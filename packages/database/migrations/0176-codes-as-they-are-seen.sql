-- A discount code is looked up by the form that it is seen in (normaliseCode), so it is kept in that form: without what
-- cannot be seen, one space for each run of blanks and none at its ends, each letter in one form, and that a capital one.
-- Where two become one, the one that a diner finds today keeps the name: an active one before others, then the first of
-- the list. The others are kept under the name with the end of their id behind it, and nobody's uses go to another code.
with seen as (
  select branch_id, id, code, active, position, upper(translate(
    normalize(btrim(regexp_replace(regexp_replace(code,
      -- What JavaScript calls Default_Ignorable_Code_Point, and the control characters that are no blank.
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8]',
      '', 'g'), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')), nfc),
    'áàâãäåçéèêëíìîïñóòôõöúùûüý', 'ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝ')) as plain
  from discount_codes
), ranked as (
  select *, row_number() over (partition by branch_id, plain order by active desc, position, code = plain desc, id) as place
  from seen
), named as (
  select branch_id, id, case when place = 1 then plain else plain || '-' || upper(right(id::text, 6)) end as name from ranked
), parted as (
  -- Names that are going to be free are left first: a unique key is judged row by row.
  update discount_codes d set code = d.id::text from named n
  where n.branch_id = d.branch_id and n.id = d.id and n.name <> d.code
  returning d.branch_id, d.id, n.name
)
select branch_id, id, name into temporary table renamed_codes from parted;

update discount_codes d set code = r.name from renamed_codes r where r.branch_id = d.branch_id and r.id = d.id;
drop table renamed_codes;

-- The unique key of a branch's codes finds them now.
drop index discount_codes_typed;
