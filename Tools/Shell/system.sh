# Functions that make bare Debian systems in folders. Sourced after package.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154

# Bare systems, of which each run gets a copy.
systems=/var/cache/football-gather
# The folder of the copy, and once it has booted, the processes of systemd-nspawn and of its systemd.
system='' nspawn='' init=''

# Starts the command again as root, with mounts and processes that disappear at its end: enter_mount_namespace ARGUMENT …
enter_mount_namespace() {
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail 69 "only root can make a system in a folder."
        exec sudo --preserve-env=PATH -- "$here" "$@"
    fi
    [ "${FOOTBALL_GATHER_NAMESPACE-}" = yes ] ||
        FOOTBALL_GATHER_NAMESPACE=yes exec unshare --mount --propagation private --pid --fork \
            --kill-child --mount-proc -- "$here" "$@"
}

# Runs a command in the system, with nothing of this system's environment: in_system COMMAND …
in_system() {
    local enter=(chroot "$system")
    [ -z "$init" ] || enter=(nsenter --target "$init" --mount --uts --ipc --net --pid)
    "${enter[@]}" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 TERM=xterm \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# Makes a copy of a bare system, which the function PREPARE has completed once: make_system RELEASE [PREPARE]
make_system() {
    local base=$systems/$1${2:+-$2} old
    # Only one run at a time makes or copies a system.
    mkdir -p "$systems" && exec 9>"$systems/lock" && flock 9 || return 69
    # Copies of runs that were killed.
    for old in $(find "$systems" -mindepth 1 -maxdepth 1 -name '*.??????' -mtime +0); do
        delete_system "$old"
    done
    if [ -z "$(find "$base/complete" -mtime -7 2>/dev/null)" ]; then
        delete_system "$base"
        install_system "$1" "$base" "${2:-true}" && touch "$base/complete" || return 69
    fi
    system=$(mktemp -d "$systems/$1.XXXXXX") && cp -a "$base/." "$system" && exec 9>&- && mount_system
}

# Boots the system with its own systemd and a network without other machines.
boot_system() {
    local attempt state
    umount -l "$system"/{proc,sys,dev,run} && rm "$system/usr/sbin/policy-rc.d" || return
    systemd-nspawn --quiet --boot --register=no --keep-unit --private-network --console=pipe \
        --machine=football-gather --directory="$system" </dev/null >&2 &
    nspawn=$!
    for attempt in {1..300}; do
        init=$(pgrep --parent "$nspawn" --exact systemd) &&
            state=$(in_system systemctl is-system-running --wait 2>/dev/null) || :
        [ "${state-}" != running ] || return 0
        sleep 0.2
    done
    in_system systemctl --failed
    return 1
}

# Deletes a system, or the copy: delete_system [FOLDER]
delete_system() {
    local folder=${1-$system}
    if [ -n "$nspawn" ]; then
        kill -KILL "$nspawn"
        # Bash reports the end of a job that was killed.
        wait "$nspawn" 2>/dev/null
        nspawn='' init=''
    fi
    [ -n "$folder" ] && [ -e "$folder" ] || return 0
    awk -v folder="$folder/" 'index($2, folder) == 1 { print $2 }' /proc/self/mounts | sort -r |
        xargs -r umount -l
    # A folder of this system that is still mounted would be emptied.
    ! grep -qF " $folder/" /proc/self/mounts && rm -rf --one-file-system "$folder"
}

# Mounts what programs expect, and gives the system the network of this one.
mount_system() {
    mount -t proc proc "$system/proc" && mount --rbind /sys "$system/sys" &&
        mount --rbind /dev "$system/dev" && mount -t tmpfs tmpfs "$system/run" &&
        cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
}

# Installs a bare system: install_system RELEASE FOLDER PREPARE
install_system() {
    local script=/usr/share/debootstrap/scripts/$1
    # An older debootstrap does not know newer releases.
    [ -e "$script" ] || script=/usr/share/debootstrap/scripts/sid
    system=$2
    debootstrap --variant=minbase --include=ca-certificates \
        --keyring=/usr/share/keyrings/debian-archive-keyring.gpg "$1" "$system" \
        http://deb.debian.org/debian "$script" || return
    # The proxy of this system.
    apt-config dump Acquire | grep -E '^Acquire::(http|https|ftp)' >"$system/etc/apt/apt.conf.d/acquire"
    # Packages with services, such as PostgreSQL, would start them.
    printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d" && chmod 755 "$system/usr/sbin/policy-rc.d"
    mount_system && "$3" && in_system apt-get clean && umount -l "$system"/{proc,sys,dev,run}
}
