# A function that adds and removes features. Sourced after package.sh.
# shellcheck shell=bash

# Runs Scaffold and updates the module diagram: scaffold new-feature|remove-feature ARGUMENT …
scaffold() {
    local diagram=$root/.github/metrics/modules
    bootstrap
    build_tools Scaffold Metrics
    "$root/.build/debug/Scaffold" "$1" --package-path "$root" "${@:2}" || exit $?
    case " $* " in *' --help '* | *' -h '*) exit ;; esac
    "$root/.build/debug/Metrics" --package-path "$root" --dot "$diagram.dot" || exit $?
    if command -v dot >/dev/null; then
        dot -Tsvg -o "$diagram.svg" "$diagram.dot" || exit 73
    else
        echo "Tools/metrics --svg draws the new module diagram." >&2
    fi
}
