#!/bin/sh
# Make a disk image of the application: python3 run.py bundle && packaging/macos/dmg.sh
# With $SIGN_AS set to a Developer ID the application is signed first.
# UNTESTED: no Macintosh was at hand.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' reconquista_qt/__init__.py)
stage=build/dmg

if [ -n "${SIGN_AS:-}" ]; then
    codesign --deep --force --options runtime --sign "$SIGN_AS" dist/Reconquista.app
fi
rm -rf "$stage"
mkdir -p "$stage"
cp -R dist/Reconquista.app "$stage/"
ln -s /Applications "$stage/Applications"
cp LICENSE "$stage/"
hdiutil create -volname Reconquista -srcfolder "$stage" -ov -format UDZO \
    "dist/Reconquista-$version-$(uname -m).dmg"
