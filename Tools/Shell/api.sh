# Functions that test the web service with schemathesis, which derives requests from the OpenAPI document.
# Sourced after package.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154

schemathesis=$root/.build/schemathesis-4.32.5

# Installs schemathesis from PyPI into a virtual environment, unless it is there.
install_schemathesis() {
    [ -e "$schemathesis/complete" ] || {
        python3 -m venv --clear "$schemathesis" &&
            "$schemathesis/bin/pip" install --quiet --disable-pip-version-check \
                "schemathesis==${schemathesis##*-}" && touch "$schemathesis/complete"
    }
}

# Starts a server, and tests it for about a minute: test_api FOLDER SERVER …
test_api() (
    folder=$1 user='ana:correct horse' ends='^(signOut.*|deleteUser)$'
    shift
    mkdir "$folder" && cd "$folder" || exit 73
    "$@" --listen 127.0.0.1:0 --data-dir "$folder/data" 2>log &
    server=$!
    trap 'kill "$server"' EXIT
    until port=$(sed -n 's/.*"event":"started".*"port":\([0-9]*\).*/\1/p' log) && [ -n "$port" ]; do
        kill -0 "$server" 2>/dev/null || { cat log && exit 70; }
        sleep 0.1
    done
    url=http://127.0.0.1:$port
    export NO_PROXY=127.0.0.1
    curl -fsS -H 'Content-Type: application/json' \
        -d "{\"username\":\"${user%:*}\",\"password\":\"${user#*:}\"}" "$url/api/users" || exit 70
    token=$(curl -fsS -X POST -u "$user" "$url/api/users/login" | sed 's/.*token":"\([^"]*\).*/\1/')
    # A rule can reject a value that matches its schema, such as an invisible name.
    cat >config.toml <<END
[auth.openapi]
bearer = { bearer = "$token" }
basic = { username = "${user%:*}", password = "${user#*:}" }

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "410", "422", "429"]
END
    run() {
        "$schemathesis/bin/st" --config-file config.toml run "$url/openapi.json" --checks all \
            --max-time "$@"
    }
    # Three operations end the token.
    run 30 --exclude-operation-id-regex "$ends" || exit
    run 10 --include-operation-id-regex "$ends" || exit
    trap - EXIT
    # With a sanitizer, the exit code reports its findings.
    kill "$server" && wait "$server" && exit
    cat log
    exit 70
)
