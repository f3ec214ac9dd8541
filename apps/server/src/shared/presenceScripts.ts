// Scripts for presence in Redis, each run as one command. One hash for each game has
//   h <process> <socket> <who>   for each socket that has entered it, and
//   g <who>                      since when a player is gone,
// with line breaks instead of spaces. A sorted set has every process with the time at which it was last heard of, below zero once
// it has taken its leave; a hash has how many sockets each one has.

/** KEYS: game. ARGV: entry, gone, how long to keep. */
export const ENTER = `
redis.call('HSET', KEYS[1], ARGV[1], '')
redis.call('HDEL', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
`;

const HELPERS = `
local function lastSeen(process)
  local score = tonumber(redis.call('ZSCORE', KEYS[2], process) or 0)
  return math.abs(score), score > horizon
end
local function parts(field)
  return string.match(field, '^h\\n([^\\n]*)\\n[^\\n]*\\n(.*)$')
end
`;

/** KEYS: game, processes. ARGV: entry, gone, who, now, before that processes are dead, how long to keep. */
export const LEAVE = `
local horizon = tonumber(ARGV[5])
${HELPERS}
redis.call('HDEL', KEYS[1], ARGV[1])
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  local process, who = parts(field)
  if who == ARGV[3] then
    local _, alive = lastSeen(process)
    if alive then return end
  end
end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[6])
`;

/**
 * Gives two lists: those present, and those gone with the time after each. Removes the entries of dead processes.
 * KEYS: game, processes. ARGV: before that processes are dead, before that absences are forgotten.
 */
export const OF = `
local horizon, forgotten = tonumber(ARGV[1]), tonumber(ARGV[2])
${HELPERS}
local here, gone, dead = {}, {}, {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local process, who = parts(all[i])
  if process then
    local seen, alive = lastSeen(process)
    if alive then
      here[who] = true
    else
      dead[#dead + 1] = all[i]
      gone[who] = math.max(gone[who] or 0, seen)
    end
  else
    local absent = string.sub(all[i], 3)
    gone[absent] = math.max(gone[absent] or 0, tonumber(all[i + 1]))
  end
end
for _, field in ipairs(dead) do redis.call('HDEL', KEYS[1], field) end
local present, absent = {}, {}
for who in pairs(here) do present[#present + 1] = who end
for who, at in pairs(gone) do
  local field = 'g\\n' .. who
  if here[who] or at <= forgotten or string.sub(who, 1, 8) == 'watcher:' then
    redis.call('HDEL', KEYS[1], field)
  else
    if #dead > 0 then redis.call('HSET', KEYS[1], field, at) end
    absent[#absent + 1] = who
    absent[#absent + 1] = tostring(at)
  end
end
return { present, absent }
`;

/**
 * Says that a process lives. Gives whether that was known, and those living that have entered all their sockets, with the number of
 * them after each. KEYS: processes, sockets. ARGV: process, now, its sockets or nothing (then it has yet to enter them), before that
 * processes are dead, before that they are forgotten.
 */
export const BEAT = `
local before = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
if ARGV[3] ~= '' then redis.call('HSET', KEYS[2], ARGV[1], ARGV[3]) end
local forgotten = tonumber(ARGV[5])
for _, range in ipairs({ { 0, forgotten }, { -forgotten, 0 } }) do
  for _, process in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], range[1], range[2])) do
    redis.call('ZREM', KEYS[1], process)
    redis.call('HDEL', KEYS[2], process)
  end
end
local living = {}
for _, process in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[4], '+inf')) do
  local sockets = redis.call('HGET', KEYS[2], process)
  if sockets then
    living[#living + 1] = process
    living[#living + 1] = sockets
  end
end
return { before > tonumber(ARGV[4]) and 1 or 0, living }
`;

/** KEYS: processes, sockets. ARGV: process, now or nothing (then it was last heard of before). */
export const END = `
local at = tonumber(ARGV[2]) or tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('ZADD', KEYS[1], -math.abs(at), ARGV[1])
`;
