#!/bin/bash
# Tries the Debian packages in bare systems without Swift: lintian, installation, an evening, the server as
# a unit of a running systemd, an upgrade, removal and purge. Tools/package --try starts it as root:
# try-packages.sh FOLDER VERSION FOLDER-OF-NEWER NEWER-VERSION
# Scripts for the bare system are in single quotes, and it expands their variables.
# shellcheck disable=SC2016
set -u
here=$(readlink -f -- "$0") || exit 66
# shellcheck source=Tools/Shell/package.sh
. "${here%/*}/package.sh"
# shellcheck source=Tools/Shell/system.sh
. "${here%/*}/system.sh"
enter_mount_namespace "$@"
bootstrap debootstrap lintian systemd-nspawn
old=$1 old_version=$2 new=$3 new_version=$4
architecture=$(dpkg --print-architecture)

# Prints a step, and its output only if it fails: step NAME COMMAND …
failures=0
step() {
    local name=$1 started=$SECONDS
    shift
    if "$@" >"$log" 2>&1; then
        printf '  %-44s %3s s\n' "$name" $((SECONDS - started))
    else
        printf '  %-44s failed\n' "$name"
        sed 's/^/    /' "$log"
        failures=$((failures + 1))
    fi
}

# Makes a system with the packages of this project and what the trials use: prepare RELEASE
prepare() {
    make_system "$1" && mkdir "$system/packages" &&
        cp "$old"/football-gather*_"$old_version"_"$architecture".deb \
            "$new"/football-gather*_"$new_version"_"$architecture".deb "$system/packages/" &&
        cp "$old"/football-gather*_"$old_version"_"$architecture".tar.gz "$system/packages/" &&
        inside 'apt-get -q update && apt-get -q -y --no-install-recommends install \
            man-db bash-completion zsh fish curl systemd systemd-sysv dbus'
}

# Runs a shell script in the system as root: inside SCRIPT
inside() {
    in_system old="$old_version" new="$new_version" arch="$architecture" /bin/sh -eu -c "$1"
}

# Runs a shell script in the system as an ordinary user: as_user SCRIPT
as_user() {
    inside 'id player >/dev/null 2>&1 || useradd -m -s /bin/bash player'
    in_system HOME=/home/player setpriv --reuid=player --regid=player --init-groups \
        /bin/bash -euo pipefail -c "$1"
}

# The evening of one user in plain mode, and what is known of it later.
evening="cd ~ && football-gather <<'END'
$(cat "$root/Tools/Shell/evening.txt")
END"
history='cd ~ && echo "tab Gathers" | football-gather | grep "Score: 2-1, Winner: Team A"'

# Completes an option in an interactive zsh: complete.zsh PROGRAM
complete_in_zsh='zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "autoload -Uz compinit; compinit -u -D"
sleep 2
zpty -w -n shell "$1 --data-d"$'"'\\t'"'
for attempt in {1..40}; do
    sleep 0.5
    while zpty -r -t shell part; do output+=$part; done
    if [[ $output == *data-dir* ]]; then exit 0; fi
done
print -r -- "$output"
exit 1'

try_texts() {
    echo "$complete_in_zsh" >"$system/packages/complete.zsh"
    as_user 'man football-gather | grep "PLAIN MODE"
        man football-gather-server | grep FOOTBALL_GATHER_LISTEN
        test -z "$(man --warnings football-gather 2>&1 >/dev/null)"
        for name in football-gather football-gather-server; do
            bash -c "source /usr/share/bash-completion/bash_completion; _completion_loader $name || :
                COMP_WORDS=($name --dat) COMP_CWORD=1; _${name//-/_}; echo \"\${COMPREPLY[*]}\"" |
                grep -- --data-dir
            zsh -c "autoload -Uz compinit; compinit -u; print \$_comps[$name]" | grep -x "_$name"
            zsh -f /packages/complete.zsh "$name"
            fish -c "complete -C \"$name --dat\"" | grep -- --data-dir
        done'
}

# Runs a script with curl while systemd runs the server: with_server SCRIPT
with_server() {
    inside 'systemctl is-active football-gather-server
        url=http://127.0.0.1:8080/api
        '"$1"
}
sign_in='token=$(curl -fsS -u "ana:correct horse" -X POST $url/users/login |
    sed -n "s/.*\"token\":\"\([^\"]*\)\".*/\1/p")'

try_server() {
    with_server 'json="Content-Type: application/json"
        curl -fsS -H "$json" -d "{\"username\":\"ana\",\"password\":\"correct horse\"}" $url/users
        '"$sign_in"'
        curl -fsS -H "$json" -H "Authorization: Bearer $token" -d "{\"name\":\"Bo\"}" $url/players'
}

try_server_again() {
    with_server "$sign_in"'
        curl -fsS -H "Authorization: Bearer $token" $url/players | grep -q "\"Bo\""'
}

# Reads the state of the unit, and waits for a new process after a crash.
try_unit() {
    inside 'unit=football-gather-server
        pid() { systemctl show --property=MainPID --value "$unit"; }
        first=$(pid)
        systemctl reload "$unit"
        test "$(pid)" = "$first"
        systemctl kill --signal=KILL "$unit"
        until systemctl is-active "$unit" && test "$(pid)" != "$first"; do sleep 0.2; done
        curl -fsS http://127.0.0.1:8080/health/ready
        test "$(stat -c "%U %a" /var/lib/football-gather-server)" = "football-gather 700"
        systemctl stop "$unit"
        test "$(systemctl show --property=Result --value "$unit")" = success
        journalctl --unit="$unit" | grep stopp'
}

# An invalid option must not start the server again and again.
try_invalid_option() {
    inside 'unit=football-gather-server
        cp /etc/default/$unit /tmp/valid
        echo FOOTBALL_GATHER_THREADS=many >>/etc/default/$unit
        ! systemctl restart "$unit"
        test "$(systemctl show --property=ActiveState --value "$unit")" = failed
        test "$(systemctl show --property=ExecMainStatus --value "$unit")" = 64
        journalctl --unit="$unit" | grep -e "--threads is a number"
        cp /tmp/valid /etc/default/$unit
        rm /tmp/valid
        systemctl restart "$unit"'
}

# The files of the system, without those that every use of apt changes.
files() {
    inside 'find / -xdev \( -path /proc -o -path /dev -o -path /packages -o -path /var/lib/apt -o -path \
        /var/lib/dpkg -o -path /var/lib/systemd -o -path /var/cache -o -path /var/log -o -path /tmp -o -path /run -o -path /home \) \
        -prune -o -print' | LC_ALL=C sort
}

try_purge() {
    inside 'apt-get -q -y purge football-gather-server
        test ! -e /var/lib/football-gather-server
        test ! -e /etc/default/football-gather-server'
    files >"$work/after"
    [ -s "$work/after" ] || return
    # The user stays, and adduser.
    ! diff "$work/before" "$work/after" | grep '^>' | grep -v -e '^> /etc/[a-z]*-$' -e '\.pwd\.lock$'
}

try_system() {
    echo "$1:"
    step "create the bare system" prepare "$1"
    step "install the app" inside 'apt-get -q -y install /packages/football-gather_${old}_$arch.deb'
    step "libcurl and certificates are recommended" inside \
        'ls /usr/lib/*/libcurl.so.4 /etc/ssl/certs/ca-certificates.crt'
    step "play an evening" as_user "$evening"
    step "find it in the history" as_user "$history"
    step "upgrade the app" inside 'apt-get -q -y install /packages/football-gather_${new}_$arch.deb'
    step "find the evening again" as_user "$history"
    step "run the archives from any folder" as_user 'cd ~ && tar -xzf /packages/football-gather_*.tar.gz
        cd / && ~/football-gather-*/bin/football-gather --version'
    # What follows has no network, and these stay installed after the purge of the server.
    step "install what the server needs" inside 'apt-get -q -y satisfy \
        "$(dpkg-deb -f /packages/football-gather-server_${old}_$arch.deb Depends)"'
    step "boot the system" boot_system
    files >"$work/before"
    step "install the server" inside \
        'apt-get -q -y install /packages/football-gather-server_${old}_$arch.deb
        test "$(stat -c "%U %a" /var/lib/football-gather-server)" = "football-gather 700"
        test "$(stat -c "%U %a" /etc/default/football-gather-server)" = "root 640"'
    step "render man pages and complete options" try_texts
    step "serve, register, add a player" try_server
    step "reload, crash and stop the unit" try_unit
    step "refuse an invalid option once" try_invalid_option
    step "change a setting" inside 'echo "FOOTBALL_GATHER_THREADS=2" >>/etc/default/football-gather-server'
    step "upgrade the server" inside \
        'apt-get -q -y install /packages/football-gather-server_${new}_$arch.deb
        grep -q THREADS=2 /etc/default/football-gather-server'
    step "read the player" try_server_again
    step "remove the server, keep the data" inside 'apt-get -q -y remove football-gather-server
        test -s /var/lib/football-gather-server/football-gather-server.sqlite
        getent passwd football-gather'
    step "install the server again" inside \
        'apt-get -q -y install /packages/football-gather-server_${new}_$arch.deb'
    step "read the player again" try_server_again
    step "purge the server, leave nothing behind" try_purge
    step "purge the app, keep the user's data" inside 'apt-get -q -y purge football-gather
        test ! -e /usr/bin/football-gather
        test -d /home/player/.local/share/football-gather'
    delete_system
}

work=$(mktemp -d "$root/.build/try.XXXXXX") || fail 73 "$root/.build cannot be written."
log=$work/log
trap 'delete_system; rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
step "lintian" lintian --fail-on error "$old"/football-gather*_"$old_version"_"$architecture".deb
for release in bookworm trixie; do try_system "$release"; done
[ "$failures" -eq 0 ] || fail 1 "$failures steps failed."
