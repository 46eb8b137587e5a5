# The benchmark of the web service, for Tools/bench. The goals compare with the original server (Vapor 4,
# release, SQLite) on the same machine.
# shellcheck shell=bash
# shellcheck disable=SC2154

service=$root/.build/release/football-gather-server
service_port=18080
service_url=http://127.0.0.1:$service_port
# wrk needs a processor. Another thread of the server would wait for it, as long as the system lets a
# thread run: several milliseconds.
service_threads=$(($(getconf _NPROCESSORS_ONLN) - 1))
[ "$service_threads" -gt 0 ] || service_threads=1
service_turns=7
# The server, and another one on the next port if there are two.
service_process=
second_process=
# The proxy between them and PostgreSQL, and its port.
delay_process=
delay_port=18090
# The milliseconds that the proxy delays each byte, in both directions.
service_delay=3
loaded_ports=()
# The connections to each port.
loaded_connections=32
trap 'kill $service_process $second_process $delay_process 2>/dev/null; stop_postgresql' EXIT

# Starts the server on a data directory, or on PostgreSQL if it runs, and waits for the first answer:
# start_service DIRECTORY
start_service() {
    start_server "$1" "$service_port" || return 70
    service_process=$server_process
}

start_server() {
    local status
    if [ -n "$postgresql" ]; then
        FOOTBALL_GATHER_DATABASE=$postgresql "$service" --listen "127.0.0.1:$2" \
            --threads "$service_threads" 2>"$scratch/service.log" &
    else
        "$service" --listen "127.0.0.1:$2" --data-dir "$1" --threads "$service_threads" \
            2>"$scratch/service.log" &
    fi
    server_process=$!
    until { exec 3<>"/dev/tcp/127.0.0.1/$2"; } 2>/dev/null; do
        kill -0 "$server_process" 2>/dev/null || {
            cat "$scratch/service.log" >&2
            return 70
        }
    done
    printf 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' >&3
    IFS= read -r status <&3
    exec 3<&-
    # Another program could have answered.
    if [[ $status != *200* ]] || ! kill -0 "$server_process" 2>/dev/null; then
        cat "$scratch/service.log" >&2
        return 70
    fi
}

stop_service() {
    local process status=0
    for process in $service_process $second_process; do
        kill "$process" && wait "$process" || status=70
    done
    service_process='' second_process=''
    return "$status"
}

# Executes the SQL in the input: service_sql DIRECTORY
service_sql() {
    if [ -n "$postgresql" ]; then
        psql -qX -v ON_ERROR_STOP=1 "$postgresql"
    else
        sqlite3 -bail -cmd '.timeout 60000' "$1/football-gather-server.sqlite"
    fi
}

# Executes the SQL in the input on the tables, and in SQLite also on their copies, which the server compares:
# change_service DIRECTORY
change_service() {
    local sql
    sql=$(cat)
    if [ -z "$postgresql" ]; then
        sql="BEGIN; $sql; $(sed -E 's/\b(users|players)\b/\1_copy/g' <<<"$sql"); COMMIT;"
    fi
    service_sql "$1" <<<"$sql"
}

memory_of_service() { awk '/^VmRSS/ { print int($2 / 1024 + 0.5) }' "/proc/$service_process/status"; }

# Sends requests on connections to the servers on `loaded_ports`, and sets `rate` to the requests per
# second and `p99` to the 99th percentile in milliseconds, the larger one of two servers:
# load_service SECONDS [OPTION OF WRK …] PATH
load_service() {
    local port loads=() load
    rm -f "$scratch"/wrk.*
    for port in "${loaded_ports[@]}"; do
        wrk --threads 1 --connections "$loaded_connections" --duration "$1s" --latency \
            "${@:2:$#-2}" "http://127.0.0.1:$port${*: -1}" >"$scratch/wrk.$port" &
        loads+=($!)
    done
    for load in "${loads[@]}"; do wait "$load" || return 70; done
    if grep -hE 'Non-2xx|Socket errors' "$scratch"/wrk.* >&2; then return 70; fi
    read -r rate p99 < <(awk '
        $1 == "99%" { m = $2 * ($2 ~ /us$/ ? 0.001 : $2 ~ /[0-9]s$/ ? 1000 : 1); if (m > p) p = m }
        $1 == "Requests/sec:" { r += $2 }
        END { printf "%d %.1f\n", r, p }' "$scratch"/wrk.*)
}

# Keeps `rate` and `p99` of a turn: end_turn NAME
end_turn() { echo "$rate $p99" >>"$scratch/turns.$1"; }

# Sets `rate` and `p99` to the medians of the turns: use_median NAME
use_median() {
    rate=$(cut -d ' ' -f 1 "$scratch/turns.$1" | sort -n | sed -n "$((service_turns / 2 + 1))p")
    p99=$(cut -d ' ' -f 2 "$scratch/turns.$1" | sort -n | sed -n "$((service_turns / 2 + 1))p")
}

# Prints a row of the table and notes a missed goal, which PostgreSQL does not have: service_row NAME
# RATE P99 GOAL_RATE GOAL_P99
service_row() {
    local verdict=met
    if [ -n "$postgresql" ]; then
        printf '| %s | %s | %s ms | | | |\n' "$1" "$2" "$3"
        return
    fi
    awk -v r="$2" -v p="$3" -v gr="$4" -v gp="$5" 'BEGIN { exit !(r >= gr && p <= gp) }' || {
        verdict=missed
        service_missed=1
    }
    printf '| %s | %s | %s ms | %s | %s ms | %s |\n' "$1" "$2" "$3" "$4" "$5" "$verdict"
}

# Prints whether a value is at most its goal: service_limit NAME VALUE GOAL UNIT
service_limit() {
    local verdict=met
    awk -v v="$2" -v g="$3" 'BEGIN { exit !(v <= g) }' || {
        verdict=missed
        service_missed=1
    }
    echo "$1: $2 $4 (goal: at most $3 $4, $verdict)"
}

# Adds players of other users to the database: add_other_players DIRECTORY COUNT
add_other_players() {
    change_service "$1" <<END
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < $2 / 20)
INSERT INTO users (id, name, identity_key, password_hash)
SELECT '$2-' || n, 'other', '$2-' || n, '' FROM numbers;
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
INSERT INTO players (user_number, name, age) SELECT number, 'Player', 20 FROM users, numbers
WHERE id LIKE '$2-%';
END
}

# Registers a user, and sets `service_token` and `service_user` to the token and the identifier of a
# session: sign_up NAME
sign_up() {
    local session
    curl -fsS -H 'Content-Type: application/json' "$service_url/api/users" \
        -d "{\"username\":\"$1\",\"password\":\"correct horse\"}" || return 70
    session=$(curl -fsS -X POST -u "$1:correct horse" "$service_url/api/users/login") || return 70
    [[ $session =~ token\":\"([^\"]+).*userID\":\"([^\"]+) ]] || return 70
    service_token=${BASH_REMATCH[1]} service_user=${BASH_REMATCH[2]}
}

# Measures the list beside 1,000,000 players of others. A copy of the SQLite file gets them, and a server
# of its own, so that both take turns. Uses the variables of `bench_service`.
bench_other_players() {
    local turn name='the list beside 1,000,000 other players'
    if [ -n "$postgresql" ]; then
        add_other_players "$data" 1000000 &&
            load_service 10 --header "$bearer" /api/players || return 70
        service_row "$name" "$rate" "$p99"
        return
    fi
    rm -rf "$data-many"
    mkdir -m 700 "$data-many"
    service_sql "$data" <<<"VACUUM INTO '$data-many/football-gather-server.sqlite';" &&
        chmod 600 "$data-many"/* && add_other_players "$data-many" 1000000 &&
        start_server "$data-many" $((service_port + 1)) || return 70
    second_process=$server_process
    for ((turn = 0; turn < service_turns; turn++)); do
        load_service 2 --header "$bearer" /api/players && end_turn few || return 70
        loaded_ports=($((service_port + 1)))
        load_service 2 --header "$bearer" /api/players && end_turn many || return 70
        loaded_ports=("$service_port")
    done
    use_median few
    few=$rate
    use_median many
    service_row "$name" "$rate" "$p99" $((few * 10 / 12)) 5.9
}

# Measures events of a gather after few and after many others. Uses the variables of `bench_service`.
bench_events() {
    local few many
    # A ~ becomes a quotation mark within the quoted data.
    awk -v url="$service_url/api/matches" -v bearer="$bearer" '
        function send(number, change, data) {
            data = "{~matches~:[{~id~:~" id "~,~events~:[{~id~:~" id ":" number "~,~counter~:" number
            data = data ",~wall~:1,~uptime~:1,~boot~:~b~,~change~:" change "}]}]}"
            gsub(/~/, "\\\"", data)
            if (number > 1) print "next"
            printf "url = \"%s\"\nrequest = \"PUT\"\nheader = \"%s\"\n", url, bearer
            printf "header = \"Content-Type: application/json\"\ndata = \"%s\"\n", data
            print "write-out = \"%{time_total}\\n\"\nfail\nsilent\nshow-error"
        }
        BEGIN {
            id = "5F9619FF-8B86-D011-B42D-00CF4FC964FF"
            start = "{~bench~:[],~milliseconds~:600000,~score~:[0,0],~lineUp~:["
            start = start "{~name~:~A~,~team~:~a~},{~name~:~B~,~team~:~b~}]}"
            send(1, "{~kind~:~started~,~start~:" start "}")
            for (n = 2; n <= 600; n++) send(n, "{~kind~:~clock" (n % 2 ? "Paused" : "Started") "~}")
        }' >"$scratch/events.curl"
    curl --config "$scratch/events.curl" >"$scratch/events.times" || return 70
    few=$(sed -n '5,104p' "$scratch/events.times" | sort -n | sed -n 50p)
    many=$(sed -n '501,600p' "$scratch/events.times" | sort -n | sed -n 50p)
    service_limit 'an event of a gather after 500 others' \
        "$(awk -v t="$many" 'BEGIN { printf "%.2f", t * 1000 }')" \
        "$(awk -v t="$few" 'BEGIN { printf "%.2f", t * 1000 + 1 }')" ms
}

# Writes the script of wrk for inserts. Of several servers, each gets accounts of its own:
# insert_script SERVERS TOKEN …
insert_script() {
    cat >"$scratch/insert.lua" <<END
local requests, count = {}, 0
function init()
    wrk.body = '{"name":"Player","age":20,"skill":"amateur","preferredPosition":"winger"}'
    local number = wrk.port - $service_port
    for token in ("${*:2}"):gmatch("%S+") do
        local fields = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token }
        if number % $1 == 0 then table.insert(requests, wrk.format("POST", nil, fields)) end
        number = number + 1
    end
end
function request()
    count = count + 1
    return requests[count % #requests + 1]
end
END
}

# Measures the service: bench_service [two]
bench_service() {
    local service_missed='' data=$scratch/service start end rate p99 few token user
    rm -rf "$data"
    start_service "$data" && stop_service || return 70
    start=$EPOCHREALTIME
    start_service "$data" || return 70
    end=$EPOCHREALTIME
    service_limit 'first answer after the start' \
        "$(awk -v a="$start" -v b="$end" 'BEGIN { printf "%.1f", (b - a) * 1000 }')" 20 ms
    service_limit 'resident memory' "$(memory_of_service)" 30 MB
    loaded_ports=("$service_port") loaded_connections=32
    if [ "${1-}" = two ]; then
        start_server "$data" $((service_port + 1)) || return 70
        second_process=$server_process
        loaded_ports+=($((service_port + 1))) loaded_connections=16
    fi

    sign_up bench || return 70
    token=$service_token user=$service_user
    change_service "$data" <<END && add_other_players "$data" 1000 || return 70
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
        INSERT INTO players (user_number, name, age, skill, position, favourite_team)
        SELECT number, 'Player ' || n, 20 + n, 'amateur', 'winger', 'Team ' || n
        FROM users, numbers
END
    local bearer="Authorization: Bearer $token"
    # A user has at most 10,000 players.
    local tokens='' number
    for number in {1..15}; do
        sign_up "bench$number" || return 70
        tokens+=" $service_token"
    done
    # shellcheck disable=SC2086
    insert_script 1 $tokens
    cat >"$scratch/sign-in.lua" <<END
wrk.method = "POST"
wrk.headers["Authorization"] = "Basic $(printf 'bench:correct horse' | base64)"
END

    printf '\n| request | requests/s | p99 | goal | | |\n| --- | ---: | ---: | ---: | ---: | --- |\n'
    # The speed of a machine can change from one second to the next, so the requests take turns.
    local turn sign_ins
    rm -f "$scratch"/turns.*
    for ((turn = 0; turn < service_turns; turn++)); do
        load_service 2 /health/live && end_turn constant &&
            load_service 2 --header "$bearer" /api/players && end_turn list &&
            load_service 2 "/api/users/$user" && end_turn user || return 70
        wrk --threads 1 --connections 4 --duration 3s --script "$scratch/sign-in.lua" \
            "$service_url/api/users/login" >/dev/null &
        sign_ins=$!
        load_service 2 --header "$bearer" /api/players && end_turn sign-in || return 70
        wait "$sign_ins"
    done
    use_median constant
    printf '| GET /health/live, a constant answer | %s | %s ms | | | |\n' "$rate" "$p99"
    use_median list
    few=$rate
    service_row 'GET /api/players, 20 players' "$rate" "$p99" 17000 5.9
    use_median user
    service_row 'GET /api/users/{id}' "$rate" "$p99" 45000 1.6
    use_median sign-in
    service_row 'the list while four clients sign in' "$rate" "$p99" $((few / 2)) 59
    bench_other_players || return 70
    load_service 5 --script "$scratch/insert.lua" /api/players || return 70
    service_row 'POST /api/players' "$rate" "$p99" 4000 15
    echo
    bench_events || return 70
    stop_service || return 70
    rm -rf "$data" "$data-many"
    [ -z "$service_missed" ]
}

# Prints the processor time of processes in hundredths of a second: processor_time PROCESS …
processor_time() {
    local process
    for process in "$@"; do cat "/proc/$process/stat" 2>/dev/null; done |
        awk '{ sum += $14 + $15 } END { print sum + 0 }'
}

# Prints the processor times of PostgreSQL, the servers, the proxy and all processes, and the idle time.
processor_times() {
    local postmaster
    postmaster=$(head -n 1 "$postgresql_data/postmaster.pid")
    # shellcheck disable=SC2046
    echo "$(processor_time $(pgrep -P "$postmaster"))" \
        "$(processor_time "$service_process" "$second_process")" \
        "$(processor_time "$delay_process")" \
        "$(awk '/^cpu / { print $2 + $3 + $4 + $7 + $8, $5 + $6 }' /proc/stat)"
}

# Sends inserts to the servers on `loaded_ports` in one turn: load_accounts NAME TOKEN …
load_accounts() {
    local before
    insert_script "${#loaded_ports[@]}" "${@:2}"
    before=$(processor_times)
    load_service 3 --script "$scratch/insert.lua" /api/players && end_turn "$1" &&
        echo "$before $(processor_times)" >>"$scratch/times.$1"
}

# Prints the shares of the processors in the turns: use_of_processors NAME
use_of_processors() {
    awk '{ for (n = 1; n <= 5; n++) sum[n] += $(n + 5) - $n }
        END {
            all = sum[4] + sum[5]
            printf "of the processors, PostgreSQL used %d %%, the servers %d %%, the proxy %d %%, ",
                100 * sum[1] / all, 100 * sum[2] / all, 100 * sum[3] / all
            printf "other programs %d %%\n", 100 * (sum[4] - sum[1] - sum[2] - sum[3]) / all
        }' "$scratch/times.$1"
}

# Prints whether a value is at least its goal: service_minimum NAME VALUE GOAL UNIT
service_minimum() {
    local verdict=met
    awk -v v="$2" -v g="$3" 'BEGIN { exit !(v >= g) }' || {
        verdict=missed
        service_missed=1
    }
    echo "$1: $2 $4 (goal: at least $3 $4, $verdict)"
}

# Measures inserts of 64 accounts while each byte between the servers and PostgreSQL takes 3 ms. Each server
# has 128 connections. The order within an account limits both: an insert takes two round trips and a flush.
bench_accounts() {
    local service_missed='' turn number hash tokens=() sql='' one
    "$bench" delay "$delay_port" "$postgresql_data/.s.PGSQL.5432" "$service_delay" &
    delay_process=$!
    postgresql=postgres://postgres@127.0.0.1:$delay_port/postgres
    until { : <>"/dev/tcp/127.0.0.1/$delay_port"; } 2>/dev/null; do
        kill -0 "$delay_process" || return 70
    done
    start_server '' $((service_port + 1)) || return 70
    second_process=$server_process
    start_service '' || return 70
    for number in {1..64}; do
        tokens+=("account-$number")
        hash=$(printf %s "account-$number" | b2sum --length 256)
        sql+="INSERT INTO users (id, name, identity_key, password_hash)
            VALUES ('account-$number', 'account', 'account-$number', '');
            INSERT INTO tokens (hash, user_number, expires_at)
            SELECT '${hash%% *}', number, 4102444800000 FROM users WHERE id = 'account-$number';"
    done
    change_service '' <<<"$sql" || return 70
    rm -f "$scratch"/turns.* "$scratch"/times.*
    loaded_connections=128
    for ((turn = 0; turn < service_turns; turn++)); do
        loaded_ports=("$service_port")
        load_accounts one "${tokens[@]}" || return 70
        loaded_ports+=($((service_port + 1)))
        load_accounts two "${tokens[@]}" || return 70
    done
    use_median one
    one=$rate
    service_minimum "inserts by one server, p99 $p99 ms" "$rate" 2000 requests/s
    use_of_processors one
    use_median two
    service_minimum "inserts by two servers, p99 $p99 ms" "$rate" 3600 requests/s
    use_of_processors two
    awk -v a="$one" -v b="$rate" 'BEGIN { printf "two servers compared with one: %.2f times\n", b / a }'
    stop_service || return 70
    [ -z "$service_missed" ]
}

# Measures the service with PostgreSQL: one server, then two that share the database, then both far from it.
bench_service_postgresql() {
    local status=0 result
    for servers in one two far; do
        case $servers in
        far) printf '\nPostgreSQL, 64 accounts, %s ms away\n\n' "$service_delay" ;;
        *) printf '\nPostgreSQL, %s server(s)\n' "$servers" ;;
        esac
        start_postgresql && case $servers in
        far) bench_accounts ;;
        *) bench_service "$servers" ;;
        esac
        result=$?
        [ "$result" -le "$status" ] || status=$result
        stop_service
        [ -z "$delay_process" ] || kill "$delay_process"
        delay_process=''
        stop_postgresql
    done
    return "$status"
}
