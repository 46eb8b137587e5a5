# Functions that make a bare Debian in a folder. Sourced after package.sh.
# shellcheck shell=bash
# shellcheck disable=SC2154

# Systems without the project, from which each run gets a copy.
systems=/var/cache/football-gather

# Starts the command again as root, with mounts that disappear at its end: enter_mount_namespace ARGUMENT …
enter_mount_namespace() {
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail 69 "only root can make a system in a folder."
        exec sudo --preserve-env=PATH -- "$here" "$@"
    fi
    [ "${FOOTBALL_GATHER_NAMESPACE-}" = yes ] ||
        FOOTBALL_GATHER_NAMESPACE=yes exec unshare --mount --propagation private -- "$here" "$@"
}

# Runs a command in the system: in_system COMMAND …
in_system() { chroot "$system" "$@"; }

# Makes a copy of a bare system, and sets `system` to its folder: make_system RELEASE
make_system() {
    local base=$systems/$1
    if [ -z "$(find "$base/complete" -mtime -7 2>/dev/null)" ]; then
        rm -rf "$base"
        system=$base
        install_system "$1" "$base" && touch "$base/complete" || return 69
    fi
    system=$(mktemp -d "$systems/$1.XXXXXX") && cp -a "$base/." "$system" && mount_system
}

delete_system() {
    [ -n "$system" ] || return 0
    umount -R "$system" 2>/dev/null
    # A mount that is still there would be emptied.
    ! grep -q " $system/" /proc/self/mounts && rm -rf --one-file-system "$system"
}

# Mounts what programs expect, and lets them reach the same network.
mount_system() {
    mount -t proc proc "$system/proc" && mount --rbind /sys "$system/sys" &&
        mount --rbind /dev "$system/dev" && mount -t tmpfs tmpfs "$system/run" &&
        cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
}

# Installs a system with the packages that the instructions of Swift name: install_system RELEASE FOLDER
install_system() {
    local script=/usr/share/debootstrap/scripts/$1
    # An older debootstrap does not know newer releases.
    [ -e "$script" ] || script=/usr/share/debootstrap/scripts/sid
    debootstrap --variant=minbase --include=ca-certificates,sudo "$1" "$2" \
        http://deb.debian.org/debian "$script" || return
    # The proxy of this system.
    apt-config dump Acquire | sed '/^Acquire::\(http\|https\|ftp\)/!d' >"$2/etc/apt/apt.conf.d/acquire"
    mount_system && in_system sh -eu <<'END' && umount -R "$2/proc" "$2/sys" "$2/dev" "$2/run"
export DEBIAN_FRONTEND=noninteractive
apt-get -q update
apt-get -q -y --no-install-recommends install binutils gcc git libc6-dev libcurl4-openssl-dev \
    libedit-dev libicu-dev libncurses-dev libpython3-dev libsqlite3-dev libxml2-dev pkg-config tzdata \
    uuid-dev "$(apt-cache -n search '^libstdc[+][+]-[0-9]*-dev$' | cut -d' ' -f1 | sort -V | tail -n 1)"
apt-get clean
rm -rf /var/lib/apt/lists/*
useradd --create-home --shell /bin/bash ana
useradd --create-home --shell /bin/bash bo
chmod 755 /home/ana
echo 'ana ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/ana
END
}
