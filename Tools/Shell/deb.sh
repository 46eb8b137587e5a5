# Functions that make packages of a program. Sourced after package.sh by Tools/package, which sets the
# variables scratch, architecture, maintainer and SOURCE_DATE_EPOCH.
# shellcheck shell=bash disable=SC2154

# Copies a file to a path of the package: put MODE FILE PATH
put() { install -D -m "$1" "$2" "$tree/$3"; }

# Writes the standard input to a path of the package: write PATH
write() {
    mkdir -p "$tree/${1%/*}" && cat >"$tree/$1" && chmod 644 "$tree/$1"
}

# Fills the tree with the files that every program has: stage_program NAME FOLDER SECTION VERSION
stage_program() {
    local name=$1 binary=$root/.build/release/$1 doc=usr/share/doc/$1
    put 755 "$binary" "usr/$2/$name" &&
        strip --strip-all --remove-section=.comment "$tree/usr/$2/$name" &&
        "$binary" --man-page | gzip -9n | write "usr/share/man/man$3/$name.$3.gz" &&
        "$binary" --completions bash | write "usr/share/bash-completion/completions/$name" &&
        "$binary" --completions zsh | write "usr/share/zsh/vendor-completions/_$name" &&
        "$binary" --completions fish | write "usr/share/fish/vendor_completions.d/$name.fish" &&
        put 644 "$root/Tools/Packages/copyright" "$doc/copyright" &&
        gzip -9n <<END | write "$doc/changelog.gz"
$name ($4) unstable; urgency=medium

  * Release $4, made from the commit $(git -C "$root" rev-parse --short=12 HEAD).

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
}

# Fills the tree with the other files of the app.
stage_football-gather() {
    put 644 "$sources/football-gather.desktop" usr/share/applications/football-gather.desktop &&
        put 644 "$sources/football-gather.svg" \
            usr/share/icons/hicolor/scalable/apps/football-gather.svg
}

# Fills the tree with the other files of the server.
stage_football-gather-server() {
    put 640 "$sources/football-gather-server.default" etc/default/football-gather-server &&
        put 644 "$sources/football-gather-server.service" \
            usr/lib/systemd/system/football-gather-server.service
}

# Prints the Debian packages with the libraries that a program loads: dependencies NAME PATH
dependencies() {
    : >"$scratch/debian/control" &&
        (cd "$scratch" && dpkg-shlibdeps -O "debian/$1/$2") | sed -n 's/^shlibs:Depends=//p'
}

# Prints the size of the files in KiB, as dpkg-gencontrol counts it.
installed_size() {
    find "$tree" -mindepth 1 \( -type f -printf '%s\n' -o -printf '1024\n' \) |
        awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }'
}

# Writes DEBIAN with the control files: stage_control NAME FOLDER VERSION
stage_control() {
    local script needs size
    # dpkg-shlibdeps recognizes the tree of a package by the folder DEBIAN.
    size=$(installed_size) && mkdir "$tree/DEBIAN" && needs=$(dependencies "$1" "usr/$2/$1") &&
        [ -n "$needs" ] &&
        sed -e "s/@VERSION@/$3/; s/@ARCHITECTURE@/$architecture/; s/@MAINTAINER@/$maintainer/" \
            -e "s/@SIZE@/$size/; s/@DEPENDS@/$needs/" "$sources/control" >"$tree/DEBIAN/control" &&
        (cd "$tree" && find . -path ./DEBIAN -prune -o -type f -printf '%P\0' |
            LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums) || return
    [ ! -e "$sources/conffiles" ] || cp "$sources/conffiles" "$tree/DEBIAN/" || return
    for script in postinst prerm postrm; do
        [ ! -e "$sources/$script" ] || install -m 755 "$sources/$script" "$tree/DEBIAN/" || return
    done
}

# Makes the package and the archive of a program: make_packages NAME VERSION OUTPUT
make_packages() {
    local name=$1 version=$2 folder=bin section=1 base=$3/$1_$2_$architecture
    sources=$root/Tools/Packages/$name
    tree=$scratch/debian/$name
    [ "$name" = football-gather ] || { folder=sbin section=8; }
    rm -rf "$tree" && mkdir -p "$tree" && stage_program "$name" "$folder" "$section" "$version" &&
        "stage_$name" || return
    find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    # The archive runs from any folder, so it has no folder `usr`.
    (cd "$tree" && tar --sort=name --owner=0 --group=0 --numeric-owner \
        --transform "flags=r;s,^usr,$name-$version," --transform "flags=r;s,^etc,$name-$version/etc," \
        -c -- *) | gzip -9n >"$base.tar.gz" || return
    put 644 "$sources/overrides" "usr/share/lintian/overrides/$name" &&
        stage_control "$name" "$folder" "$version" || return
    find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$base.deb" >/dev/null
}
