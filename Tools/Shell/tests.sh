# Functions that run tests and read their results. Sourced after package.sh.
# shellcheck shell=bash

# Swift Testing writes its events to a file, one JSON object a line. Quotes inside a string are
# escaped there, so the patterns below match keys and their values and nothing that a test prints.

# Seconds without an event after which a run counts as hanging: more than a busy machine needs for a
# single test.
hang_limit=${FOOTBALL_GATHER_HANG_LIMIT:-1200}

# Raises the limit for runs with tests that build whole packages or that a sanitizer slows down:
# allow_long_tests SECONDS
allow_long_tests() {
    [ "$hang_limit" -ge "$1" ] || hang_limit=${FOOTBALL_GATHER_HANG_LIMIT:-$1}
}

# The process group of the tests.
test_job=

# Runs tests and stops them when they hang: run_tests EVENTS LOG COMMAND …
#
# Ends with the command's exit code, or 124 after a hang, whose processes EVENTS.hung lists.
run_tests() {
    local events=$1 log=$2 status watcher
    shift 2
    rm -f "$events" "$events.hung"
    # With job control each job has a process group of its own, which can be stopped as a whole.
    set -m
    "$@" </dev/null >"$log" 2>&1 &
    test_job=$!
    watch_tests "$events" "$test_job" >/dev/null 2>&1 &
    watcher=$!
    set +m
    trap 'stop_tests "$test_job"; exit 130' INT
    trap 'stop_tests "$test_job"; exit 143' TERM
    # The redirection hides the message of bash about a killed job.
    { wait "$test_job"; } 2>/dev/null
    status=$?
    # After a hang the watcher has to finish stopping the tests.
    if [ -e "$events.hung" ]; then status=124; else kill -KILL -- "-$watcher" 2>/dev/null; fi
    wait "$watcher" 2>/dev/null
    trap 'exit 130' INT
    trap 'exit 143' TERM
    return "$status"
}

# Stops a run after `hang_limit` seconds in which the file of events has not grown.
watch_tests() {
    local events=$1 job=$2 size=0 before=-1 idle=0
    while :; do
        sleep 1
        [ ! -e "$events" ] || size=$(wc -c <"$events")
        idle=$((size == before ? idle + 1 : 0))
        before=$size
        if [ "$idle" -ge "$hang_limit" ]; then
            # shellcheck disable=SC2046 # Each process is an argument.
            ps -o pid=,stat=,wchan:24=,args= "$job" $(processes_below "$job") >"$events.hung"
            stop_tests "$job"
            return
        fi
    done
}

# Interrupts a test run, and kills the processes that remain after five seconds: stop_tests JOB
# shellcheck disable=SC2086
stop_tests() {
    local job=$1 processes
    processes=$(processes_below "$job")
    kill -INT -- "-$job" 2>/dev/null
    for _ in 1 2 3 4 5; do
        kill -0 "$job" 2>/dev/null || break
        sleep 1
    done
    kill -KILL -- "-$job" $processes 2>/dev/null
}

# The processes that a process has started, directly or not.
processes_below() {
    ps -e -o pid= -o ppid= 2>/dev/null | awk -v top="$1" '
        { parent[$1] = $2 }
        END {
            for (process in parent) {
                above = process
                while (above in parent && above != top) above = parent[above]
                if (above == top && process != top) print process
            }
        }'
}

# Starts two processes for each processor that only compute, until this process ends.
keep_processors_busy() {
    local process
    for ((process = 2 * $(getconf _NPROCESSORS_ONLN); process > 0; process--)); do
        (while kill -0 $$ 2>/dev/null; do for _ in {1..10000}; do :; done; done) &
    done
}

# Sets `passed`, `failed` and `skipped`, and `ended` to yes if the run has come to its end.
count_tests() {
    passed=0 failed=0 skipped=0 ended=no
    [ -s "$1" ] || return
    read -r passed failed skipped ended < <(awk '
        /"kind":"runEnded"/ { ended = "yes" }
        !/"text":"Test / { next }
        /"kind":"testSkipped"/ { skipped++ }
        /"kind":"testEnded"/ { if (/"symbol":"fail"/) failed++; else passed++ }
        END { print passed + 0, failed + 0, skipped + 0, ended ? ended : "no" }
    ' "$1")
}

# Prints the tests that have started and not ended.
unfinished_tests() {
    awk '
        !/"text":"Test / { next }
        { id = $0; sub(/.*"testID":"/, "", id); sub(/"}.*/, "", id) }
        /"kind":"testStarted"/ { running[id] = 1 }
        /"kind":"testEnded"/ { delete running[id] }
        END { for (id in running) { gsub(/\\\//, "/", id); print "  " id } }
    ' "$1" 2>/dev/null | sort
}

# Prints the tests that have failed.
failed_tests() {
    awk '
        /"text":"Test / && /"kind":"testEnded"/ && /"symbol":"fail"/ {
            sub(/.*"testID":"/, ""); sub(/"}.*/, ""); gsub(/\\\//, "/"); print "  " $0
        }
    ' "$1" | sort
}

# Reports a run that ended too early: report_incomplete_run EVENTS LOG STATUS
report_incomplete_run() {
    local unfinished
    cat "$2"
    if [ -e "$1.hung" ]; then
        echo "The tests were stopped: none has started or ended for $hang_limit seconds."
        echo "Processes that were running:"
        cut -c 1-200 "$1.hung"
    else
        echo "The test run ended with exit code $3 before all tests had ended."
    fi
    unfinished=$(unfinished_tests "$1")
    [ -z "$unfinished" ] || printf 'Tests that were running:\n%s\n' "$unfinished"
}

# Prints path, covered lines and all lines of each file in a report of llvm-cov, separated by tabs.
# Paths begin at the folder of Package.swift.
coverage_of_files() {
    awk -v folder="$root/" '
        # Each record begins inside an object of the report; its key ends the record before.
        BEGIN { RS = "{" }
        match($0, /"filename":"[^"]*"/) {
            file = substr($0, RSTART + 12, RLENGTH - 13)
            file = index(file, folder) == 1 ? substr(file, length(folder) + 1) : ""
        }
        isLines && file != "" {
            split($0, numbers, /[:,]/)
            printf "%s\t%d\t%d\n", file, numbers[4], numbers[2]
            file = ""
        }
        { isLines = /"lines":[ \n]*$/ }
    ' "$1"
}

# Adds up lines of name, covered lines and all lines, and prints a table.
coverage_table() {
    awk -F '\t' '
        { covered[$1] += $2; count[$1] += $3 }
        END {
            for (name in count) if (count[name]) {
                percent = int(covered[name] * 1000 / count[name]) / 10
                printf "%-44s %5d of %5d lines %5.1f %%\n", name, covered[name], count[name], percent
            }
        }
    ' | LC_ALL=C sort
}
