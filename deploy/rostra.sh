#!/bin/sh
# rostra with the settings of the service and as its user: what /usr/local/bin/rostra leads to (docs/hosting.md).
set -eu

environment=${ROSTRA_ENVIRONMENT:-/etc/rostra/rostra.env}
rostra=${ROSTRA:-/opt/rostra/bin/rostra}
user=${ROSTRA_USER:-rostra}

if [ ! -r "$environment" ]; then
    echo "$environment can be read by root only: sudo rostra $*" >&2
    exit 1
fi
export ROSTRA_HOME=/var/lib/rostra
while IFS= read -r line; do
    case $line in ROSTRA_*=?*) export "$line" ;; esac # as systemd reads it: nothing in it is the shell's
done <"$environment"

umask 077
if [ "$(id -un)" = "$user" ]; then
    exec "$rostra" "$@"
fi
exec runuser -u "$user" -- "$rostra" "$@"
