# Benchmarks beside programs and libraries of PyPI, for Tools/bench.
# shellcheck shell=bash
# shellcheck disable=SC2154

solvers=$root/.build/team-solvers

bench_textual() {
    local library=$scratch/textual
    if ! python3 -m pip install --quiet --target "$library" --upgrade textual >"$scratch/log" 2>&1; then
        cat "$scratch/log"
        echo "Skipped, because Textual could not be installed from PyPI with python3 -m pip."
        return
    fi
    compare_keys -- "DataTable of Textual" 'Player 000001' \
        /usr/bin/env PYTHONPATH="$library" python3 "$root/Tools/Programs/TextualList/list.py" "$rows"
}

# Installs the solvers into a virtual environment, unless it has these versions.
install_solvers() {
    local packages=$root/Tools/Programs/TeamSolvers/requirements.txt
    cmp -s "$packages" "$solvers/installed.txt" || {
        python3 -m venv --clear "$solvers" &&
            "$solvers/bin/pip" install --quiet --disable-pip-version-check \
                --requirement "$packages" && cp "$packages" "$solvers/installed.txt"
    }
}

# Unlike a missing Textual, missing solvers are a failure: without them, nothing has been compared.
bench_teams_solvers() {
    local file=$scratch/team-requests.jsonl
    install_solvers >"$scratch/log" 2>&1 ||
        fail 69 "OR-Tools and prtpy cannot be installed from PyPI. Check python3 -m venv and $scratch/log."
    "$root/.build/release/TeamRequests" "$requests" --seed "$seed" >"$file" || return 70
    "$solvers/bin/python" -B "$root/Tools/Programs/TeamSolvers/compare.py" "$file"
}
