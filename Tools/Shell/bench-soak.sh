# Mixed requests to the web service over a long time, for Tools/bench. Sourced after bench-service.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154

bench_service_soak() {
    local data=$scratch/soak clients=6 arguments=() number load status=0
    rm -rf "$data"
    start_service "$data" || return 70
    for ((number = 0; number < clients; number++)); do
        sign_up "soak$number" || return 70
        arguments+=("$service_token" "$service_user")
    done
    wrk --threads "$clients" --connections "$clients" --duration "${seconds}s" \
        --script "$root/Tools/Shell/soak.lua" "$service_url" -- \
        "${arguments[@]}" "Basic $(printf 'soak0:correct horse' | base64)" >"$scratch/wrk" 2>&1 &
    load=$!
    printf '| seconds | requests | resident | descriptors | database |\n'
    printf '| ---: | ---: | ---: | ---: | ---: |\n'
    for ((number = 0; number < 10; number++)); do
        soak_row "$data" $((seconds * number / 10)) || {
            kill "$load"
            return 70
        }
        sleep "$((seconds / 10))"
    done
    wait "$load"
    soak_row "$data" "$seconds"
    echo
    sed -n '/ instead of \|unexpected statuses/p' "$scratch/wrk"
    grep -q ' 0 unexpected statuses, 0 failed connections' "$scratch/wrk" || status=1
    stop_service || return 70
    rm -rf "$data"
    return "$status"
}

# Prints the state of the server: soak_row DIRECTORY SECONDS
soak_row() {
    local folder=/proc/$service_process
    kill -0 "$service_process" || return 70
    printf '| %s | %s | %s MB | %s | %s MB |\n' "$2" \
        "$(curl -fsS "$service_url/metrics" | sed -n 's/^football_gather_request_seconds_count //p')" \
        "$(memory_of_service)" "$(find "$folder/fd" -mindepth 1 | wc -l)" \
        "$(du -sm "$1" | cut -f 1)"
}
