#!/bin/sh
# What the image has beside Rostra itself, under the root that is named: a user of its own, and their folder.
set -eu

root=${1%/}
echo 'rostra:x:10001:10001:Rostra:/var/lib/rostra:/usr/sbin/nologin' >>"$root/etc/passwd"
echo 'rostra:x:10001:' >>"$root/etc/group"
mkdir -p "$root/var/lib/rostra"
chmod 700 "$root/var/lib/rostra"
chown 10001:10001 "$root/var/lib/rostra"
