#!/bin/sh
# Make an AppImage of the bundle: python3 run.py bundle && packaging/appimage/build.sh
# Needs appimagetool (https://github.com/AppImage/appimagetool) in PATH or in $APPIMAGETOOL.
# UNTESTED beyond making the folder: no appimagetool was at hand. `--folder` makes only that.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' reconquista_qt/__init__.py)
folder=build/Reconquista.AppDir

rm -rf "$folder"
mkdir -p "$folder/usr/lib"
cp -r dist/reconquista-qt "$folder/usr/lib/reconquista-qt"
mv "$folder/usr/lib/reconquista-qt/share" "$folder/usr/share"
cp "$folder/usr/share/applications/reconquista-qt.desktop" "$folder/"
cp "$folder/usr/share/icons/hicolor/256x256/apps/reconquista-qt.png" "$folder/"
ln -s reconquista-qt.png "$folder/.DirIcon"
ln -s usr/lib/reconquista-qt/reconquista-qt "$folder/AppRun"
[ "${1:-}" = --folder ] && exit 0

"${APPIMAGETOOL:-appimagetool}" "$folder" "dist/Reconquista-$version-$(uname -m).AppImage"
