# Functions that the commands in Tools share. A command sets `here` to its own path, without
# symbolic links, before it sources this file.
# shellcheck shell=bash

command=Tools/${here##*/}
root=${here%/Tools/*}
# With one of these variables Package.swift leaves out targets, but the commands need all of them. The
# third one changes how the app is linked, see `build_release`.
unset FOOTBALL_GATHER_FEATURE FOOTBALL_GATHER_PROGRAM FOOTBALL_GATHER_ARCHIVES
# Warnings are errors in all builds but those of `build_release`.
export FOOTBALL_GATHER_WARNINGS=error

# Prints an error and exits: fail CODE MESSAGE
fail() {
    echo "$command: $2" >&2
    exit "$1"
}

# Reports an invalid command line and exits: fail_usage MESSAGE
fail_usage() { fail 64 "$1"; }

# Installs the required tools, and the optional tools that are named: bootstrap [TOOL …]
bootstrap() { "$root/Tools/bootstrap" "$@" || exit $?; }

# Prints the commit of the sources, with a note if they have changed since then.
source_revision() {
    local commit changes
    commit=$(git -C "$root" rev-parse --short HEAD 2>/dev/null) || return
    changes=$(git -C "$root" status --porcelain -- Package.swift Modules App Tests Tools)
    echo "$commit${changes:+ with changes}"
}

# Prints a build log without SwiftPM's steps, `[3/40] …`, and remarks, so that the errors remain.
errors_in() { grep -v -e '^\[[0-9]*/[0-9]*\] ' -e '^remark: ' "$1"; }

# Succeeds if nothing has changed since the last build that worked: is_current STAMP PATH …
is_current() {
    local stamp=$1
    shift
    [ -e "$stamp" ] &&
        [ -z "$(find "$@" "$root/.build/toolchain" -newer "$stamp" -print -quit 2>/dev/null)" ]
}

# Builds, and shows SwiftPM's current step: run_build NAME LOG COMMAND …
#
# On a terminal one line is rewritten, and it disappears at the end. Otherwise the first step that
# begins ten seconds after the last printed one gets a line.
run_build() {
    local name=$1 log=$2 line shown=$SECONDS width=$((${COLUMNS:-80} - 1))
    shift 2
    "$@" </dev/null 2>&1 | tee "$log" | while IFS= read -r line; do
        # SwiftPM also reports that it waits for another build.
        [[ $line == '['* || $line == Another* ]] || continue
        line="Building $name: $line"
        if [ -t 2 ]; then
            printf '\r\033[K%s' "${line:0:width}" >&2
        elif [ $((SECONDS - shown)) -ge 10 ]; then
            echo "$line" >&2
            shown=$SECONDS
        fi
    done
    set -- "${PIPESTATUS[0]}"
    [ ! -t 2 ] || printf '\r\033[K' >&2
    return "$1"
}

# Builds a product for the user: build_product NAME LOG STAMP COMMAND …
#
# STAMP gets the time at which the build started. The time of the product is not suitable: SwiftPM does
# not update a product whose content stays the same, so the next run would build it again.
build_product() {
    local name=$1 log=$2 stamp=$3 started=$SECONDS
    shift 3
    : >"$stamp.new"
    echo "Building $name…" >&2
    if ! run_build "$name" "$log" "$@"; then
        errors_in "$log" >&2
        fail 1 "$name could not be built. Correct the errors above."
    fi
    mv -f "$stamp.new" "$stamp"
    echo "Built $name in $((SECONDS - started)) s." >&2
}

# Builds a program with optimization, which contains its libraries, and so starts in half the time. The app
# loads only the C library, the server also those of TLS and PostgreSQL: build_release NAME
build_release() {
    local archives=$root/.build/archives name folders
    set -- env -u FOOTBALL_GATHER_WARNINGS swift build -c release --package-path "$root" --product "$1"
    # The linker takes an archive only if the same folder has no shared library.
    mkdir -p "$archives/pkgconfig" || return 73
    for name in sqlite3 sodium utf8proc tinfo stdc++ uchardet expat minizip z freexl; do
        ln -sf "$(clang -print-file-name="lib$name.a")" "$archives/lib$name.a" || return 73
    done
    # The search paths of pkg-config, which have shared libraries, would come before that of the archives.
    IFS=: read -ra folders < <(pkg-config --variable pc_path pkg-config)
    find "${folders[@]}" -name '*.pc' -exec cp -t "$archives/pkgconfig" {} + 2>/dev/null
    sed -i 's/-L[^ ]*//g' "$archives"/pkgconfig/*.pc || return 73
    FOOTBALL_GATHER_ARCHIVES=$archives PKG_CONFIG_PATH=$archives/pkgconfig \
        "$@" --static-swift-stdlib --disable-local-rpath
}

# Builds a program with optimization unless it is current: build_program NAME
build_program() {
    local stamp=$root/.build/$1.built
    if [ -x "$root/.build/release/$1" ] &&
        is_current "$stamp" "$root/Package.swift" "$root/Modules" "$root/App"; then
        return
    fi
    if ! mkdir -p "$root/.build" 2>/dev/null || ! : 2>/dev/null >"$stamp.new"; then
        fail 73 "$1 must be built, but $root/.build cannot be written."
    fi
    build_product "$1" "$root/.build/$1.log" "$stamp" build_release "$1"
}

# Builds programs of the package, and prints only steps and errors: build_tools NAME …
build_tools() {
    local name log
    for name in "$@"; do
        log=$root/.build/$name.log
        if ! mkdir -p "$root/.build" 2>/dev/null || ! : 2>/dev/null >"$log"; then
            fail 73 "$root/.build cannot be written."
        fi
        if ! run_build "$name" "$log" swift build --package-path "$root" --product "$name"; then
            errors_in "$log" >&2
            fail 70 "$name could not be built. Correct the errors above."
        fi
    done
}
