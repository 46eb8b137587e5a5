# A PostgreSQL server of its own, for Tools/bench.
# shellcheck shell=bash

# The address of the running server, for other files.
# shellcheck disable=SC2034
postgresql=
postgresql_data=
# Whether Linux makes an autogroup for each session (setsid), such as each connection of PostgreSQL, and
# shares the processors among them. On Linux 6.18 some of them wait for seconds although they could run.
# Services of systemd have no autogroups.
autogroups=/proc/sys/kernel/sched_autogroup_enabled
had_autogroups=

# Runs a program of PostgreSQL, which refuses to run for root.
run_postgresql() {
    local programs
    programs=$(find /usr/lib/postgresql -path '*/bin/initdb' -printf '%h\n' 2>/dev/null | sort -V | tail -n 1)
    set -- "${programs:+$programs/}$1" "${@:2}"
    if [ "$(id -u)" -eq 0 ]; then
        set -- setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    fi
    (cd / && "$@" </dev/null)
}

# Creates and starts a server with a socket in its directory: start_postgresql
start_postgresql() {
    postgresql_data=$(mktemp -d "${TMPDIR:-/tmp}/football-gather-bench-XXXXXX") || return 73
    [ "$(id -u)" -ne 0 ] || chown 65534:65534 "$postgresql_data"
    run_postgresql initdb -D "$postgresql_data" -U postgres -A trust -E UTF8 --locale=C \
        >/dev/null || return 70
    run_postgresql pg_ctl -D "$postgresql_data" -l "$postgresql_data/log" -w -t 60 \
        -o "-c listen_addresses= -c unix_socket_directories='$postgresql_data'" start >/dev/null ||
        return 70
    postgresql=postgres://postgres@${postgresql_data//\//%2F}/postgres
    if [ "$(cat "$autogroups" 2>/dev/null)" = 1 ]; then
        if [ -w "$autogroups" ]; then
            had_autogroups=1
            echo 0 >"$autogroups"
        else
            echo "$autogroups is 1, so some requests may wait. As root, the benchmark sets it to 0." >&2
        fi
    fi
}

# Stops the server, and deletes its data.
stop_postgresql() {
    [ -n "$postgresql_data" ] || return 0
    run_postgresql pg_ctl -D "$postgresql_data" -m fast stop >/dev/null
    rm -rf "$postgresql_data"
    [ -z "$had_autogroups" ] || echo 1 >"$autogroups"
    # shellcheck disable=SC2034
    postgresql='' postgresql_data='' had_autogroups=''
}
