-- Sends a live event when a session of the user is deleted, for whatever reason.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('userId', old.account_id, 'topic', 'session')::text);
  return null;
end $$;

create trigger sessions_tell_end after delete on sessions for each row execute function tell_session_end();
