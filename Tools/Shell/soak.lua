-- Mixed requests of one client for wrk, each with the status that it has to get. A thread of wrk is one
-- client with one connection, so a response belongs to the last request.

local threads = {}
local number = 0
local uuid = "6F9619FF-8B86-D011-B42D-00CF4FC964%02X"

function setup(thread)
   thread:set("client", number)
   table.insert(threads, thread)
   number = number + 1
end

-- The arguments are the token and the identifier of each user, and the name and password for a sign-in.
function init(arguments)
   token, user = arguments[2 * client + 1], arguments[2 * client + 2]
   basic = arguments[#arguments]
   players, gathers, version, errors = {}, {}, "0", ""
   requests, failures = 0, 0
   math.randomseed(client + 1)
end

local function bearer() return "Bearer " .. token end

local function send(method, path, body, statuses, done, authorization, type)
   expected, finish = statuses, done
   local fields = {["Authorization"] = authorization or bearer()}
   if body then fields["Content-Type"] = type or "application/json" end
   name = method .. " " .. path
   return wrk.format(method, path, fields, body)
end

local function any(list) return list[math.random(#list)] end

local function remove(list, value)
   for index, other in ipairs(list) do
      if other == value then return table.remove(list, index) end
   end
end

local function create(path, list)
   return function(fields)
      local id = fields["Location"]
      if id and #list < 50 then table.insert(list, id) end
   end
end

local function player()
   return send("POST", "/api/players", '{"name":"Bo","age":30,"skill":"amateur"}', "201",
      create("/api/players/", players))
end

local function gather() return send("POST", "/api/gathers", "{}", "201", create("/api/gathers/", gathers)) end

-- The first event of a gather; a repeated one changes nothing.
local function start(device)
   local id = string.format(uuid, client)
   return '{"matches":[{"id":"' .. id .. '","events":[{"id":"' .. device .. ':1","counter":1,"wall":0,'
      .. '"uptime":0,"boot":"","change":{"kind":"started","start":{"bench":[],"milliseconds":600000,'
      .. '"score":[0,0],"lineUp":[{"player":1,"name":"Cy","team":"a"}]}}}]}]}'
end

local valid = {
   function() return send("GET", "/api/players", nil, "200") end,
   function() return send("GET", "/api/gathers", nil, "200") end,
   function() return send("GET", "/api/users", nil, "200") end,
   function() return send("GET", "/api/users/" .. user, nil, "200") end,
   function() return send("GET", "/api/users/sessions", nil, "200") end,
   function()
      return send("GET", "/api/changes/" .. version, nil, "200 410", function(_, body, status)
         version = status == 200 and body:match('"version":"([^"]*)"') or "0"
      end)
   end,
   function() return send("PUT", any(players), '{"name":"Cy"}', "204") end,
   function() return send("GET", any(players) .. "/gathers", nil, "200") end,
   function() return send("PUT", any(gathers), '{"score":"3-1","winnerTeam":"Team A"}', "204") end,
   function() return send("GET", any(gathers) .. "/players", nil, "200") end,
   function()
      local id = any(players):match("%d+$")
      return send("POST", any(gathers) .. "/players/" .. id, '{"team":"Team A"}', "200 409")
   end,
   function() return send("PUT", "/api/matches", start(string.format(uuid, 255)), "204") end,
   function() return send("GET", "/health/live", nil, "200") end,
   function() return send("GET", "/health/ready", nil, "200") end,
   function() return send("GET", "/metrics", nil, "200") end,
   function() return send("GET", "/openapi.json", nil, "200") end,
}

local invalid = {
   function() return send("GET", "/api/players", nil, "401", nil, "Bearer 0") end,
   function() return send("POST", "/api/users/login", nil, "401", nil, "Basic eA==") end,
   function() return send("POST", "/api/users", '{"username":"","password":""}', "422") end,
   function() return send("POST", "/api/players", "{", "400") end,
   function() return send("POST", "/api/players", '{"name":"Bo","age":0}', "422") end,
   function() return send("POST", "/api/players", '{"name":"Bo"}', "415", nil, nil, "text/plain") end,
   function() return send("POST", "/api/players", string.rep(" ", 20000), "413") end,
   function() return send("PUT", "/api/players/x", '{"name":"Bo"}', "400") end,
   function() return send("DELETE", "/api/players/999999999999", nil, "404") end,
   function() return send("PUT", "/api/gathers/" .. string.format(uuid, 255), "{}", "404") end,
   function() return send("POST", "/api/gathers", '{"score":"x"}', "422") end,
   function() return send("PUT", "/api/matches", start("x"), "400 422") end,
   function() return send("GET", "/api/changes/x", nil, "400") end,
   function() return send("PATCH", "/api/players", nil, "405") end,
   function() return send("GET", "/api/nothing", nil, "404") end,
   function()
      return send("PUT", "/api/users/password", '{"oldPassword":"a","newPassword":"b"}', "422")
   end,
}

function request()
   requests = requests + 1
   local chance = math.random(1000)
   if #gathers == 0 or (#gathers < 20 and chance <= 40) then return gather() end
   if #players == 0 or (#players < 40 and chance <= 80) then return player() end
   if #players > 20 and chance <= 120 then
      local id = any(players)
      return send("DELETE", id, nil, "204", function() remove(players, id) end)
   end
   if #gathers > 10 and chance <= 160 then
      local id = any(gathers)
      return send("DELETE", id, nil, "204", function() remove(gathers, id) end)
   end
   -- A sign-in takes a hundred times as long as the other requests. Its token ends the one before.
   if client == 0 and chance == 1000 then
      local old = extra
      if old then
         extra = nil
         return send("DELETE", "/api/users/login", nil, "204", nil, "Bearer " .. old)
      end
      return send("POST", "/api/users/login", nil, "200", function(_, body)
         extra = body:match('"token":"(%w+)"')
      end, basic)
   end
   return any(chance <= 400 and invalid or valid)()
end

function response(status, fields, body)
   if not (" " .. expected .. " "):find(" " .. status .. " ", 1, true) then
      failures = failures + 1
      if failures <= 5 then
         errors = errors .. name .. ": " .. status .. " instead of " .. expected .. "\n"
      end
   elseif finish then
      finish(fields, body, status)
   end
end

function done(summary)
   local total, unexpected = 0, 0
   for _, thread in ipairs(threads) do
      io.write(thread:get("errors"))
      total = total + thread:get("requests")
      unexpected = unexpected + thread:get("failures")
   end
   local e = summary.errors
   local lost = e.connect + e.read + e.write + e.timeout
   io.write(string.format("%d requests, %d unexpected statuses, %d failed connections\n",
      total, unexpected, lost))
end
