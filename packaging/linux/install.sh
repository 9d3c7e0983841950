#!/bin/sh
# Install the program that lies beside this script for the present user, or remove it again:
#   ./install.sh            into ~/.local: a command, a menu entry, and saved games open on double click
#   ./install.sh --remove   takes all of it away, but no saved game
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/reconquista-qt
command=$HOME/.local/bin/reconquista-qt

tell_the_desktop() {
    # Each of these may be missing; then the desktop notices at the next login.
    update-mime-database "$data/mime" 2>/dev/null || true
    update-desktop-database "$data/applications" 2>/dev/null || true
    gtk-update-icon-cache -q -t "$data/icons/hicolor" 2>/dev/null || true
}

forget_caches() {
    # What the desktop made of our files, and of nobody else's, goes with them.
    if [ -z "$(find "$data/mime/packages" -type f 2>/dev/null)" ]; then
        rm -rf "$data/mime"
    fi
    for cache in applications/mimeinfo.cache icons/hicolor/icon-theme.cache; do
        if [ -z "$(find "$data/${cache%/*}" -type f ! -path "$data/$cache" 2>/dev/null)" ]; then
            rm -f "$data/$cache"
        fi
    done
    for folder in "$data/applications" "$data/icons" "$data/metainfo" "$data/mime" \
        "$(dirname "$command")" "$(dirname "$program")"; do
        [ ! -d "$folder" ] || find "$folder" -depth -type d -empty -exec rmdir {} \;
    done
    # In a home that had neither before, nothing is left of them.
    rmdir "$data" "$HOME/.local" 2>/dev/null || true
}

remove() {
    if [ -f "$program/installed-files" ]; then
        while IFS= read -r file; do
            rm -f "$data/$file"
        done <"$program/installed-files"
    fi
    rm -f "$command"
    rm -rf "$program"
}

case ${1:-} in
--remove)
    remove
    tell_the_desktop
    forget_caches
    echo "Reconquista has been removed; saved games stay where they are."
    ;;
"")
    remove
    mkdir -p "$(dirname "$command")" "$program" "$data"
    cp -R "$here/." "$program/"
    ln -s "$program/reconquista-qt" "$command"
    (cd "$here/share" && find . -type f) >"$program/installed-files"
    cp -R "$here/share/." "$data/"
    # A menu does not always know ~/.local/bin.
    entry=$data/applications/reconquista-qt.desktop
    # Quoted only where it must be: not every desktop reads the quotes.
    case $command in
    *[!A-Za-z0-9/._-]*) named="\"$command\"" ;;
    *) named=$command ;;
    esac
    sed "s|^Exec=reconquista-qt|Exec=$named|" "$here/share/applications/reconquista-qt.desktop" >"$entry"
    tell_the_desktop
    echo "Reconquista is installed: see the menu of games, or run $command"
    ;;
*)
    echo "usage: install.sh [--remove]" >&2
    exit 2
    ;;
esac
